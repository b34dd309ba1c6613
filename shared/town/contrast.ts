/** Colours are '#rrggbb' or '#rgb'. The formulas are those of WCAG 2.2 and of color-mix(in srgb, …). */
type Rgb = [number, number, number];

function parse(hex: string): Rgb {
  const value = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  return [1, 3, 5].map((start) => parseInt(value.slice(start, start + 2), 16)) as Rgb;
}

/** Returns the relative luminance, from 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const [r, g, b] = parse(hex).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast ratio of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the colour of color-mix(in srgb, top ratio, below). */
export function mix(top: string, below: string, ratio: number): string {
  const under = parse(below);
  const channels = parse(top).map((value, index) =>
    Math.round(value * ratio + (under[index] ?? 0) * (1 - ratio)),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
