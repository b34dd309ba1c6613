import { darker, lighter, palette } from '../palette';
import { circle, line, path, rect, times, type Svg } from '../shapes';
import type { Stage } from '../stage';

export const glass = '#CFE3E6';

/** A conical flask with a coloured liquid, standing on y. */
export function flask(x: number, y: number, h: number, liquid: string): Svg {
  const [neck, half] = [h * 0.11, h * 0.4];
  const level = 0.5;
  const at = (t: number) => neck + (half - neck) * t;
  return [
    path(
      `M${x - neck} ${y - h}V${y - h * 0.62}L${x - half} ${y - h * 0.08}Q${x - half} ${y} ${x - half + h * 0.1} ${y}H${x + half - h * 0.1}Q${x + half} ${y} ${x + half} ${y - h * 0.08}L${x + neck} ${y - h * 0.62}V${y - h}Z`,
      glass,
      { opacity: 0.85 },
    ),
    path(
      `M${x - at(level)} ${y - h * 0.35}L${x - half} ${y - h * 0.08}Q${x - half} ${y} ${x - half + h * 0.1} ${y}H${x + half - h * 0.1}Q${x + half} ${y} ${x + half} ${y - h * 0.08}L${x + at(level)} ${y - h * 0.35}Z`,
      liquid,
    ),
    path(
      `M${x + at(level) * 0.4} ${y - h * 0.35}H${x + at(level)}L${x + half} ${y - h * 0.08}Q${x + half} ${y} ${x + half - h * 0.1} ${y}H${x + half * 0.5}Z`,
      darker(liquid, 0.18),
    ),
    rect(x - neck * 1.5, y - h - h * 0.03, neck * 3, h * 0.07, palette.white, h * 0.03),
    line(
      `M${x - half * 0.62} ${y - h * 0.12}L${x - neck * 1.3} ${y - h * 0.56}`,
      palette.white,
      h * 0.03,
      { opacity: 0.7 },
    ),
  ].join('');
}

/** A round flask held in a ring over y. */
export const roundFlask = (x: number, y: number, h: number, liquid: string): Svg =>
  [
    rect(x - h * 0.08, y - h, h * 0.16, h * 0.5, glass, 0, { opacity: 0.85 }),
    circle(x, y - h * 0.3, h * 0.3, glass, { opacity: 0.85 }),
    path(
      `M${x - h * 0.29} ${y - h * 0.24}H${x + h * 0.29}A${h * 0.3} ${h * 0.3} 0 0 1 ${x - h * 0.29} ${y - h * 0.24}Z`,
      liquid,
    ),
    rect(x - h * 0.12, y - h * 1.02, h * 0.24, h * 0.06, palette.white, h * 0.02),
    circle(x - h * 0.12, y - h * 0.38, h * 0.045, palette.white, { opacity: 0.8 }),
  ].join('');

/** A beaker standing on y. */
export const beaker = (x: number, y: number, w: number, liquid: string): Svg =>
  rect(x - w / 2, y - w * 1.25, w, w * 1.25, glass, w * 0.12, { opacity: 0.85 }) +
  rect(x - w / 2, y - w * 0.72, w, w * 0.72, liquid, w * 0.12) +
  rect(x + w * 0.16, y - w * 0.72, w * 0.34, w * 0.72, darker(liquid, 0.17), w * 0.1) +
  rect(x - w * 0.56, y - w * 1.28, w * 1.12, w * 0.1, palette.white, w * 0.05) +
  line(
    `M${x - w * 0.34} ${y - w * 0.3}h${w * 0.2}M${x - w * 0.34} ${y - w * 0.52}h${w * 0.2}`,
    palette.white,
    w * 0.06,
  );

/** Test tubes in a wooden rack, standing on y. */
export function tubeRack({ random }: Stage, x: number, y: number, w: number): Svg {
  const count = 5;
  const h = w * 0.62;
  const colors = [
    palette.brick,
    palette.honey,
    palette.sage,
    palette.river,
    palette.plum,
    palette.rose,
  ];
  const tubes = times(count, (i) => {
    const left = x + w * (0.1 + (i * 0.8) / count) + w * 0.03;
    const width = w * 0.1;
    const fill = random.range(0.3, 0.62) * h;
    return (
      rect(left, y - h, width, h * 0.9, glass, width / 2) +
      rect(left, y - h * 0.1 - fill, width, fill, random.pick(colors), width * 0.45)
    );
  });
  return (
    tubes +
    rect(x, y - h * 0.66, w, h * 0.14, palette.woodLight, 0.2) +
    rect(x, y - h * 0.12, w, h * 0.14, palette.wood, 0.2) +
    rect(x, y - h * 0.66, w * 0.06, h * 0.66, palette.wood) +
    rect(x + w * 0.94, y - h * 0.66, w * 0.06, h * 0.66, palette.woodDark)
  );
}

