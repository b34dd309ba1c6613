import type { Field } from 'payload';
import { searchWords } from '../lib/searchWords';
import { textOf } from '../lib/textOf';

/**
 * What search looks through: the words of the named fields without accents, in small letters.
 * Kept beside the document because blocks are JSON and cannot be searched in the database.
 */
export const searchText = (sources: readonly string[]): Field => ({
  name: 'searchText',
  type: 'textarea',
  localized: true,
  admin: { hidden: true },
  hooks: {
    beforeChange: [
      ({ data }) => searchWords(sources.map((name) => textOf(data?.[name])).join(' ')).join(' '),
    ],
  },
});
