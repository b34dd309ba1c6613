import { palette } from '../palette';
import { arch, circle, line, path, polygon, rect, times } from '../shapes';
import { backdrop, type Film } from './filmFrame';
import { profiles, roofCat, umbrella } from './filmsOfTown';

export type { Film, Frame } from './filmFrame';

/** A sail before the evening sun. */
const sea: Film = (frame) => {
  const { x, y, w, h } = frame;
  const sunX = x + w * 0.62;
  const horizon = y + h * 0.62;
  return [
    backdrop(frame, '#F6C58A'),
    circle(sunX, horizon - h * 0.06, h * 0.42, '#F8D7A0'),
    circle(sunX, horizon - h * 0.06, h * 0.22, '#FDF0CF'),
    rect(x, horizon, w, h * 0.4, palette.river),
    times(9, (i) =>
      rect(
        sunX - h * 0.2 + ((i * 7) % 5) * h * 0.05,
        horizon + h * 0.03 + i * h * 0.036,
        h * (0.34 - i * 0.02),
        h * 0.014,
        '#F8D7A0',
      ),
    ),
    path(
      `M${x + w * 0.26} ${horizon + h * 0.1}L${x + w * 0.31} ${y + h * 0.16}Q${x + w * 0.43} ${y + h * 0.46} ${x + w * 0.42} ${horizon + h * 0.1}Z`,
      palette.paper,
    ),
    path(
      `M${x + w * 0.25} ${horizon + h * 0.1}L${x + w * 0.3} ${y + h * 0.24}L${x + w * 0.19} ${horizon + h * 0.1}Z`,
      palette.brick,
    ),
    path(
      `M${x + w * 0.17} ${horizon + h * 0.13}h${w * 0.28}l${-w * 0.04} ${h * 0.08}h${-w * 0.2}Z`,
      palette.woodDark,
    ),
  ].join('');
};

/** A train on a viaduct in the mountains. */
const train: Film = (frame) => {
  const { x, y, w, h } = frame;
  const rail = y + h * 0.58;
  return [
    backdrop(frame, '#CFE1DF'),
    circle(x + w * 0.78, y + h * 0.24, h * 0.13, '#FFF6DF'),
    polygon(
      [
        [x, y + h],
        [x, y + h * 0.5],
        [x + w * 0.22, y + h * 0.12],
        [x + w * 0.5, y + h * 0.62],
        [x + w * 0.72, y + h * 0.3],
        [x + w, y + h * 0.6],
        [x + w, y + h],
      ],
      palette.riverLight,
    ),
    polygon(
      [
        [x + w * 0.22, y + h * 0.12],
        [x + w * 0.29, y + h * 0.25],
        [x + w * 0.22, y + h * 0.28],
        [x + w * 0.15, y + h * 0.24],
      ],
      palette.white,
    ),
    path(
      `M${x} ${y + h}V${y + h * 0.74}Q${x + w * 0.4} ${y + h * 0.56} ${x + w} ${y + h * 0.8}V${y + h}Z`,
      palette.sage,
    ),
    path(
      `M${x} ${rail}h${w}v${h * 0.42}h${-w}Z` +
        Array.from({ length: 6 }, (_, i) =>
          arch(x + w * (0.02 + i * 0.165), y + h + 1, w * 0.13, h * 0.37),
        ).join(''),
      palette.sand,
      { 'fill-rule': 'evenodd' },
    ),
    rect(x, rail - h * 0.02, w, h * 0.03, palette.woodDark),
    times(3, (i) =>
      rect(
        x + w * (0.08 + i * 0.2),
        rail - h * 0.17,
        w * 0.18,
        h * 0.14,
        i === 2 ? palette.brickDeep : palette.brick,
        h * 0.02,
      ),
    ),
    times(9, (i) =>
      rect(
        x + w * (0.1 + Math.floor(i / 3) * 0.2 + (i % 3) * 0.05),
        rail - h * 0.14,
        w * 0.03,
        h * 0.05,
        palette.honey,
      ),
    ),
    path(
      `M${x + w * 0.66} ${rail - h * 0.03}v${-h * 0.14}h${w * 0.05}q${w * 0.06} ${h * 0.04} ${w * 0.06} ${h * 0.14}Z`,
      palette.brickDeep,
    ),
    ...[0.7, 0.62, 0.52].map((at, i) =>
      circle(x + w * at, rail - h * (0.24 + i * 0.05), h * (0.03 + i * 0.015), palette.paper),
    ),
  ].join('');
};

/** A balloon over the hills. */
const balloon: Film = (frame) => {
  const { x, y, w, h } = frame;
  const [middle, top] = [x + w * 0.42, y + h * 0.12];
  const r = h * 0.24;
  const panel = (from: number, to: number, color: string) =>
    path(
      `M${middle} ${top}C${middle + r * from * 1.34} ${top} ${middle + r * from * 1.34} ${top + r * 1.4} ${middle + r * from * 0.3} ${top + r * 2.2}` +
        `H${middle + r * to * 0.3}C${middle + r * to * 1.34} ${top + r * 1.4} ${middle + r * to * 1.34} ${top} ${middle} ${top}Z`,
      color,
    );
  return [
    backdrop(frame, '#F3C7A8'),
    circle(x + w * 0.8, y + h * 0.4, h * 0.3, '#F9DDBB'),
    path(
      `M${x} ${y + h}V${y + h * 0.7}Q${x + w * 0.25} ${y + h * 0.5} ${x + w * 0.55} ${y + h * 0.72}T${x + w} ${y + h * 0.64}V${y + h}Z`,
      palette.lilac,
    ),
    path(
      `M${x} ${y + h}V${y + h * 0.86}Q${x + w * 0.4} ${y + h * 0.66} ${x + w} ${y + h * 0.88}V${y + h}Z`,
      palette.plum,
    ),
    panel(-1, 1, palette.brick),
    panel(-0.6, 0.6, palette.honey),
    panel(-0.2, 0.2, palette.brick),
    line(
      `M${middle - r * 0.26} ${top + r * 2.2}l${r * 0.08} ${r * 0.4}M${middle + r * 0.26} ${top + r * 2.2}l${-r * 0.08} ${r * 0.4}`,
      palette.ink,
      h * 0.008,
    ),
    rect(middle - r * 0.22, top + r * 2.56, r * 0.44, r * 0.34, palette.wood, r * 0.06),
    ...[0.66, 0.72, 0.86].map((at, i) =>
      line(
        `M${x + w * at} ${y + h * (0.22 + i * 0.07)}q${h * 0.03} ${-h * 0.03} ${h * 0.05} 0q${h * 0.03} ${-h * 0.03} ${h * 0.05} 0`,
        palette.ink,
        h * 0.01,
      ),
    ),
  ].join('');
};

export const films = [sea, umbrella, train, balloon, roofCat, profiles] as const;
