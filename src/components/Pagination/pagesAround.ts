/**
 * Returns the pages that get a link: the first, the last, this one and its neighbours. Null stands for a gap;
 * a gap of a single page is filled.
 */
export function pagesAround(page: number, last: number): (number | null)[] {
  const candidates = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last);
  const pages = [...new Set(candidates)].sort((a, b) => a - b);
  return pages.flatMap((one, index) => {
    const gap = one - (pages[index - 1] ?? 0);
    if (gap === 2) return [one - 1, one];
    return gap > 2 ? [null, one] : [one];
  });
}
