/** Colours as '#rrggbb'; the arithmetic of WCAG 2.2 and of color-mix(in srgb, …). */
type Rgb = [number, number, number];

function parse(hex: string): Rgb {
  const value = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  return [1, 3, 5].map((start) => parseInt(value.slice(start, start + 2), 16)) as Rgb;
}

/** Relative luminance, 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const [r, g, b] = parse(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** The colour of color-mix(in srgb, top share, below). */
export function mix(top: string, below: string, share: number): string {
  const under = parse(below);
  const channels = parse(top).map((value, index) =>
    Math.round(value * share + (under[index] ?? 0) * (1 - share)),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
