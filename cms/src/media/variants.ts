interface Picture {
  filename?: string | null;
  /** In pixels; null for files that are not pictures. */
  width?: number | null;
}

/** A variant of a picture. */
export interface Variant {
  /** The name of the original. */
  original: string;
  /** In pixels. */
  width: number;
}

/** Widths in pixels of the variants of a picture, ascending (specification §3). */
const imageWidths = [560, 900, 1180, 1540, 2200] as const;

const variantName = /^(.+)-(\d+)\.webp$/;

/**
 * Name of the narrowest variant that has at least this width. Variants are never wider than the original, so the widest
 * variant of a picture is the first one that has all of its pixels. For a file without variants, its own name.
 */
export function pickVariant({ filename, width }: Picture, wanted: number): string | undefined {
  if (!filename || !width) return filename ?? undefined;
  const pixels = Math.min(wanted, width);
  const chosen = imageWidths.find((one) => one >= pixels) ?? imageWidths.at(-1);
  return `${filename}-${chosen}.webp`;
}

/** The variant of a name that `pickVariant` can return; null for other names. */
export function variantOf(name: string): Variant | null {
  const [, original = '', digits] = variantName.exec(name) ?? [];
  const width = imageWidths.find((one) => String(one) === digits);
  return width === undefined ? null : { original, width };
}

/** The name of the original, for it and its variants. */
export const originalOf = (name: string): string => variantOf(name)?.original ?? name;
