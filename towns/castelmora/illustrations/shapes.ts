/** SVG markup of one or more shapes. All lengths are stage units (see stage.ts). */
export type Svg = string;
export type Point = readonly [x: number, y: number];
type Attributes = Record<string, string | number>;

/** Two decimals are a fiftieth of a pixel on a card: finer numbers only swell the file. */
export const round = (value: number) => Math.round(value * 100) / 100;

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  attributes: Attributes = {},
): Svg {
  const size = `width="${round(Math.max(0, width))}" height="${round(Math.max(0, height))}"`;
  const corner = radius ? ` rx="${round(radius)}"` : '';
  return `<rect x="${round(x)}" y="${round(y)}" ${size} fill="${fill}"${corner}${written(attributes)}/>`;
}

export const circle = (
  x: number,
  y: number,
  radius: number,
  fill: string,
  attributes: Attributes = {},
): Svg =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${written(attributes)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): Svg =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`;

export function polygon(points: readonly Point[], fill: string, attributes: Attributes = {}): Svg {
  const list = points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
  return `<polygon points="${list}" fill="${fill}"${written(attributes)}/>`;
}

/** A filled path; long decimals in `d` are rounded here so that callers may interpolate freely. */
export function path(d: string, fill: string, attributes: Attributes = {}): Svg {
  const rounded = d.replace(/-?\d+\.\d{3,}/g, (number) => String(round(Number(number))));
  return `<path d="${rounded}" fill="${fill}"${written(attributes)}/>`;
}

/** A line with round ends, never filled. */
export const line = (d: string, color: string, width: number, attributes: Attributes = {}): Svg =>
  path(d, 'none', {
    stroke: color,
    'stroke-width': round(width),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...attributes,
  });

export const ring = (x: number, y: number, radius: number, color: string, width: number): Svg =>
  circle(x, y, radius, 'none', { stroke: color, 'stroke-width': round(width) });

export const group = (content: Svg, attributes: Attributes = {}): Svg =>
  `<g${written(attributes)}>${content}</g>`;

/** Moves and turns a drawing made around the origin. */
export const placed = (x: number, y: number, degrees: number, content: Svg): Svg =>
  group(content, { transform: `translate(${round(x)} ${round(y)}) rotate(${round(degrees)})` });

/** One sheet of cut paper, with a short soft shadow on the sheets below. */
export const sheet = (content: Svg): Svg => group(content, { filter: 'url(#cut)' });

/** Outline of a round-headed opening standing on y, `height` tall in all. */
export function arch(x: number, y: number, width: number, height: number): string {
  const radius = round(width / 2);
  const spring = round(y - height + width / 2);
  return `M${round(x)} ${round(y)}V${spring}A${radius} ${radius} 0 0 1 ${round(x + width)} ${spring}V${round(y)}Z`;
}

/** Outline of a rectangle, for places that take a path. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;

/** A curve through all points (Catmull-Rom written as Bézier). */
export function smoothCurve(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? first;
  let d = `M${round(first[0])} ${round(first[1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${[...leave, ...arrive, ...to].map(round).join(' ')}`;
  }
  return d;
}

/** Repeats a drawing n times. */
export const times = (count: number, draw: (i: number) => Svg): Svg =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, i) => draw(i)).join('');

/**
 * Local coordinates of a figure standing at (x, y): units of its own size, x growing the way it
 * faces, y growing downwards. Returns "X Y" for use in a path.
 */
export const localFrame =
  (x: number, y: number, size: number, mirrored = false) =>
  (a: number, b: number): string =>
    `${round(x + a * size * (mirrored ? -1 : 1))} ${round(y + b * size)}`;
