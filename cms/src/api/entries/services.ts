import { serviceTypes } from '../../collections/Services.options';
import type { Service } from '../../payload-types';
import { categoryList } from '../categories/categoryList';
import { contentManager } from '../contentManager';
import type { TypeResolvers } from '../FieldResolver';
import { assetList } from '../media/assetList';
import { placeFields } from '../place';
import { seoOf } from '../seo';
import { entryFields, type EntrySource } from './entry';
import { option } from './option';

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
};
