interface RawSelection {
  elementQuantity: number | null;
  listFilter?: string | null;
  listFilterBasic?: string | null;
}

interface RawFilter extends RawSelection {
  listCategories: readonly ({ slug: string | null } | null)[];
  listTags: readonly ({ slug: string | null } | null)[];
}

/** Whether an editor chose one by one what a list shows; else it goes by a rule. */
export function isChosen({ listFilter, listFilterBasic }: RawSelection): boolean {
  return (listFilter ?? listFilterBasic) === 'entries';
}

/** Ids of what an editor chose, in the editor's order. */
export function idsOf(chosen: readonly ({ id: string | null } | null)[]): string[] {
  return chosen.flatMap((one) => one?.id ?? []);
}

/**
 * How many are shown at most; null for all.
 * @param usual where the editor gives no usable number; chosen ones are all shown then
 */
export function limitOf(block: RawSelection, usual: number | null): number | null {
  const asked = Math.floor(block.elementQuantity ?? 0);
  if (asked >= 1) return asked;
  return isChosen(block) ? null : usual;
}

/** Variables that narrow a list to any of some categories, or of some tags; without any, to nothing. */
export function narrowed(section: 'events' | 'news', block: RawFilter) {
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