/** A microscope standing on y, its eyepiece towards the left, or the right if mirrored. */
export function microscope(x: number, y: number, h: number, color: string, mirrored = false): Svg {
  const f = mirrored ? -1 : 1;
  const at = (a: number, b: number) => `${x + f * a * h} ${y + b * h}`;
  return [
    path(`M${at(-0.3, 0)}L${at(-0.28, -0.08)}L${at(0.34, -0.1)}L${at(0.38, 0)}Z`, palette.ink),
    path(
      `M${at(0.14, -0.08)}Q${at(0.44, -0.3)} ${at(0.36, -0.54)}Q${at(0.3, -0.72)} ${at(0.08, -0.7)}L${at(0.06, -0.58)}Q${at(0.22, -0.58)} ${at(0.24, -0.46)}Q${at(0.28, -0.26)} ${at(0.02, -0.08)}Z`,
      color,
    ),
    line(`M${at(-0.26, -0.3)}L${at(0.2, -0.3)}`, palette.ink, h * 0.06),
    line(`M${at(-0.13, -0.34)}L${at(-0.02, -0.34)}`, glass, h * 0.04),
    line(`M${at(-0.06, -0.4)}L${at(0.02, -0.62)}`, darker(color, 0.3), h * 0.1),
    line(`M${at(0.0, -0.56)}L${at(-0.11, -0.86)}`, lighter(color, 0.12), h * 0.14),
    line(`M${at(-0.1, -0.84)}L${at(-0.15, -0.97)}`, palette.ink, h * 0.1),
    circle(x + f * 0.26 * h, y - 0.4 * h, h * 0.07, palette.honey),
    circle(x + f * 0.26 * h, y - 0.4 * h, h * 0.03, palette.woodDark),
  ].join('');
}

/** A still: a flask over a flame, a sloping cooler and a collecting vessel. `w` wide, on y. */
export function still(x: number, y: number, w: number, liquid: string, mirrored = false): Svg {
  const f = mirrored ? -1 : 1;
  const at = (a: number) => x + f * a * w;
  return [
    line(`M${at(0.02)} ${y - 0.4}H${at(0.26)}M${at(0.05)} ${y}V${y - w * 0.78}`, palette.ink, 0.8),
    line(`M${at(0.05)} ${y - w * 0.5}H${at(0.16)}`, palette.ink, 0.7),
    path(
      `M${at(0.15)} ${y - w * 0.12}q${-w * 0.05} ${-w * 0.06} 0 ${-w * 0.13}q${w * 0.06} ${w * 0.07} 0 ${w * 0.13}Z`,
      palette.ochre,
    ),
    rect(at(0.15) - w * 0.025, y - w * 0.11, w * 0.05, w * 0.1, '#8D96A3'),
    rect(at(0.15) - w * 0.06, y - w * 0.02, w * 0.12, w * 0.02, palette.ink),
    roundFlask(at(0.15), y - w * 0.22, w * 0.36, liquid),
    line(
      `M${at(0.15)} ${y - w * 0.56}Q${at(0.16)} ${y - w * 0.72} ${at(0.3)} ${y - w * 0.64}L${at(0.78)} ${y - w * 0.34}`,
      glass,
      w * 0.045,
    ),
    line(`M${at(0.38)} ${y - w * 0.59}L${at(0.68)} ${y - w * 0.4}`, palette.riverLight, w * 0.1),
    line(`M${at(0.38)} ${y - w * 0.59}L${at(0.68)} ${y - w * 0.4}`, palette.white, w * 0.03),
    line(`M${at(0.53)} ${y}V${y - w * 0.48}M${at(0.45)} ${y - 0.4}H${at(0.61)}`, palette.ink, 0.8),
    line(`M${at(0.78)} ${y - w * 0.34}V${y - w * 0.28}`, glass, w * 0.04),
    flask(at(0.79), y, w * 0.27, lighter(liquid, 0.35)),
  ].join('');
}
