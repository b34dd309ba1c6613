/** Widths in pixels from which the layout changes (specification §9). */
export const breakpoints = { small: 640, tablet: 768, desktop: 1024, wide: 1280 } as const;
type Breakpoint = keyof typeof breakpoints;

const from = (name: Breakpoint) => `@media (min-width: ${breakpoints[name]}px)` as const;
const below = (name: Breakpoint) => `@media (max-width: ${breakpoints[name] - 0.02}px)` as const;

/** Media queries: `${media.tablet} { … }` applies from 768 px, `${media.belowTablet}` below that. */
export const media = {
  small: from('small'),
  tablet: from('tablet'),
  desktop: from('desktop'),
  wide: from('wide'),
  /** Large desktop screens, which have their own layouts beyond the specified breakpoints. */
  huge: '@media (min-width: 1440px)',
  belowSmall: below('small'),
  belowTablet: below('tablet'),
  belowDesktop: below('desktop'),
  /** Widths where two cards fit beside each other, but not three. */
  onlyMiddle: `@media (min-width: ${breakpoints.small}px) and (max-width: ${breakpoints.desktop - 0.02}px)`,
  onlyDesktop: `@media (min-width: ${breakpoints.desktop}px) and (max-width: ${breakpoints.wide - 0.02}px)`,
  onlyTablet: `@media (min-width: ${breakpoints.tablet}px) and (max-width: ${breakpoints.desktop - 0.02}px)`,
  /** Zoomed pages and phones in landscape, where fixed bars would leave no space for the page. */
  flat: '@media (max-height: 26rem)',
  print: '@media print',
} as const;
