import { darker, lighter, palette } from '../palette';
import { circle, group, line, localFrame, path, rect, ring, round, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { shirts } from './athletes';
import { hairs, person, skins } from './people';

/** A runner who runs towards the viewer. */
export function frontRunner(
  stage: Stage,
  x: number,
  y: number,
  h: number,
  mirrored: boolean,
  depth = 0,
): Svg {
  const { random } = stage;
  const paint = (color: string) => stage.paint(color, depth);
  const at = localFrame(0, 0, h, mirrored);
  const f = mirrored ? -1 : 1;
  const [skin, hair, shirt] = [random.pick(skins), random.pick(hairs), random.pick(shirts)];
  const shorts = random.pick([palette.night, palette.ink, palette.forest]);
  const shoe = random.pick([palette.brick, palette.ochre, palette.ink]);
  const long = random.chance(0.4);
  const body = [
    line(`M${at(-0.055, -0.5)}L${at(-0.06, -0.26)}L${at(-0.05, -0.05)}`, paint(skin), h * 0.08),
    line(`M${at(-0.055, -0.035)}L${at(-0.06, -0.02)}`, paint(shoe), h * 0.085),
    line(`M${at(0.06, -0.5)}L${at(0.07, -0.36)}`, paint(skin), h * 0.09),
    line(`M${at(0.07, -0.35)}L${at(0.06, -0.2)}`, paint(darker(skin, 0.2)), h * 0.075),
    line(`M${at(0.06, -0.2)}L${at(0.062, -0.17)}`, paint(darker(shoe, 0.2)), h * 0.08),
    path(
      `M${at(-0.11, -0.53)}L${at(0.11, -0.53)}L${at(0.125, -0.38)}L${at(0.02, -0.37)}L${at(0, -0.45)}L${at(-0.015, -0.37)}L${at(-0.115, -0.38)}Z`,
      paint(shorts),
    ),
    long ? circle(0, -0.9 * h, 0.085 * h, paint(hair)) : '',
    line(
      `M${at(-0.13, -0.77)}L${at(-0.2, -0.63)}L${at(-0.1, -0.57)}`,
      paint(darker(skin, 0.08)),
      h * 0.058,
    ),
    line(
      `M${at(0.13, -0.77)}L${at(0.2, -0.64)}L${at(0.13, -0.74)}`,
      paint(darker(skin, 0.08)),
      h * 0.058,
    ),
    path(
      `M${at(-0.06, -0.83)}L${at(0.06, -0.83)}Q${at(0.15, -0.82)} ${at(0.155, -0.72)}L${at(0.11, -0.7)}L${at(0.105, -0.51)}L${at(-0.105, -0.51)}L${at(-0.11, -0.7)}L${at(-0.155, -0.72)}Q${at(-0.15, -0.82)} ${at(-0.06, -0.83)}Z`,
      paint(shirt),
    ),
    rect(-0.065 * h, -0.7 * h, 0.13 * h, 0.11 * h, paint(palette.white)),
    rect(-0.035 * h, -0.665 * h, 0.07 * h, 0.035 * h, paint(palette.ink)),
    rect(-0.03 * h, -0.88 * h, 0.06 * h, 0.07 * h, paint(darker(skin, 0.12))),
    circle(0, -0.925 * h, 0.066 * h, paint(skin)),
    path(
      `M${at(-0.07, -0.92)}Q${at(-0.08, -1.01)} ${at(0, -1.01)}Q${at(0.08, -1.01)} ${at(0.07, -0.92)}Q${at(0.04, -0.97)} ${at(-0.02, -0.965)}Q${at(-0.06, -0.955)} ${at(-0.07, -0.92)}Z`,
      paint(hair),
    ),
    random.chance(0.3)
      ? line(`M${at(-0.064, -0.95)}L${at(0.064, -0.95)}`, paint(lighter(shirt, 0.3)), h * 0.022)
      : '',
  ].join('');
  return group(body, { transform: `translate(${round(x)} ${round(y)}) rotate(${3 * f})` });
}

/** A racer in a wheelchair; `h` as for a standing person. */
export function wheelchairRacer(
  stage: Stage,
  x: number,
  y: number,
  h: number,
  mirrored: boolean,
): Svg {
  const { paint, random } = stage;
  const f = mirrored ? -1 : 1;
  const at = localFrame(x, y, h, mirrored);
  const metal = paint(palette.ink);
  return (
    person(stage, x, y - h * 0.06, h, { pose: 'sit', mirrored }) +
    line(
      `M${at(-0.1, -0.3)}L${at(0.2, -0.24)}L${at(0.44, -0.1)}`,
      paint(random.pick([palette.brick, palette.river, palette.ochre])),
      h * 0.05,
    ) +
    ring(x - f * h * 0.02, y - h * 0.2, h * 0.19, metal, h * 0.03) +
    ring(x - f * h * 0.02, y - h * 0.2, h * 0.13, paint('#8E8790'), h * 0.014) +
    ring(x + f * h * 0.44, y - h * 0.085, h * 0.075, metal, h * 0.026)
  );
}
