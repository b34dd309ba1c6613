import { type Color, converter, formatHex, type Oklch, toGamut } from 'culori';
import { contrast, mix } from '@studium/shared/town/contrast';
import { type ColorToken, defaultPalette, type Palette } from '@studium/shared/town/palette';
import { softRatio } from '../src/theme/groundStyles';

/** Colours of a town, as #rrggbb. */
export interface BrandColours {
  first?: string;
  second?: string;
  accent?: string;
}

type Theme = Record<ColorToken, string>;

/** WCAG 2.2: the least contrast of text; focus rings and icons need 3. A little more, for rounding. */
const TEXT = 4.55;

const toOklch = converter('oklch');
const toSrgb = toGamut('rgb', 'oklch');
const hexOf = (color: Color) => formatHex(toSrgb(color));

/** The lightness moves in steps of one percent, which nobody can see one by one. */
const STEP = 0.01;

/**
 * Returns the colour with the lightness that is nearest to a wanted one, in one direction, and readable.
 *
 * @throws {Error} if black, or white, is not readable either
 */
function moveUntil(color: Oklch, step: number, isReadable: (hex: string) => boolean): string {
  for (let l = Math.min(color.l, 1); l >= 0 && l <= 1; l += step) {
    const hex = hexOf({ ...color, l });
    if (isReadable(hex)) return hex;
  }
  throw new Error(`No lightness of ${formatHex(color)} is readable.`);
}

const on =
  (...grounds: string[]) =>
  (hex: string) =>
    grounds.every((ground) => contrast(hex, ground) >= TEXT);

/** Whether text and secondary text in the colour are readable on a background. */
const carries = (text: string) => (ground: string) =>
  contrast(mix(text, ground, softRatio), ground) >= TEXT;

const withLightness = (color: Oklch, l: number, most = 1): Oklch => ({
  ...color,
  l,
  c: Math.min(color.c, most),
});

/** The text colour, background and tint of one colour in one theme. */
function deriveFamily(color: Oklch, isDark: boolean, theme: Theme) {
  const tint = hexOf(isDark ? withLightness(color, 0.3, 0.05) : withLightness(color, 0.93, 0.03));
  const field = moveUntil(
    isDark ? withLightness(color, Math.min(color.l, 0.48)) : color,
    -STEP,
    carries(theme['on-field']),
  );
  const grounds = [theme.paper, theme.surface, theme['t-sand'], tint];
  const text = moveUntil(
    isDark ? withLightness(color, 0.76, 0.13) : color,
    isDark ? STEP : -STEP,
    on(...grounds),
  );
  return { text, field, tint };
}

const lighter = (hex: string, by: number) => {
  const color = toOklch(hex);
  return color ? hexOf({ ...color, l: Math.min(1, Math.max(0, color.l + by)) }) : hex;
};

/** The first colour: buttons, links, accommodations. */
function deriveFirst(color: Oklch, isDark: boolean, theme: Theme): Partial<Theme> {
  const { text, field, tint } = deriveFamily(color, isDark, theme);
  return {
    brick: text,
    'brick-deep': lighter(text, isDark ? 0.08 : -0.1),
    'f-brick': field,
    'f-brick-deep': lighter(field, -0.08),
    't-brick': tint,
    ...(!isDark && { heart: text }),
  };
}

/** The second colour: universities. */
function deriveSecond(color: Oklch, isDark: boolean, theme: Theme): Partial<Theme> {
  const { text, field, tint } = deriveFamily(color, isDark, theme);
  return {
    river: text,
    'f-river': field,
    't-river': tint,
    ...(!isDark && { 'dot-card': text }),
  };
}

/** The accent: news and highlights, a light background with dark text. */
function deriveAccent(color: Oklch, isDark: boolean, theme: Theme): Partial<Theme> {
  const { text, tint } = deriveFamily(color, isDark, theme);
  return {
    'f-ochre': moveUntil(
      withLightness(color, Math.max(color.l, isDark ? 0.74 : 0.76)),
      STEP,
      carries(theme['on-ochre']),
    ),
    umber: text,
    't-ochre': tint,
    honey: hexOf(withLightness(color, 0.85, 0.12)),
  };
}

/**
 * Derives the colours of both themes from up to three colours. What is not derived is as in the default
 * palette. `src/theme/unreadablePairs.ts` checks the result.
 *
 * @throws {Error} if a value is no colour
 */
export function derivePalette({ first, second, accent }: BrandColours): Palette {
  const derive = (isDark: boolean, theme: Theme): Theme => ({
    ...theme,
    ...(first && deriveFirst(parse(first), isDark, theme)),
    ...(second && deriveSecond(parse(second), isDark, theme)),
    ...(accent && deriveAccent(parse(accent), isDark, theme)),
  });
  const light = derive(false, defaultPalette.light);
  // Hearts and dots lie on pictures, which are as bright in both themes.
  const { heart, 'dot-card': dot } = light;
  return {
    light,
    dark: { ...derive(true, defaultPalette.dark), heart, 'dot-card': dot },
  };
}

function parse(hex: string): Oklch {
  const color = toOklch(hex);
  if (!color) throw new Error(`${hex} is not a colour.`);
  return color;
}
