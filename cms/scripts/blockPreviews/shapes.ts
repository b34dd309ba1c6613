import { defaultPalette } from '@studium/shared/town/palette';

/** Width and height of a preview picture, in pixels. */
export const size = { width: 480, height: 320 };

const { light } = defaultPalette;

/** The colours of the site, in the light theme. */
export const colour = {
  paper: light.paper,
  surface: light.surface,
  sand: light['t-sand'],
  line: light.line,
  ink: light.ink,
  soft: '#b9aeb4',
  brick: light.brick,
  ochre: light['f-ochre'],
  sage: light.sage,
  river: light.river,
  plum: light.plum,
  sky: light.sky,
  cream: light.cream,
  tints: {
    brick: light['t-brick'],
    sage: light['t-sage'],
    river: light['t-river'],
    plum: light['t-plum'],
    ochre: light['t-ochre'],
  },
} as const;

type Attributes = Record<string, string | number>;
type Box = readonly [x: number, y: number, width: number, height: number];

const element = (name: string, attributes: Attributes): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${value}"`)
    .join(' ')}/>`;

/** A filled rectangle with round corners. */
export const box = ([x, y, width, height]: Box, fill: string, rx = 12, more: Attributes = {}) =>
  element('rect', { x, y, width, height, rx, fill, ...more });

/** A filled outline. */
export const shape = (d: string, fill: string): string => element('path', { d, fill });

/** A drawn line with round ends. */
export const stroke = (d: string, color: string, width = 6, more: Attributes = {}): string =>
  element('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const disc = (cx: number, cy: number, r: number, fill: string): string =>
  element('circle', { cx, cy, r, fill });

/** A line of a heading. */
export const heading = (
  x: number,
  y: number,
  width: number,
  fill: string = colour.ink,
  height = 18,
) => box([x, y, width, height], fill, height / 2);

/** Lines of text with the given widths, 22 pixels apart. */
export const lines = (x: number, y: number, widths: number[], fill: string = colour.soft): string =>
  widths.map((width, n) => box([x, y + n * 22, width, 9], fill, 4.5)).join('');

/** A white card with a shadow. */
export const card = (at: Box): string =>
  box([at[0], at[1] + 4, at[2], at[3]], colour.line, 16) + box(at, colour.surface, 16);

/** A picture of two hills, a tower and the sun, clipped to a rectangle. */
export function picture([x, y, width, height]: Box, rx = 12): string {
  const id = `picture-${x}-${y}`;
  const at = (share: number) => y + height * share;
  const across = (share: number) => x + width * share;
  const unit = Math.min(width, height * 1.6);
  const tower = across(0.34);
  return [
    `<clipPath id="${id}">${box([x, y, width, height], '#000', rx)}</clipPath>`,
    `<g clip-path="url(#${id})">`,
    box([x, y, width, height], colour.sky, 0),
    disc(across(0.74), at(0.3), unit * 0.075, colour.ochre),
    shape(
      `M${x} ${at(0.66)}Q${across(0.3)} ${at(0.38)} ${across(0.62)} ${at(0.62)}T${x + width} ${at(0.58)}V${y + height}H${x}Z`,
      colour.river,
    ),
    box([tower - unit * 0.045, at(0.3), unit * 0.09, height * 0.4], colour.brick, 0),
    shape(
      `M${tower - unit * 0.065} ${at(0.31)}L${tower} ${at(0.14)}L${tower + unit * 0.065} ${at(0.31)}Z`,
      colour.plum,
    ),
    shape(
      `M${x} ${at(0.84)}Q${across(0.34)} ${at(0.56)} ${across(0.66)} ${at(0.78)}T${x + width} ${at(0.8)}V${y + height}H${x}Z`,
      colour.sage,
    ),
    '</g>',
  ].join('');
}

/** An arrow head that points right, its tip at x and y. */
export const chevron = (x: number, y: number, color: string, reach = 9): string =>
  stroke(`M${x - reach} ${y - reach}L${x} ${y}L${x - reach} ${y + reach}`, color, 5);

/** The complete SVG of a preview: the shapes on a background. */
export function preview(...drawn: string[]): string {
  const { width, height } = size;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${box([0, 0, width, height], colour.paper, 0)}${drawn.join('')}</svg>\n`;
}
