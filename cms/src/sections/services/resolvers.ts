import { categoryFields } from '../../api/categories/category';
import { categoryList } from '../../api/categories/categoryList';
import { contentManager } from '../../api/contentManager';
import type { ResolverMap } from '../../api/ContractResolvers';
import { assetList } from '../../api/media/assetList';
import { placeFields } from '../../api/place';
import { seoOf } from '../../api/seo';
import { entryFields } from '../../api/entries/entry';
import { option } from '../../api/entries/option';
import { serviceTypes } from './options';

export const serviceResolvers = {
  services_services_Entry: {
    ...entryFields,
    ...placeFields,
    image: assetList(({ doc }) => doc.image),
    categories: categoryList('servicesCategories', ({ doc }) => doc.categories),
    serviceType: option(serviceTypes, (doc) => doc.serviceType),
    contentManager: contentManager(({ doc }) => doc.contentManager),
    seo: seoOf,
  },
  servicesCategories_Category: {
    ...categoryFields,
    image: assetList(({ doc }) => doc.image),
  },
} satisfies ResolverMap<'services_services_Entry' | 'servicesCategories_Category'>;
