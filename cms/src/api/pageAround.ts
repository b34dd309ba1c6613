/**
 * The smallest page that holds a part of a list whole: Payload knows pages only, and an offset may
 * lie between two of them.
 */
export function pageAround(offset: number, limit: number): { page: number; size: number } {
  const pageOf = (index: number, size: number): number => Math.floor(index / size);
  let size = limit;
  while (pageOf(offset, size) !== pageOf(offset + limit - 1, size)) size += 1;
  return { page: pageOf(offset, size), size };
}
