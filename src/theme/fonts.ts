import localFont from 'next/font/local';

/** Bricolage Grotesque: headings, prices, dates. One weight stands for all (subset.mjs). */
export const displayFont = localFont({
  src: './fonts/bricolage.woff2',
  weight: '600 800',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Arial',
});

/** Figtree: everything else. */
export const textFont = localFont({
  src: './fonts/figtree.woff2',
  weight: '400 700',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Arial',
});
