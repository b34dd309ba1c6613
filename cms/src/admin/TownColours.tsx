import type { ColorToken } from '@studium/shared/town/palette';
import { palette } from '@studium/shared/town/appearance';

/** The colours of the town that the styles of the admin use, as variables `--town-…`. */
export const adminColours = [
  ...(['brick', 'sage', 'umber', 'busy'] as const),
  ...(['f-brick', 'f-brick-deep', 'f-ochre', 'f-ink', 'on-field'] as const),
  ...(['t-brick', 't-sage', 't-ochre', 't-sand'] as const),
  ...(['paper', 'surface', 'ink', 'ink-soft', 'line'] as const),
] satisfies ColorToken[];

const declare = (theme: Record<ColorToken, string>): string =>
  adminColours.map((name) => `--town-${name}:${theme[name]};`).join('');

const styles = `:root{${declare(palette.light)}}html[data-theme='dark']{${declare(palette.dark)}}`;

/** Gives the admin the colours of the town in both themes. */
export const TownColours = () => (
  <style href="town-colours" precedence="town">
    {styles}
  </style>
);
