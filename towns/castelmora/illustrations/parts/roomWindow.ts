import type { TimeOfDay } from '../light';
import { darker, lighter, palette } from '../palette';
import { arch, box, circle, group, path, polygon, rect, type Svg } from '../shapes';
import { atTime, type Stage } from '../stage';
import { house } from './houses';
import { tower } from './landmarks';

/** Units by which windows and prints may grow upwards in an upright picture. */
export const headroom = ({ top }: Stage) => Math.max(0, -top) * 0.34;

interface RoomWindowOptions {
  arched?: boolean;
  curtain?: string;
  /** Hour outside. */
  time: TimeOfDay;
}

/** A window over the roofs of the town, seen from inside; x and y are its upper left corner. */
export function roomWindow(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  options: RoomWindowOptions,
): Svg {
  const { arched = false, curtain, time } = options;
  const id = stage.newId();
  const opening = arched ? arch(x, y + h, w, h) : box(x, y, w, h);
  const casing = arched
    ? arch(x - 1.2, y + h + 1.2, w + 2.4, h + 2.4)
    : box(x - 1.2, y - 1.2, w + 2.4, h + 2.4);
  return [
    `<defs><clipPath id="${id}"><path d="${opening}"/></clipPath></defs>`,
    path(casing, palette.white),
    group(townView(atTime(stage, time), x, y, w, h), { 'clip-path': `url(#${id})` }),
    rect(x + w / 2 - 0.45, y, 0.9, h, palette.white),
    rect(x, y + h * (arched ? 0.5 : 0.42), w, 0.8, palette.white),
    rect(x - 2.2, y + h + 1, w + 4.4, 1.5, lighter(palette.sand, 0.5)),
    rect(x - 2.2, y + h + 2.5, w + 4.4, 0.7, palette.woodDark, 0, { opacity: 0.16 }),
    curtain ? curtains(x, y, w, h, curtain) : '',
  ].join('');
}

function townView(stage: Stage, x: number, y: number, w: number, h: number): Svg {
  const { random, light, paint } = stage;
  const [sunX, sunY] = [x + w * 0.25, y + h * 0.35];
  let svg =
    rect(x, y, w, h, light.sky[1]) +
    circle(sunX, sunY, h * 0.5, light.sky[2]) +
    circle(sunX, sunY, h * 0.28, light.sky[3]) +
    circle(sunX, sunY, h * 0.08, light.sun) +
    path(
      `M${x} ${y + h * 0.62}Q${x + w * 0.35} ${y + h * 0.4} ${x + w * 0.7} ${y + h * 0.56}T${x + w * 1.1} ${y + h * 0.55}V${y + h}H${x}Z`,
      paint(palette.sageLight, 0.3),
    );
  const towerX = x + w * random.pick([random.range(0.58, 0.72), random.range(0.12, 0.3)]);
  svg += tower(stage, towerX, y + h, h * 0.11, h * random.range(0.5, 0.6), { depth: 0.16 });
  for (let left = x - 1; left < x + w;) {
    const width = h * random.range(0.16, 0.26);
    svg += house(stage, left, y + h + 1, width, h * random.range(0.2, 0.36), {
      unit: h / 26,
      depth: 0.06,
    });
    left += width * 0.94;
  }
  return svg;
}

/** A pair of curtains drawn aside on a rod. */
function curtains(x: number, y: number, w: number, h: number, color: string): Svg {
  const left =
    `M${x - 3} ${y - 2}h${w * 0.24 + 2}C${x + w * 0.2} ${y + h * 0.5} ${x} ${y + h * 0.7} ${x - 1} ${y + h + 6}h-4.6` +
    `C${x - 4} ${y + h * 0.5} ${x - 3.4} ${y + h * 0.3} ${x - 3} ${y - 2}Z`;
  const right =
    `M${x + w + 3} ${y - 2}h${-(w * 0.24 + 2)}C${x + w * 0.8} ${y + h * 0.5} ${x + w} ${y + h * 0.7} ${x + w + 1} ${y + h + 6}h4.6` +
    `C${x + w + 4} ${y + h * 0.5} ${x + w + 3.4} ${y + h * 0.3} ${x + w + 3} ${y - 2}Z`;
  return (
    path(left, color) +
    path(right, darker(color, 0.14)) +
    rect(x - 6, y - 3.2, w + 12, 1, palette.woodDark, 0.5)
  );
}

/** Sun of the window on wall and floor: from (x, y) downwards, leaning by `lean`. */
export const sunbeam = (x: number, y: number, w: number, lean: number, length: number): Svg =>
  polygon(
    [
      [x, y],
      [x + w, y],
      [x + w + lean + 6, y + length],
      [x + lean - 2, y + length],
    ],
    '#FFF1C9',
    { opacity: 0.28 },
  );
