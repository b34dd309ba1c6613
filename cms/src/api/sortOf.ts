/** Fields of documents by the contract's words for them. */
const sortable: Record<string, string> = {
  id: 'id',
  title: 'titleSort',
  slug: 'slug',
  postDate: 'postDate',
  dateCreated: 'createdAt',
  dateUpdated: 'updatedAt',
};

/**
 * Payload's sort for `orderBy`, for example `priceMin ASC, title DESC`. Unknown fields are left
 * out; the id comes last, so that pages of a list never overlap.
 *
 * @param more Further fields that the section can be sorted by.
 */
export function sortOf(
  orderBy: string | null | undefined,
  fallback: string[],
  more: readonly string[] = [],
): string[] {
  const wanted = (orderBy ?? '').split(',').flatMap((part) => {
    const [name = '', direction = 'ASC'] = part.trim().split(/\s+/);
    const field = more.includes(name) ? name : sortable[name];
    return field ? [`${direction.toUpperCase() === 'DESC' ? '-' : ''}${field}`] : [];
  });
  const sort = wanted.length > 0 ? wanted : fallback;
  return sort.some((field) => field.replace('-', '') === 'id') ? sort : [...sort, '-id'];
}
