import type { ColorToken } from '@studium/shared/town/palette';
import { palette } from '@studium/shared/town/appearance';
import { declare } from './declare';

export type { ColorToken };

/** The colours of the town, as CSS variables (shared/town/palette.ts explains the names). */
export const { light, dark } = palette;

/** Measures that both themes share. Font sizes are fluid between viewports of 360 and 1600 px. */
export const measures = {
  'fs-hero': 'clamp(2.5rem, 6vw, 5.5rem)',
  'fs-h1': 'clamp(2rem, 1.3rem + 3vw, 3.75rem)',
  'fs-h2': 'clamp(1.625rem, 1.25rem + 1.7vw, 2.625rem)',
  'fs-h3': 'clamp(1.25rem, 1.15rem + 0.4vw, 1.5rem)',
  'fs-lead': 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)',
  'fs-card': '1.1875rem',
  'fs-body': 'clamp(1rem, 0.96rem + 0.16vw, 1.125rem)',
  'fs-small': '0.9375rem',
  'fs-tiny': '0.8125rem',
  s1: '0.25rem',
  s2: '0.5rem',
  s3: '0.75rem',
  s4: '1rem',
  s5: '1.5rem',
  s6: '2rem',
  s7: '3rem',
  s8: '4rem',
  section: 'clamp(3.5rem, 2.5rem + 4vw, 6.5rem)',
  head: 'clamp(1.5rem, 3vw, 2.5rem)',
  gutter: 'clamp(1rem, 4vw, 3.5rem)',
  wrap: '95rem',
  /** The longest line of a text. Not in `ch`, which differs between the font and its fallback (see fonts.ts). */
  measure: '43.6em',
  'r-card': '14px',
  'r-inner': '10px',
  'r-pill': '999px',
  header: '65px',
  bar: '64px',
  ridge: 'max(56px, 8.1vw)',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  fast: '160ms',
  slow: '240ms',
} as const;

/** Returns only the declarations that the dark theme changes. */
export function declareDark(): string {
  return declare(
    Object.fromEntries(
      Object.entries(dark).filter(([name, value]) => light[name as ColorToken] !== value),
    ),
  );
}
