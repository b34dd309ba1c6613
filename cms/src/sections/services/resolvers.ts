import { categoryFields } from '../../api/categories/category';
import { categoryList } from '../../api/relatedLists';
import { contentManager } from '../../api/contentManager';
import type { SomeResolvers } from '../../api/ContractResolvers';
import { dateTime } from '../../api/dateTime';
import { assetList } from '../../api/media/assetList';
import { addressFields } from '../../api/address';
import { entryFields } from '../../api/entries/entry';
import { optionField } from '../../api/entries/optionField';
import { serviceTypes } from './options';

export const serviceResolvers = {
  services_services_Entry: {
    ...entryFields,
    ...addressFields,
    image: assetList(({ doc }) => doc.image),
    categories: categoryList('servicesCategories', ({ doc }) => doc.categories),
    serviceType: optionField(serviceTypes, (doc) => doc.serviceType),
    deadline: ({ doc }) => dateTime(doc.deadline),
    contentManager,
  },
  servicesCategories_Category: {
    ...categoryFields,
    image: assetList(({ doc }) => doc.image),
  },
} satisfies SomeResolvers;
