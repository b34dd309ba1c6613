import type { UIField } from 'payload';
import type { AdminText } from '../lib/adminLanguage';

/** A column of the editors' list that is no field of the form. */
const column = (name: string, label: AdminText, cell: string): UIField => ({
  name,
  type: 'ui',
  label,
  admin: { components: { Cell: `/src/admin/lists/${cell}#${cell}` } },
});

/** The languages in which an entry has a page, and who changed it when. */
export const listColumns = [
  column('languages', { it: 'Lingue', en: 'Languages' }, 'LanguagesCell'),
  column('changed', { it: 'Ultima modifica', en: 'Last changed' }, 'ChangedCell'),
];

/** Links above a list to the rows that have something to do. */
export const quickFilters = '/src/admin/lists/QuickFilters#QuickFilters';
