import { contrast as contrastOf } from '@studium/shared/town/contrast';
import { type Ground, groundColors, grounds } from '@studium/shared/town/grounds';
import type { ColorToken } from '@studium/shared/town/palette';
import { palette } from '@studium/shared/town/appearance';

/** Text colours on a light background, which differ from the background colours of the same name. */
const lettersOnLight: Partial<Record<Ground, ColorToken>> = {
  brick: 'brick',
  ochre: 'umber',
  sage: 'sage',
  river: 'river',
  plum: 'plum',
};

const lightGrounds = new Set<Ground>(['paper', 'surface', 'sand']);

/** Whether a stored value is one of the colours. */
export const isColour = (value: unknown): value is Ground =>
  grounds.some((ground) => ground === value);

/** Contrast of a text colour on a background in the light theme, from 1 to 21. */
export function contrast(ground: Ground, letters: Ground): number {
  const onLight = lightGrounds.has(ground) ? lettersOnLight[letters] : undefined;
  const { light } = palette;
  return contrastOf(light[groundColors[ground]], light[onLight ?? groundColors[letters]]);
}
