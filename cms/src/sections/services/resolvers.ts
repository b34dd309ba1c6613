import { serviceTypes } from './options';
import type { Service } from '../../payload-types';
import { categoryFields, type CategorySource } from '../../api/categories/category';
import { categoryList } from '../../api/categories/categoryList';
import { contentManager } from '../../api/contentManager';
import type { TypeResolvers } from '../../api/FieldResolver';
import { assetList } from '../../api/media/assetList';
import { placeFields } from '../../api/place';
import { seoOf } from '../../api/seo';
import { entryFields, type EntrySource } from '../../api/entries/entry';
import { option } from '../../api/entries/option';

type Source = EntrySource<'services'>;

export const serviceResolvers: TypeResolvers = {
  services_services_Entry: {
    ...entryFields,
    ...placeFields,
    image: assetList(({ doc }: Source) => doc.image),
    excerpt: ({ doc }: Source) => doc.excerpt,
    categories: categoryList('servicesCategories', ({ doc }: Source) => doc.categories),
    serviceType: option<Service>(serviceTypes, (doc) => doc.serviceType),
    contentManager: contentManager(({ doc }: Source) => doc.contentManager),
    seo: seoOf,
  },
  servicesCategories_Category: {
    ...categoryFields,
    image: assetList(({ doc }: CategorySource<'servicesCategories'>) => doc.image),
  },
};
