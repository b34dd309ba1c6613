/** The layout of a list's items: a grid or a slider. */
export interface CardLayout {
  slider: boolean;
  /** The number of columns at full width. */
  columns: number;
}

/** Container widths in rem from which a list has more columns. */
export const columnBreakpoints = [34, 54, 72] as const;

/**
 * The columns of the grids with 3, 4 and 6 columns in narrower containers (specification §9). Tiles always
 * fill their rows. Cards have at most four columns, because six would be too narrow to read.
 */
const gridColumns = {
  cards: { 3: [1, 2, 3, 3], 4: [1, 2, 3, 4], 6: [1, 2, 3, 4] },
  tiles: { 3: [2, 3, 3, 3], 4: [2, 2, 4, 4], 6: [2, 3, 3, 6] },
} as const;
export type ItemKind = keyof typeof gridColumns;

/** Returns the number of columns below the first breakpoint, and from each breakpoint. */
export function columnsByBreakpoint({ slider, columns }: CardLayout, kind: ItemKind): number[] {
  if (slider) return [1, Math.min(2, columns), Math.min(4, columns), columns];
  return [...gridColumns[kind][columns < 4 ? 3 : columns < 6 ? 4 : 6]];
}

/**
 * Chooses the columns of a list. A slider has the editor's number. A grid has 3 or 4, with fewer empty cells
 * in the last row; tiles have 6 columns when they fill all rows.
 */
export function chooseCardLayout(
  count: number,
  slider: boolean,
  quantity: number | null,
  kind: ItemKind = 'cards',
): CardLayout {
  if (slider) return { slider, columns: Math.min(6, Math.max(1, Math.round(quantity ?? 3))) };
  if (kind === 'tiles' && countEmptyCells(count, 6) === 0) return { slider, columns: 6 };
  return { slider, columns: countEmptyCells(count, 3) < countEmptyCells(count, 4) ? 3 : 4 };
}

const countEmptyCells = (count: number, columns: number) => (columns - (count % columns)) % columns;
