/** Document fields by their names in the contract. */
const sortable = new Map([
  ['id', 'id'],
  ['title', 'titleSort'],
  ['slug', 'slug'],
  ['postDate', 'postDate'],
  ['dateCreated', 'createdAt'],
  ['dateUpdated', 'updatedAt'],
]);

/**
 * Converts `orderBy`, for example `priceMin ASC, title DESC`, to Payload's sort. Unknown fields are ignored.
 * The id is added at the end, so that pages of a list never overlap.
 *
 * @param more Additional fields by which the section can be sorted.
 */
export function sortOf(
  orderBy: string | null | undefined,
  fallback: string[],
  more: readonly string[] = [],
): string[] {
  const wanted = (orderBy ?? '').split(',').flatMap((part) => {
    const [name = '', direction = 'ASC'] = part.trim().split(/\s+/);
    const field = more.includes(name) ? name : sortable.get(name);
    return field ? [`${direction.toUpperCase() === 'DESC' ? '-' : ''}${field}`] : [];
  });
  const sort = wanted.length > 0 ? wanted : fallback;
  return sort.some((field) => field.replace('-', '') === 'id') ? sort : [...sort, '-id'];
}
