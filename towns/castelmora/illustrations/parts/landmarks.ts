import { darker, lighter, mix, palette } from '../palette';
import { arch, circle, line, path, polygon, rect, times, type Svg } from '../shapes';
import type { Stage } from '../stage';

interface TowerOptions {
  depth?: number;
  color?: string;
  /** A bell tower with a clock, or a plain tower with battlements. */
  kind?: 'bell' | 'battlements';
}

/** A tower standing on y, `h` high without its roof. */
export function tower(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  options: TowerOptions = {},
): Svg {
  const { depth = 0, kind = 'bell' } = options;
  const color =
    options.color ?? stage.random.pick([palette.sand, palette.rose, '#D98C6B', palette.cream]);
  const paint = (c: string) => stage.paint(c, depth);
  const top = y - h;
  const opening = stage.night
    ? mix(stage.light.glow, stage.light.haze, depth * 0.5)
    : paint(mix(palette.ink, palette.plum, 0.35));
  const body =
    rect(x, top, w, h, paint(color)) +
    rect(x + w * 0.62, top, w * 0.38, h, paint(darker(color, 0.17)));
  const crown =
    kind === 'bell'
      ? belfry(x, top, w, h, opening, paint, color)
      : battlements(x, top, w, h, opening, paint, color);
  return body + crown;
}

type Paint = (color: string) => string;

function belfry(
  x: number,
  top: number,
  w: number,
  h: number,
  opening: string,
  paint: Paint,
  color: string,
): Svg {
  const cornice = paint(lighter(color, 0.35));
  const middle = x + w / 2;
  const clockY = top + h * 0.26 + w * 0.72;
  const tip = top - w * 1.25;
  return [
    rect(x - w * 0.08, top + h * 0.26, w * 1.16, w * 0.1, cornice),
    rect(x - w * 0.1, top - w * 0.1, w * 1.2, w * 0.16, cornice),
    ...[0.16, 0.56].map((at) =>
      path(arch(x + w * at, top + h * 0.22, w * 0.28, w * 0.72), opening),
    ),
    polygon(
      [
        [x - w * 0.16, top - w * 0.1],
        [middle, tip],
        [x + w * 1.16, top - w * 0.1],
      ],
      paint(palette.brick),
    ),
    polygon(
      [
        [middle, tip],
        [x + w * 1.16, top - w * 0.1],
        [x + w * 0.62, top - w * 0.1],
      ],
      paint(darker(palette.brick, 0.22)),
    ),
    line(`M${middle} ${tip}V${top - w * 1.65}`, paint(palette.ink), w * 0.06),
    circle(middle, clockY, w * 0.26, paint(palette.paper)),
    line(
      `M${middle} ${clockY - w * 0.17}v${w * 0.17}l${w * 0.1} ${w * 0.06}`,
      paint(palette.ink),
      w * 0.05,
    ),
    ...[0.56, 0.76].map((at) => rect(x + w * 0.42, top + h * at, w * 0.16, w * 0.4, opening)),
  ].join('');
}

function battlements(
  x: number,
  top: number,
  w: number,
  h: number,
  opening: string,
  paint: Paint,
  color: string,
): Svg {
  const merlon = w / 5;
  // A stubby tower has room for one slit only.
  const slits = h > w * 3 ? [0.24, 0.5, 0.74] : [0.3];
  const [lit, shade] = [paint(lighter(color, 0.1)), paint(darker(color, 0.12))];
  return [
    rect(x - merlon * 0.5, top - merlon * 0.2, w + merlon, merlon * 1.3, lit),
    rect(x + w * 0.62, top - merlon * 0.2, w * 0.38 + merlon * 0.5, merlon * 1.3, shade),
    times(4, (i) =>
      rect(
        x - merlon * 0.5 + (i * (w + merlon)) / 3.6,
        top - merlon * 1.3,
        (w + merlon) / 6.2,
        merlon * 1.3,
        i > 2 ? shade : lit,
      ),
    ),
    ...slits.map((at) => rect(x + w * 0.4, top + h * at, w * 0.18, w * 0.42, opening)),
  ].join('');
}

/** The cathedral: body, drum and dome. */
export function church(stage: Stage, x: number, y: number, w: number, h: number, depth = 0): Svg {
  const paint = (c: string) => stage.paint(c, depth);
  const middle = x + w / 2;
  const eaves = y - h;
  const radius = w * 0.3;
  const drum = eaves - 2.2;
  const nave =
    rect(x, eaves, w, h, paint(palette.cream)) +
    rect(x + w * 0.76, eaves, w * 0.24, h, paint(darker(palette.cream, 0.14))) +
    polygon(
      [
        [x - 0.6, eaves],
        [x + w * 0.1, eaves - 2.4],
        [x + w * 0.9, eaves - 2.4],
        [x + w + 0.6, eaves],
      ],
      paint(palette.brick),
    );
  const glass = stage.night ? stage.light.glow : paint(mix(palette.river, palette.ink, 0.4));
  const drumSvg =
    rect(middle - radius, drum - 4.4, radius * 2, 4.6, paint(palette.sand)) +
    rect(
      middle + radius * 0.45,
      drum - 4.4,
      radius * 0.55,
      4.6,
      paint(darker(palette.sand, 0.16)),
    ) +
    times(5, (i) =>
      path(arch(middle - radius * 0.86 + i * radius * 0.39, drum - 0.7, radius * 0.2, 2.8), glass),
    ) +
    rect(middle - radius * 1.1, drum - 5, radius * 2.2, 0.8, paint(palette.paper));
  const door =
    circle(middle, y - h * 0.66, w * 0.07, paint(mix(palette.river, palette.ink, 0.3))) +
    path(arch(middle - w * 0.07, y, w * 0.14, h * 0.4), paint(palette.brickDeep));
  return nave + drumSvg + dome(middle, drum - 5, radius, paint) + door;
}

function dome(x: number, y: number, r: number, paint: Paint): Svg {
  const h = r * 1.28;
  const tip = y - h * 1.1;
  const tiles = palette.terracotta;
  const rightSide = `C${x + r * 0.3} ${y - h * 1.08} ${x + r} ${y - h * 0.9} ${x + r} ${y}Z`;
  return [
    path(
      `M${x - r} ${y}C${x - r} ${y - h * 0.9} ${x - r * 0.3} ${y - h * 1.08} ${x} ${tip}${rightSide}`,
      paint(tiles),
    ),
    path(
      `M${x + r * 0.38} ${y}C${x + r * 0.4} ${y - h * 0.7} ${x + r * 0.2} ${y - h} ${x} ${tip}${rightSide}`,
      paint(darker(tiles, 0.24)),
    ),
    ...[-0.55, -0.1].map((at) =>
      line(
        `M${x + r * at} ${y}C${x + r * at} ${y - h * 0.75} ${x + r * at * 0.3} ${y - h * 1.02} ${x} ${tip}`,
        paint(lighter(tiles, 0.3)),
        0.3,
      ),
    ),
    rect(x - r * 0.17, tip - 2.1, r * 0.34, 2.3, paint(palette.paper)),
    polygon(
      [
        [x - r * 0.25, tip - 2.1],
        [x, tip - 4.3],
        [x + r * 0.25, tip - 2.1],
      ],
      paint(palette.brickDeep),
    ),
  ].join('');
}
