import { categoryList } from '../api/relatedLists';
import type { ContentBlock } from './ContentBlock';
import {
  basicFilterFields,
  listFilterBasic,
  quantityFields,
  quantityResolvers,
} from './listFields';

/** Categories of services. */
export const ListCategoriesServices: ContentBlock<'listCategoriesServices'> = {
  handle: 'listCategoriesServices',
  labels: {
    singular: { it: 'Categorie di servizi', en: 'Service categories' },
    plural: { it: 'Categorie di servizi', en: 'Service categories' },
  },
  fields: [
    ...basicFilterFields('listCategories', 'servicesCategories', {
      it: 'Categorie',
      en: 'Categories',
    }),
    ...quantityFields,
  ],
  resolvers: {
    ...quantityResolvers,
    listFilterBasic,
    listCategories: categoryList('servicesCategories', ({ block }) => block.listCategories),
  },
};
