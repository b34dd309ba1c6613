import { contrast, mix } from '@studium/shared/town/contrast';
import type { ColorToken, Palette } from '@studium/shared/town/palette';
import { softRatio } from './groundStyles';
import {
  groundColors,
  grounds,
  readableOn,
  textToken,
  type Ground,
} from '@studium/shared/town/grounds';
import { hueColors, hues } from './hue';

/** WCAG 2.2: the least contrast of text, and of icons and focus rings. */
const text = 4.5;
const graphics = 3;

/** A colour, the colour behind it, and the least contrast. */
type Pair = [color: ColorToken, ground: ColorToken, least: number];

/** Pairs of a text or graphic colour and a surface colour that occur in components. */
const pairs: Pair[] = [
  ...(['paper', 'surface', 't-sand'] as const).flatMap((ground): Pair[] =>
    (['ink', 'ink-soft', 'brick', 'brick-deep'] as const).map((color) => [color, ground, text]),
  ),
  ...hues.flatMap((hue): Pair[] => {
    const colors = hueColors[hue];
    return [
      [colors.on, colors.field, text],
      [colors.text, colors.tint, text],
      [colors.text, 'paper', text],
      [colors.text, 'surface', text],
      ['ink', colors.tint, text],
      ['ink-soft', colors.tint, text],
    ];
  }),
  ['on-field', 'f-brick-deep', text],
  ['on-field', 'f-night', text],
  ['honey', 'f-night', text],
  ['honey', 'error-ground', graphics],
  ['on-field', 'error-ground', text],
  ['on-sky', 'sky', text],
  ['on-sky-soft', 'sky', text],
  ['on-chip', 'chip', text],
  ['dot-available', 'chip', graphics],
  ['dot-free-soon', 'chip', graphics],
  ['dot-busy', 'chip', graphics],
  ['dot-card', 'chip', graphics],
  ['heart', 'chip', graphics],
  // Buttons and focus rings on coloured surfaces.
  ['on-ochre', 'on-field', text],
  ['on-ochre', 'honey', text],
  ['on-ochre', 'f-ochre', text],
  ['on-field', 'on-ochre', text],
];

/** Backgrounds that carry secondary text and focus rings. */
const fields = [
  'ink',
  'brick',
  'sage',
  'river',
  'plum',
  'night',
  'ochre',
] as const satisfies Ground[];

/** A description of two colours, their contrast and the least contrast. */
type Measured = [description: string, ratio: number, least: number];

function measure(colors: Record<ColorToken, string>): Measured[] {
  return [
    ...pairs.map(([color, ground, least]): Measured => [
      `${color} on ${ground}`,
      contrast(colors[color], colors[ground]),
      least,
    ]),
    // Text colours that an editor may choose.
    ...grounds.flatMap((ground) =>
      readableOn[ground].map((color): Measured => [
        `the text colour ${color} on ${ground}`,
        contrast(colors[textToken(ground, color)], colors[groundColors[ground]]),
        text,
      ]),
    ),
    ...fields.flatMap((field): Measured[] => {
      const ground = colors[groundColors[field]];
      const foreground = colors[field === 'ochre' ? 'on-ochre' : 'on-field'];
      const ring = colors[field === 'ochre' ? 'on-ochre' : 'honey'];
      return [
        [`secondary text on ${field}`, contrast(mix(foreground, ground, softRatio), ground), text],
        [`focus rings on ${field}`, contrast(ring, ground), graphics],
      ];
    }),
    ...(['free-soon', 'busy', 'ink-soft'] as const).map((status): Measured => {
      const ground = mix(colors[status], colors.surface, 0.13);
      return [
        `the alert in ${status}`,
        contrast(mix(colors[status], colors.ink, 0.84), ground),
        text,
      ];
    }),
  ];
}

/**
 * Returns a line for each pair of colours that occurs on the site and has too little contrast (WCAG 2.2, 1.4.3
 * and 1.4.11).
 */
export function unreadablePairs(palette: Palette): string[] {
  return (['light', 'dark'] as const).flatMap((theme) =>
    measure(palette[theme])
      .filter(([, ratio, least]) => ratio < least)
      .map(
        ([description, ratio, least]) =>
          `${theme} theme, ${description}: contrast ${ratio.toFixed(2)} instead of ${least}`,
      ),
  );
}
