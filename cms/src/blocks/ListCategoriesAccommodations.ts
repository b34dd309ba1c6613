import { categoryList } from '../api/categories/categoryList';
import { choices } from '../fields/options';
import type { BlockSource, ContentBlock } from './ContentBlock';

type Source = BlockSource<'listCategoriesAccommodations'>;

/** Categories of accommodations. */
export const ListCategoriesAccommodations: ContentBlock = {
  handle: 'listCategoriesAccommodations',
  labels: {
    singular: { it: 'Categorie di alloggi', en: 'Categories of accommodations' },
    plural: { it: 'Categorie di alloggi', en: 'Categories of accommodations' },
  },
  fields: [
    {
      name: 'listFilterBasic',
      type: 'radio',
      defaultValue: 'all',
      options: choices({ all: ['Tutte', 'All'], entries: ['Scelte', 'Chosen'] }),
      label: { it: 'Quali', en: 'Which' },
    },
    {
      name: 'listCategories',
      type: 'relationship',
      relationTo: 'accommodationsCategories',
      hasMany: true,
      label: { it: 'Categorie', en: 'Categories' },
      admin: {
        condition: (_: unknown, sibling: { listFilterBasic?: string }) =>
          sibling.listFilterBasic === 'entries',
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'elementQuantity',
          type: 'number',
          min: 1,
          max: 100,
          label: { it: 'Quante al massimo', en: 'How many at most' },
        },
        {
          name: 'slidesQuantity',
          type: 'number',
          min: 1,
          max: 6,
          label: { it: 'Quante insieme', en: 'How many at once' },
        },
      ],
    },
    {
      name: 'isSliderSettings',
      type: 'checkbox',
      label: { it: 'Scorrevoli', en: 'As a slider' },
    },
  ],
  resolvers: {
    elementQuantity: ({ block }: Source) => block.elementQuantity,
    slidesQuantity: ({ block }: Source) => block.slidesQuantity,
    isSliderSettings: ({ block }: Source) => block.isSliderSettings ?? false,
    listFilterBasic: ({ block }: Source) => block.listFilterBasic ?? 'all',
    listCategories: categoryList(
      'accommodationsCategories',
      ({ block }: Source) => block.listCategories,
    ),
  },
};
