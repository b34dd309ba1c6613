import type { Field } from 'payload';
import { searchWords } from '../lib/searchWords';
import { readableTextOf } from '../lib/readableTextOf';

/**
 * The text for search: the words of the source fields without accents, in lower case. It is stored in a
 * column, because blocks are JSON and the database cannot search them.
 */
export const searchText = (sources: readonly string[]): Field => ({
  name: 'searchText',
  type: 'textarea',
  localized: true,
  admin: { hidden: true },
  hooks: {
    beforeChange: [
      ({ data }) =>
        searchWords(sources.map((name) => readableTextOf(data?.[name])).join(' ')).join(' '),
    ],
  },
});
