import { categoryFields } from '../../api/categories/category';
import { categoryList } from '../../api/relatedLists';
import { contentManager } from '../../api/contentManager';
import type { SomeResolvers } from '../../api/ContractResolvers';
import { assetList } from '../../api/media/assetList';
import { placeFields } from '../../api/place';
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
    contentManager,
  },
  servicesCategories_Category: {
    ...categoryFields,
    image: assetList(({ doc }) => doc.image),
  },
} satisfies SomeResolvers;
