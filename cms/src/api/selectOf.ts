import { imageWidths } from '../media/widths';
import { sortable } from './entries/sectionFilters';

/** Read whatever is asked: fields with other names are derived from these, and lists are sorted. */
const always = new Set([
  'title',
  'slug',
  'excerpt',
  'kind',
  'archiveSection',
  'postDate',
  'createdAt',
  'updatedAt',
  ...Object.values(sortable).flat(),
]);

type Select = Record<string, true | Record<string, Record<string, true>>>;

interface Collection {
  slug: string;
  flattenedFields: readonly { name: string }[];
}

/** What the contract says of a file. Payload also keeps addresses that it would have to make. */
const ofFiles: Select = {
  alt: true,
  title: true,
  filename: true,
  mimeType: true,
  filesize: true,
  width: true,
  height: true,
  sizes: Object.fromEntries(
    imageWidths.map((width) => [`w${width}`, { filename: true, width: true }]),
  ),
};

/**
 * The fields to read of a collection. A field has the same name in the contract, so one that no word
 * of the request names is not asked for.
 */
export function selectOf(
  { slug, flattenedFields }: Collection,
  words: ReadonlySet<string>,
): Select | undefined {
  if (slug === 'media') return ofFiles;
  if (slug === 'formerAddresses') return undefined;
  const names = flattenedFields.map(({ name }) => name);
  return Object.fromEntries(
    names.filter((name) => always.has(name) || words.has(name)).map((name) => [name, true]),
  );
}

/** The words of a query. */
export const wordsOf = (query: string | undefined): ReadonlySet<string> =>
  new Set(query?.match(/\w+/g));
