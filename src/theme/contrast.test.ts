import { softRatio } from './groundStyles';
import { contrast, mix } from './contrast';
import { groundColors, grounds, readableOn, textToken, type Ground } from './grounds';
import { hueColors, hues } from './hue';
import { dark, light, type ColorToken } from './tokens';

const themes = { light, dark } as const;
const text = 4.5;
const graphics = 3;

/** Pairs of a text or graphic colour and a surface colour that occur in components. */
const pairs: [ColorToken, ColorToken, number][] = [
  ...(['paper', 'surface', 't-sand'] as const).flatMap(
    (ground): [ColorToken, ColorToken, number][] =>
      (['ink', 'ink-soft', 'brick', 'brick-deep'] as const).map((color) => [color, ground, text]),
  ),
  ...hues.flatMap((hue): [ColorToken, ColorToken, number][] => {
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
  ['honey', 'lost', graphics],
  ['on-field', 'lost', text],
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

describe.each(['light', 'dark'] as const)('%s theme', (name) => {
  const colors: Record<ColorToken, string> = themes[name];

  it.each(pairs)('%s is readable on %s', (color, ground, least) => {
    expect(contrast(colors[color], colors[ground])).toBeGreaterThanOrEqual(least);
  });

  it.each(grounds)('every text colour that an editor may choose is readable on %s', (ground) => {
    for (const color of readableOn[ground]) {
      const ratio = contrast(colors[textToken(ground, color)], colors[groundColors[ground]]);
      expect({ color, readable: ratio >= text, ratio }).toMatchObject({ readable: true });
    }
  });

  it.each(['ink', 'brick', 'sage', 'river', 'plum', 'night', 'ochre'] satisfies Ground[])(
    'secondary text and focus rings are readable on %s',
    (field) => {
      const ground = colors[groundColors[field]];
      const foreground = colors[field === 'ochre' ? 'on-ochre' : 'on-field'];
      expect(contrast(mix(foreground, ground, softRatio), ground)).toBeGreaterThanOrEqual(text);
      expect(
        contrast(colors[field === 'ochre' ? 'on-ochre' : 'honey'], ground),
      ).toBeGreaterThanOrEqual(graphics);
    },
  );

  it.each(['free-soon', 'busy', 'ink-soft'] as const)('the alert in %s is readable', (status) => {
    const ground = mix(colors[status], colors.surface, 0.13);
    expect(contrast(mix(colors[status], colors.ink, 0.84), ground)).toBeGreaterThanOrEqual(text);
  });
});
