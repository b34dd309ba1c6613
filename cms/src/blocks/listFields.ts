import type { CollectionSlug, Field } from 'payload';
import type { AdminText } from '../lib/adminLanguage';
import { choices } from '../fields/options';

/** Fields for the number of items and for the slider. */
export const quantityFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'elementQuantity',
        type: 'number',
        min: 1,
        max: 100,
        label: { it: 'Quanti al massimo', en: 'Maximum number' },
        admin: {
          description: {
            it: 'Vuoto: il numero predefinito del sito.',
            en: 'If empty, the default of the site.',
          },
        },
      },
      {
        name: 'slidesQuantity',
        type: 'number',
        min: 1,
        max: 6,
        label: { it: 'Quanti insieme', en: 'Number shown at once' },
        admin: {
          description: {
            it: 'Sugli schermi grandi, se scorrono.',
            en: 'On large screens, in a slider.',
          },
        },
      },
    ],
  },
  {
    name: 'isSliderSettings',
    type: 'checkbox',
    label: { it: 'Si sfogliano di lato', en: 'Show as a slider' },
  },
];

/** A relationship field that is shown while another field has a certain value. */
const chosenBy = (
  choice: string,
  value: string,
  field: { name: string; relationTo: CollectionSlug; label: AdminText },
): Field => ({
  ...field,
  type: 'relationship',
  hasMany: true,
  admin: {
    condition: (_: unknown, sibling: Record<string, unknown>) => sibling[choice] === value,
  },
});

/** Fields to list all items, or chosen ones. */
export const basicFilterFields = (
  name: string,
  relationTo: CollectionSlug,
  label: AdminText,
): Field[] => [
  {
    name: 'listFilterBasic',
    type: 'radio',
    defaultValue: 'all',
    options: choices({ all: ['Tutti', 'All'], entries: ['Scelti', 'Chosen'] }),
    label: { it: 'Quali', en: 'Which ones' },
  },
  chosenBy('listFilterBasic', 'entries', { name, relationTo, label }),
];

/** Fields to list all items, those of a category or a tag, or chosen ones. */
export const filterFields = (section: 'events' | 'news'): Field[] => [
  {
    name: 'listFilter',
    type: 'radio',
    defaultValue: 'all',
    options: choices({
      all: ['Tutti', 'All'],
      category: ['Per categoria', 'By category'],
      tag: ['Per etichetta', 'By tag'],
      entries: ['Scelti', 'Chosen'],
    }),
    label: { it: 'Quali', en: 'Which ones' },
  },
  chosenBy('listFilter', 'category', {
    name: 'listCategories',
    relationTo: `${section}Categories`,
    label: { it: 'Categorie', en: 'Categories' },
  }),
  chosenBy('listFilter', 'tag', {
    name: 'listTags',
    relationTo: `${section}Tags`,
    label: { it: 'Etichette', en: 'Tags' },
  }),
  chosenBy('listFilter', 'entries', {
    name: 'listEntries',
    relationTo: section,
    label: { it: 'Scelti', en: 'Chosen' },
  }),
];

interface ListBlock {
  isSliderSettings?: boolean | null;
}

/** Resolvers of the fields of every list block. */
export const quantityResolvers = {
  isSliderSettings: ({ block }: { block: ListBlock }) => block.isSliderSettings ?? false,
};

/** Resolver of the basic filter. */
export const listFilterBasic = ({ block }: { block: { listFilterBasic?: string | null } }) =>
  block.listFilterBasic ?? 'all';

/** Resolver of the filter of events and news. */
export const listFilter = ({ block }: { block: { listFilter?: string | null } }) =>
  block.listFilter ?? 'all';
