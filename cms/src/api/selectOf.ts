import { imageWidths } from '../media/widths';

/**
 * Fields that are read whatever the request names: links need the title and the slug of their target, and the
 * type and the address of a page depend on its kind.
 */
const alwaysSelected = new Set(['title', 'slug', 'kind', 'archiveSection']);

type Select = Record<string, true | Record<string, Record<string, true>>>;

interface Collection {
  slug: string;
  flattenedFields: readonly { name: string }[];
}

/** The file fields of the contract. Payload's URL fields are omitted, because it computes them. */
const fileFields: Select = {
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
 * Returns the fields of a collection that a request needs.
 *
 * @param fields the names of fields that its resolvers read, see `fieldsToRead`
 */
export function selectOf(
  { slug, flattenedFields }: Collection,
  fields: ReadonlySet<string>,
): Select | undefined {
  if (slug === 'media') return fileFields;
  if (slug === 'formerAddresses' || slug === 'redirects') return undefined;
  const names = flattenedFields.map(({ name }) => name);
  return Object.fromEntries(
    names
      .filter((name) => alwaysSelected.has(name) || fields.has(name))
      .map((name) => [name, true]),
  );
}

/** Returns the words of a query. */
export const wordsOf = (query: string | undefined): ReadonlySet<string> =>
  new Set(query?.match(/\w+/g));
