/**
 * Fields that are read whatever the request names, because resolvers of other fields read them: addresses and
 * types depend on the slug and the kind, texts of links and data for search engines on the title and excerpt, and the
 * dates of an event on its first one and on all of them.
 */
export const alwaysSelected: ReadonlySet<string> = new Set([
  'title',
  'slug',
  'excerpt',
  'kind',
  'archiveSection',
  'createdAt',
  'updatedAt',
  'eventDates',
  'eventStartDate',
  'eventEndDate',
]);

type Select = Record<string, true>;

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
};

/**
 * Returns the fields of a collection that a request needs.
 *
 * @param identifiers the identifiers of the request. Most fields have the same name in the contract.
 */
export function selectOf(
  { slug, flattenedFields }: Collection,
  identifiers: ReadonlySet<string>,
): Select | undefined {
  if (slug === 'media') return fileFields;
  if (slug === 'formerAddresses' || slug === 'redirects') return undefined;
  const names = flattenedFields.map(({ name }) => name);
  return Object.fromEntries(
    names
      .filter((name) => alwaysSelected.has(name) || identifiers.has(name))
      .map((name) => [name, true]),
  );
}

/**
 * Returns the identifiers of a request. The words of its comments and texts are among them, so that a field may be
 * read that is not needed.
 */
export const identifiersIn = (query: string | undefined): ReadonlySet<string> =>
  new Set(query?.match(/\w+/g));
