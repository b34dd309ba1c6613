import { searchWords } from '@studium/shared/words';
import { readableTextOf } from '../lib/readableTextOf';
import { sortKey } from '../lib/sortKey';

/** The tables of entries in each language, with the columns whose words `search_text` stores besides those of the title. */
export const searchedTables: [table: string, columns: string[]][] = [
  ['accommodations_locales', ['excerpt', 'content_manager']],
  ['services_locales', ['excerpt', 'content_manager']],
  ['events_locales', ['excerpt', 'ticket', 'content_manager']],
  ['news_locales', ['excerpt', 'content_manager']],
  ['pages_locales', ['content_manager']],
  ['universities_locales', ['subtitle', 'content_manager']],
  ['poi_locales', ['description']],
];

/** A row of such a table. SQLite returns JSON as text. */
export interface SearchedRow extends Record<string, unknown> {
  id: number;
  title: string | null;
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The words by which an entry is found and sorted, from its row. */
export const storedWords = ({ id, title, ...texts }: SearchedRow) => ({
  id,
  searchText: searchWords(
    [title ?? '', ...Object.values(texts).map((value) => readableTextOf(parsed(value)))].join(' '),
  ).join(' '),
  titleSort: title === null ? null : sortKey(title),
});
