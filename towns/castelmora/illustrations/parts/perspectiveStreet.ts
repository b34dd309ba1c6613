import { darker, lighter, mix, palette, roofs, shutters, walls } from '../palette';
import { path, polygon, rect, sheet, times, type Point, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { tower } from './landmarks';
import { glassColor } from './windows';

/** A street that runs away from the viewer. Scale 1 is at the viewer's feet, 0 at the vanishing point. */
export interface StreetView {
  /** Vanishing point. */
  x: number;
  y: number;
  /** Half the width of the street and how far its ground lies below the horizon, at scale 1. */
  half: number;
  drop: number;
  /** Height of the houses above the horizon, at scale 1. */
  height: number;
}

/** Fronts of the houses, from near to far. */
const depths = [2.7, 1.8, 1.34, 0.98, 0.72, 0.53, 0.4, 0.3, 0.22] as const;

export const footAt = ({ y, drop }: StreetView, scale: number): number => y + drop * scale;

export function perspectiveStreet(stage: Stage, view: StreetView): Svg {
  return [
    farEnd(stage, view),
    sheet(side(stage, view, -1)),
    sheet(side(stage, view, 1)),
    paving(stage, view),
  ].join('');
}

/** The end of the street: a tower above the last roofs. */
function farEnd(stage: Stage, { x, y, half, drop, height }: StreetView): Svg {
  const scale = depths[depths.length - 1] ?? 0.2;
  const { paint, random, layout } = stage;
  const foot = y + drop * scale;
  const w = half * scale;
  const color = random.pick(walls);
  return sheet(
    [
      tower(stage, x + layout.pick([-0.4, 0.2, -0.1]) * w - 3, foot, 6, height * 0.62, {
        depth: 0.26,
      }),
      rect(x - w - 1, y - height * 0.3, w * 2 + 2, foot - y + height * 0.3, paint(color, 0.24)),
      polygon(
        [
          [x - w - 2, y - height * 0.3],
          [x, y - height * 0.38],
          [x + w + 2, y - height * 0.3],
        ],
        paint(palette.brick, 0.24),
      ),
      path(
        `M${x - w * 0.3} ${foot}V${y - 2}a${w * 0.3} ${w * 0.3} 0 0 1 ${w * 0.6} 0V${foot}Z`,
        paint(palette.brickDeep, 0.3),
      ),
      ...[-0.62, 0.62].map((at) =>
        rect(x + w * at - 0.9, y - height * 0.2, 1.8, 3, paint(glassColor, 0.24)),
      ),
    ].join(''),
  );
}

function side(stage: Stage, view: StreetView, f: 1 | -1): Svg {
  const { random } = stage;
  const colors = random.shuffle(walls);
  let svg = '';
  for (let i = depths.length - 2; i >= 0; i--) {
    const [near = 1, far = 1] = [depths[i], depths[i + 1]];
    svg += front(stage, view, f, near, far, colors[i % colors.length] ?? palette.sand);
  }
  return svg;
}

function front(
  stage: Stage,
  view: StreetView,
  f: 1 | -1,
  near: number,
  far: number,
  color: string,
): Svg {
  const { random, light } = stage;
  const { x, y, half, drop } = view;
  const depth = Math.max(0, 0.26 - near * 0.22);
  const paint = (c: string) => stage.paint(c, depth);
  const height = view.height * random.range(0.78, 1.06);
  // Distances along a wall shrink with depth: interpolate the reciprocal.
  const scale = (t: number) => 1 / ((1 - t) / near + t / far);
  const point = (t: number, level: number): Point => {
    const s = scale(t);
    return [x + f * half * s, y + drop * s - (drop + height) * s * level];
  };
  const quad = (t0: number, t1: number, low: number, high: number, fill: string) =>
    polygon([point(t0, high), point(t1, high), point(t1, low), point(t0, low)], fill);
  const wall = f < 0 ? darker(color, 0.2) : lighter(color, 0.08);
  const shutter = random.pick(shutters);
  const glass = (lit: boolean) => (lit ? light.glow : paint(glassColor));
  const rows = [0.42, 0.62, 0.82];
  const windows = rows
    .map((level) =>
      [0.14, 0.46, 0.78]
        .map((t) => {
          const lit = random.chance(light.litWindows);
          return (
            quad(t - 0.07, t, level - 0.055, level + 0.06, paint(shutter)) +
            quad(t, t + 0.12, level - 0.055, level + 0.06, glass(lit)) +
            quad(t + 0.12, t + 0.19, level - 0.055, level + 0.06, paint(darker(shutter, 0.14))) +
            quad(t - 0.02, t + 0.14, level - 0.066, level - 0.055, paint(palette.cream)) +
            (random.chance(0.3)
              ? quad(
                  t - 0.02,
                  t + 0.14,
                  level - 0.075,
                  level - 0.05,
                  paint(random.pick([palette.brick, palette.moss])),
                )
              : '')
          );
        })
        .join(''),
    )
    .join('');
  const archway = (t0: number, t1: number) => {
    const [a, b, c, d] = [point(t0, 0), point(t0, 0.2), point(t1, 0.2), point(t1, 0)];
    const [e, g] = [point(t0, 0.31), point(t1, 0.31)];
    return path(
      `M${a[0]} ${a[1]}L${b[0]} ${b[1]}C${e[0]} ${e[1]} ${g[0]} ${g[1]} ${c[0]} ${c[1]}L${d[0]} ${d[1]}Z`,
      paint(mix(palette.brickDeep, palette.ink, 0.4)),
    );
  };
  const [r0, r1] = [point(0, 1), point(1, 1)];
  const tiles = random.pick(roofs);
  const overhang = (s: number) => -f * 3.4 * s;
  return [
    quad(0, 1, 0, 1, paint(wall)),
    quad(0, 1, 0, 0.04, paint(darker(wall, 0.2))),
    random.chance(0.6) ? archway(0.1, 0.44) + archway(0.56, 0.9) : archway(0.34, 0.66),
    quad(0, 1, 0.33, 0.345, paint(lighter(wall, 0.35))),
    windows,
    quad(0, 1, 0.97, 1, paint(darker(wall, 0.24))),
    polygon(
      [
        [r0[0] + overhang(near), r0[1] + 1.6 * near],
        [r1[0] + overhang(far), r1[1] + 1.6 * far],
        [r1[0] + f * 4 * far, r1[1] - 5 * far],
        [r0[0] + f * 4 * near, r0[1] - 5 * near],
      ],
      paint(f < 0 ? darker(tiles, 0.14) : tiles),
    ),
  ].join('');
}

function paving(stage: Stage, view: StreetView): Svg {
  const { paint, layout } = stage;
  const { x, y, half, drop } = view;
  const color = layout.pick(['#E2C8A0', '#D8BE9C', '#E0C4AC']);
  const last = depths[depths.length - 1] ?? 0.2;
  const at = (s: number, share: number): Point => [x + half * s * share, y + drop * s];
  const joints = times(8, (i) => {
    const s = last * 1.24 ** (i + 1);
    const [[ax, ay], [bx]] = [at(s, -1), at(s, 1)];
    return rect(ax, ay, bx - ax, 0.25 + s * 0.2, paint(darker(color, 0.09)));
  });
  const strip = (from: number, to: number, fill: string) =>
    polygon([at(last, from), at(last, to), at(3, to), at(3, from)], fill);
  return (
    strip(-1, 1, paint(color)) +
    strip(-1, -0.32, paint(darker(color, 0.1))) +
    joints +
    [-0.5, 0, 0.5]
      .map((share) => strip(share - 0.006, share + 0.006, paint(darker(color, 0.1))))
      .join('')
  );
}
