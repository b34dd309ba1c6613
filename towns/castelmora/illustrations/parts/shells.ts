import { darker, lighter, mix, palette } from '../palette';
import { circle, line, localFrame, path, rect, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { hairs, skins } from './people';

/** A racing shell on the water line y; `seat` is the distance between two rowers. */
export function shell(
  stage: Stage,
  x: number,
  y: number,
  seat: number,
  crew: number,
  color: string,
  mirrored: boolean,
  shirt: string,
): Svg {
  const { paint, random } = stage;
  const at = localFrame(x, y, seat, mirrored);
  const half = crew * 0.5 + 0.9;
  const reach = random.range(-0.1, 0.14);
  const rowers = times(crew, (i) => rower(stage, at, i - (crew - 1) / 2, seat, reach, shirt));
  const water = mix(paint(palette.river), palette.ink, 0.22);
  return [
    rect(x - half * seat, y + seat * 0.06, half * seat * 2, seat * 0.07, water, seat * 0.03),
    rowers,
    path(
      `M${at(-half - 0.3, -0.06)}Q${at(-half * 0.6, 0.12)} ${at(0, 0.12)}Q${at(half * 0.6, 0.12)} ${at(half + 0.5, -0.07)}Q${at(0, -0.12)} ${at(-half - 0.3, -0.06)}Z`,
      paint(color),
    ),
    line(
      `M${at(-half, -0.045)}Q${at(0, -0.1)} ${at(half + 0.3, -0.06)}`,
      paint(lighter(color, 0.4)),
      seat * 0.03,
    ),
    times(crew, (i) => oar(stage, at, i - (crew - 1) / 2, seat, reach)),
  ].join('');
}

type At = ReturnType<typeof localFrame>;

/** Rowers look back, so the boat moves the other way than they face. */
function rower(
  { paint, random }: Stage,
  at: At,
  i: number,
  seat: number,
  reach: number,
  shirt: string,
): Svg {
  const [skin, hair] = [random.pick(skins), random.pick(hairs)];
  const [headX, headY] = at(i + reach - 0.02, -0.78)
    .split(' ')
    .map(Number) as [number, number];
  return [
    line(
      `M${at(i + 0.06, -0.14)}L${at(i - 0.26, -0.3)}L${at(i - 0.4, -0.1)}`,
      paint(skin),
      seat * 0.1,
    ),
    line(`M${at(i + 0.06, -0.15)}L${at(i - 0.12, -0.23)}`, paint(palette.night), seat * 0.13),
    path(
      `M${at(i - 0.05, -0.1)}L${at(i + reach - 0.12, -0.6)}Q${at(i + reach, -0.68)} ${at(i + reach + 0.1, -0.58)}L${at(i + 0.17, -0.1)}Z`,
      paint(shirt),
    ),
    circle(headX, headY, seat * 0.11, paint(skin)),
    path(
      `M${at(i + reach - 0.12, -0.82)}Q${at(i + reach - 0.06, -0.93)} ${at(i + reach + 0.04, -0.9)}Q${at(i + reach + 0.13, -0.84)} ${at(i + reach + 0.09, -0.7)}L${at(i + reach + 0.02, -0.8)}Z`,
      paint(hair),
    ),
    line(
      `M${at(i + reach, -0.56)}L${at(i + reach * 0.5 - 0.2, -0.42)}L${at(i - 0.36, -0.36)}`,
      paint(darker(skin, 0.1)),
      seat * 0.075,
    ),
  ].join('');
}

const oar = ({ paint }: Stage, at: At, i: number, seat: number, reach: number): Svg => {
  const bladeX = i - 0.62 - reach;
  return (
    line(`M${at(i - 0.34, -0.37)}L${at(bladeX, 0.26)}`, paint(palette.woodLight), seat * 0.035) +
    line(
      `M${at(bladeX + 0.035, 0.2)}L${at(bladeX - 0.07, 0.34)}`,
      paint(palette.paper),
      seat * 0.09,
    )
  );
};
