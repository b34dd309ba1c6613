/**
 * The pages that are worth a link: the first, the last, this one and its neighbours. Null stands for
 * what is left out between two; a single page is not left out.
 */
export function pagesAround(page: number, last: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((one, index) => {
    const gap = one - (pages[index - 1] ?? 0);
    if (gap === 2) return [one - 1, one];
    return gap > 2 ? [null, one] : [one];
  });
}
