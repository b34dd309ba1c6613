import { phoneWidth } from '@/components/Picture/phoneWidth';
import { option } from './option';

const widths = ['mobile', 'tablet', 'desktop', 'wide'] as const;

/** How many stand side by side, by the width of the screen. */
export type Counts = Record<(typeof widths)[number], number>;

/** How much room a block has: what a picture that fills it needs to know. */
export interface Share {
  /** Parts of the page's content, 1 for the whole width. */
  of: Counts;
  /** Pixels of the whole content on a very wide screen. */
  limit: number;
}

/** The whole content of the page: as wide as --wrap without its gutters. */
export const wholeContent: Share = {
  of: { mobile: 1, tablet: 1, desktop: 1, wide: 1 },
  limit: 1408,
};

/** Pixels of the widths that an editor may choose for a block. */
const limits = { narrow: 736, normal: wholeContent.limit, wide: 1648, full: 2200 };

/** The room inside a block of a chosen width. */
export function limited(share: Share, contentWidth: string | null | undefined): Share {
  const width = option(['narrow', 'normal', 'wide', 'full'], contentWidth, 'normal');
  return width === 'normal' ? share : { ...share, limit: limits[width] };
}

/** The room of each of several that stand side by side. */
export function divided(share: Share, by: Counts): Share {
  const of = { ...share.of };
  for (const width of widths) of[width] = share.of[width] / Math.max(1, by[width]);
  return { ...share, of };
}

/** The `sizes` of a picture that fills the room: HTML §4.8.4, from wide to narrow screens. */
export function sizesOf({ of, limit }: Share): string {
  const at = (width: keyof Counts) =>
    `min(${Math.round(of[width] * (width === 'mobile' ? phoneWidth : 92))}vw, ${Math.round(of[width] * limit)}px)`;
  const steps = [
    ['(min-width: 1280px) ', at('wide'), at('desktop')],
    ['(min-width: 1024px) ', at('desktop'), at('tablet')],
    ['(min-width: 768px) ', at('tablet'), at('mobile')],
  ] as const;
  const differing = steps.filter(([, here, below]) => here !== below);
  return [...differing.map(([from, here]) => from + here), at('mobile')].join(', ');
}
