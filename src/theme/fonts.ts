interface Face {
  family: string;
  /** Named after its content, which subset.mjs sees to: browsers keep it for good. */
  file: string;
  weight: string;
  /**
   * Headings change their letters when the font comes; text keeps those it was first read in. So a heading
   * is as wide as so many em: a ch is another width in other letters, and lines would break elsewhere.
   */
  display: 'swap' | 'optional';
  /** How Arial is made as large as this font, so that lines stay where they are when it comes. */
  arial: { size: string; ascent: string; descent: string };
}

/** The site's two font files, made by fonts/subset.mjs. */
export const faces = [
  {
    // Headings, prices, dates. One weight stands for all.
    family: 'Bricolage Grotesque',
    file: '/fonts/bricolage.95a9b61a.woff2',
    weight: '600 800',
    display: 'swap',
    arial: { size: '112.13%', ascent: '82.94%', descent: '24.08%' },
  },
  {
    // Everything else.
    family: 'Figtree',
    file: '/fonts/figtree.f86e0e6e.woff2',
    weight: '400 700',
    display: 'optional',
    arial: { size: '101.29%', ascent: '93.79%', descent: '24.68%' },
  },
] as const satisfies Face[];

/** Arial, and what phones and Linux have of nearly the same widths. */
const standIns = ['Arial', 'Liberation Sans', 'Roboto']
  .map((name) => `local('${name}')`)
  .join(', ');

/** The rules of both fonts, and of what stands in for each until it is there. */
export const fontFaces = faces
  .map(
    ({ family, file, weight, display, arial }) => `
  @font-face {
    font-family: '${family}';
    src: url(${file}) format('woff2');
    font-weight: ${weight};
    font-display: ${display};
  }
  @font-face {
    font-family: '${family} Fallback';
    src: ${standIns};
    size-adjust: ${arial.size};
    ascent-override: ${arial.ascent};
    descent-override: ${arial.descent};
    line-gap-override: 0%;
  }`,
  )
  .join('');
