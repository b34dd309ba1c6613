import type { ColorToken } from './palette';

/** Grounds: the background colours that a surface, for example a block or a card, can have. */
export const groundColors = {
  paper: 'paper',
  surface: 'surface',
  sand: 't-sand',
  ink: 'f-ink',
  brick: 'f-brick',
  ochre: 'f-ochre',
  sage: 'f-sage',
  river: 'f-river',
  plum: 'f-plum',
  night: 'f-night',
} as const satisfies Record<string, ColorToken>;

export type Ground = keyof typeof groundColors;

export const grounds = Object.keys(groundColors) as Ground[];

/**
 * Text colours that are readable on each ground in both themes (a test checks it). When an editor chooses
 * another colour, the ground's default text colour is used.
 */
export const readableOn: Record<Ground, readonly Ground[]> = {
  paper: ['ink', 'night', 'brick', 'ochre', 'sage', 'river', 'plum'],
  surface: ['ink', 'night', 'brick', 'ochre', 'sage', 'river', 'plum'],
  sand: ['ink', 'night', 'brick', 'ochre', 'river', 'plum'],
  ink: ['paper', 'surface', 'sand', 'ochre'],
  brick: ['paper', 'surface', 'sand'],
  ochre: ['ink', 'night'],
  sage: ['paper', 'surface', 'sand'],
  river: ['paper', 'surface', 'sand'],
  plum: ['paper', 'surface', 'sand'],
  night: ['paper', 'surface', 'sand', 'ochre'],
};

/** Returns the token of a text colour: a text colour on light grounds, a fixed one on dark grounds. */
export function textToken(ground: Ground, color: Ground): ColorToken {
  if (ground === 'ochre') return 'on-ochre';
  const light = ground === 'paper' || ground === 'surface' || ground === 'sand';
  if (!light) return color === 'ochre' ? 'honey' : 'on-field';
  switch (color) {
    case 'brick':
    case 'sage':
    case 'river':
    case 'plum':
      return color;
    case 'ochre':
      return 'umber';
    default:
      return 'ink';
  }
}
