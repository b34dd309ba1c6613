/**
 * Returns the smallest page that contains a range of a list, because Payload supports pages instead of
 * offsets.
 */
export function pageAround(offset: number, limit: number): { page: number; size: number } {
  const pageOf = (index: number, size: number): number => Math.floor(index / size);
  let size = limit;
  while (pageOf(offset, size) !== pageOf(offset + limit - 1, size)) size += 1;
  return { page: pageOf(offset, size), size };
}
