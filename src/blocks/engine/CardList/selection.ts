interface RawSelection {
  elementQuantity: number | null;
  listFilter?: string | null;
  listFilterBasic?: string | null;
}

type RawIds = readonly ({ id: string | null } | null)[];

interface RawFilter extends RawSelection {
  listCategories: readonly ({ slug: string | null } | null)[];
  listTags: readonly ({ slug: string | null } | null)[];
}

/** Whether the editor chose the entries individually; otherwise a rule selects them. */
export function hasChosenEntries({ listFilter, listFilterBasic }: RawSelection): boolean {
  return (listFilter ?? listFilterBasic) === 'entries';
}

/** Returns the ids of the chosen entries, in the editor's order. */
export function idsOf(chosen: RawIds): string[] {
  return chosen.flatMap((one) => one?.id ?? []);
}

/**
 * Returns the maximum number of items; null for all.
 * @param defaultLimit applies when the editor gave no usable number; chosen entries are all shown then
 */
export function limitOf(block: RawSelection, defaultLimit: number | null): number | null {
  const quantity = Math.floor(block.elementQuantity ?? 0);
  if (quantity >= 1) return quantity;
  return hasChosenEntries(block) ? null : defaultLimit;
}

/** Returns the query variables of a list: the chosen entries in their order, or those of the filter. */
export function getEntryVariables(
  block: RawSelection & { listEntries: RawIds },
  defaultLimit: number | null,
  filter: ReturnType<typeof getFilterVariables> & { deadline?: string[] } = {},
) {
  const limit = limitOf(block, defaultLimit);
  return hasChosenEntries(block)
    ? { id: idsOf(block.listEntries), fixedOrder: true, orderBy: null, limit }
    : { limit, ...filter };
}

/**
 * Returns query variables that filter a list by categories or tags (any of them); without a choice there is
 * no filter.
 */
export function getFilterVariables(section: 'events' | 'news', block: RawFilter) {
  const categories = block.listFilter === 'category' ? slugsOf(block.listCategories) : [];
  const tags = block.listFilter === 'tag' ? slugsOf(block.listTags) : [];
  return {
    ...(categories.length > 0 && {
      relatedToCategories: [{ group: [`${section}Categories`], slug: categories }],
    }),
    ...(tags.length > 0 && { relatedToTags: [{ group: [`${section}Tags`], slug: tags }] }),
  };
}

function slugsOf(chosen: RawFilter['listTags']): string[] {
  return chosen.flatMap((one) => one?.slug ?? []);
}
