import { categoryList } from '../api/relatedLists';
import type { ContentBlock } from './ContentBlock';
import {
  basicFilterFields,
  listFilterBasic,
  quantityFields,
  quantityResolvers,
} from './listFields';

/** Categories of accommodations. */
export const ListCategoriesAccommodations: ContentBlock<'listCategoriesAccommodations'> = {
  handle: 'listCategoriesAccommodations',
  labels: {
    singular: { it: 'Categorie di alloggi', en: 'Accommodation categories' },
    plural: { it: 'Categorie di alloggi', en: 'Accommodation categories' },
  },
  fields: [
    ...basicFilterFields('listCategories', 'accommodationsCategories', {
      it: 'Categorie',
      en: 'Categories',
    }),
    ...quantityFields,
  ],
  resolvers: {
    ...quantityResolvers,
    listFilterBasic,
    listCategories: categoryList('accommodationsCategories', ({ block }) => block.listCategories),
  },
};
