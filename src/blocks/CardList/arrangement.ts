/** How the items of a list stand: as a grid, or as a row that scrolls sideways. */
export interface Arrangement {
  slider: boolean;
  /** How many stand side by side where there is room. */
  columns: number;
}

/** Widths of a list's own place, in rem, from which more stand side by side. */
export const steps = [34, 54, 72] as const;

/**
 * Grids of 3, 4 and 6 columns in narrower places (specification §9). Tiles keep their rows full;
 * cards would be too narrow to be read six in a row.
 */
const grids = {
  cards: { 3: [1, 2, 3, 3], 4: [1, 2, 3, 4], 6: [1, 2, 3, 4] },
  tiles: { 3: [2, 3, 3, 3], 4: [2, 2, 4, 4], 6: [2, 3, 3, 6] },
} as const;
export type ItemKind = keyof typeof grids;

/** How many stand side by side below the first step, and from each one on. */
export function columnsByStep({ slider, columns }: Arrangement, kind: ItemKind): number[] {
  if (slider) return [1, Math.min(2, columns), columns, columns];
  return [...grids[kind][columns < 4 ? 3 : columns < 6 ? 4 : 6]];
}

/**
 * As many as an editor wants at once in a slider; in a grid 3 or 4, whichever leaves fewer holes
 * in the last row, and of tiles 6 where they fill all rows.
 */
export function arrange(
  count: number,
  slider: boolean,
  atOnce: number | null,
  kind: ItemKind = 'cards',
): Arrangement {
  if (slider) return { slider, columns: Math.min(6, Math.max(1, Math.round(atOnce ?? 3))) };
  if (kind === 'tiles' && holes(count, 6) === 0) return { slider, columns: 6 };
  return { slider, columns: holes(count, 3) < holes(count, 4) ? 3 : 4 };
}

const holes = (count: number, columns: number) => (columns - (count % columns)) % columns;
