import { categoryList } from '../api/categories/categoryList';
import type { BlockSource, ContentBlock } from './ContentBlock';
import {
  basicFilterFields,
  listFilterBasic,
  quantityFields,
  quantityResolvers,
} from './listFields';

type Source = BlockSource<'listCategoriesServices'>;

/** Categories of services. */
export const ListCategoriesServices: ContentBlock = {
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
    listCategories: categoryList('servicesCategories', ({ block }: Source) => block.listCategories),
  },
};
