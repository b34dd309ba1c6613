/** The colours that editors choose from, with the values of the site's light theme. */
export const grounds = {
  paper: '#fbf6ec',
  surface: '#ffffff',
  sand: '#f4ead7',
  ink: '#231a2b',
  brick: '#a63a22',
  ochre: '#e7a63c',
  sage: '#456755',
  river: '#2f5d7c',
  plum: '#6b3b63',
  night: '#2b2033',
} as const;
export type Colour = keyof typeof grounds;

/** Text colours on a light background that are darker than the background colour of the same name. */
export const lettersOnLight = { ochre: '#8a5a0b', sage: '#4f7460' } as const;

const lightGrounds = new Set<Colour>(['paper', 'surface', 'sand']);

/** Whether a stored value is one of the colours. */
export const isColour = (value: unknown): value is Colour =>
  typeof value === 'string' && Object.hasOwn(grounds, value);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours such as #a63a22, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Contrast of a text colour on a background, from 1 to 21. */
export function contrast(ground: Colour, letters: Colour): number {
  const dark = lightGrounds.has(ground) ? lettersOnLight : {};
  return contrastOf(grounds[ground], { ...grounds, ...dark }[letters]);
}
