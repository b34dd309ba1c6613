import { phoneWidth } from '@/components/Picture/phoneWidth';
import { option } from '@/lib/option';
import { breakpoints } from '@/theme/media';

const widths = ['mobile', 'tablet', 'desktop', 'wide'] as const;

/** The number of columns, by the width of the screen. */
export type ColumnCounts = Record<(typeof widths)[number], number>;

/** The width that is available to a block, for the `sizes` of its pictures. */
export interface AvailableWidth {
  /** The fraction of the page's content width, by screen width; 1 is the full width. */
  fractions: ColumnCounts;
  /** The content width in pixels on very wide screens. */
  maxPixels: number;
}

/** The full width of the page's content: --wrap without its gutters. */
export const fullContentWidth: AvailableWidth = {
  fractions: { mobile: 1, tablet: 1, desktop: 1, wide: 1 },
  maxPixels: 1408,
};

/** The widths in pixels that an editor may choose for a block. */
const limits = { narrow: 736, normal: fullContentWidth.maxPixels, wide: 1648, full: 2200 };

/** Returns the width inside a block of a chosen width. */
export function limitWidth(
  availableWidth: AvailableWidth,
  contentWidth: string | null | undefined,
): AvailableWidth {
  const width = option(['narrow', 'normal', 'wide', 'full'], contentWidth, 'normal');
  if (width === 'normal') return availableWidth;
  const { maxPixels, fractions } = availableWidth;
  if (width !== 'narrow') return { ...availableWidth, maxPixels: limits[width] };
  // In a column, a narrow block has the width of the column if that is smaller.
  return { ...availableWidth, maxPixels: Math.min(maxPixels, limits.narrow / fractions.wide) };
}

/** The narrowest screen of each kind, in pixels. */
const narrowestScreens: ColumnCounts = {
  mobile: 360,
  tablet: breakpoints.tablet,
  desktop: breakpoints.desktop,
  wide: breakpoints.wide,
};

/** Returns the width of one column. */
export function divideWidth(availableWidth: AvailableWidth, columns: ColumnCounts): AvailableWidth {
  const fractions = { ...availableWidth.fractions };
  for (const width of widths)
    fractions[width] = availableWidth.fractions[width] / Math.max(1, columns[width]);
  return { ...availableWidth, fractions };
}

/**
 * Returns the width of one column, where the number of columns depends on the width of the container.
 *
 * @param columnsAt returns the number of columns in a container of so many pixels
 */
export function divideContainer(
  container: AvailableWidth,
  columnsAt: (pixels: number) => number,
): AvailableWidth {
  const { fractions, maxPixels } = container;
  const on = (screen: keyof ColumnCounts) =>
    columnsAt(fractions[screen] * Math.min(narrowestScreens[screen] * 0.92, maxPixels));
  return divideWidth(container, {
    mobile: on('mobile'),
    tablet: on('tablet'),
    desktop: on('desktop'),
    wide: on('wide'),
  });
}

/** Returns the `sizes` of a picture that fills this width: HTML §4.8.4, from wide to narrow screens. */
export function toSizesAttribute({ fractions, maxPixels }: AvailableWidth): string {
  const at = (width: keyof ColumnCounts) =>
    `min(${Math.round(fractions[width] * (width === 'mobile' ? phoneWidth : 92))}vw, ${Math.round(fractions[width] * maxPixels)}px)`;
  const steps = [
    ['(min-width: 1280px) ', at('wide'), at('desktop')],
    ['(min-width: 1024px) ', at('desktop'), at('tablet')],
    ['(min-width: 768px) ', at('tablet'), at('mobile')],
  ] as const;
  const changes = steps.filter(([, here, below]) => here !== below);
  return [...changes.map(([from, here]) => from + here), at('mobile')].join(', ');
}
