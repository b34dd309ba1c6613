import type { Field } from 'payload';
import { searchWords } from '@studium/shared/words';
import { readableTextOf } from '../lib/readableTextOf';
import { programField } from './programField';

/** Characters of an entry that the search includes, about ten pages. */
const maxSearched = 30_000;

/**
 * The text for search: the words of the title and the source fields without accents, in lower case. It is stored in a
 * column, because blocks are JSON and the database cannot search them.
 */
export const searchText = (sources: readonly string[]): Field => ({
  name: 'searchText',
  type: 'textarea',
  localized: true,
  // The field of the search in the list of the admin names it.
  label: { it: 'Testo', en: 'Text' },
  admin: programField,
  hooks: {
    beforeChange: [
      ({ data }) =>
        searchWords(
          ['title', ...sources]
            .map((name) => readableTextOf(data?.[name]))
            .join(' ')
            .slice(0, maxSearched),
        ).join(' '),
    ],
  },
});
