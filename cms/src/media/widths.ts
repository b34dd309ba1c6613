/** Widths in pixels of the variants of a picture, ascending. */
export const imageWidths = [560, 900, 1180, 1540, 2200] as const;
