import { darker, lighter, mix, palette } from '../palette';
import { circle, ellipse, line, path, polygon, rect, times } from '../shapes';
import { backdrop, type Film } from './filmFrame';

/** Two people under one umbrella in a street with lamps. */
export const umbrella: Film = (frame, random) => {
  const { x, y, w, h } = frame;
  const foot = y + h * 0.94;
  const figure = (left: number, coat: string, tall: number) =>
    path(
      `M${left - h * 0.07} ${foot}L${left - h * 0.05} ${foot - h * 0.4 * tall}q${h * 0.05} ${-h * 0.06} ${h * 0.1} 0L${left + h * 0.07} ${foot}Z`,
      coat,
    ) + circle(left, foot - h * 0.5 * tall, h * 0.055, palette.ink);
  const house = (left: number, width: number, top: number, color: string) =>
    rect(left, y + h * top, width, h, color) +
    times(6, (i) =>
      rect(
        left + width * (0.2 + (i % 2) * 0.4),
        y + h * (top + 0.1 + Math.floor(i / 2) * 0.17),
        width * 0.18,
        h * 0.08,
        random.chance(0.5) ? palette.honey : darker(color, 0.3),
      ),
    );
  return [
    backdrop(frame, '#3D4A73'),
    circle(x + w * 0.5, y + h * 0.6, h * 0.6, '#55608A'),
    house(x, w * 0.2, 0.2, '#2F3860'),
    house(x + w * 0.2, w * 0.15, 0.34, '#37416B'),
    house(x + w * 0.66, w * 0.15, 0.3, '#37416B'),
    house(x + w * 0.81, w * 0.2, 0.14, '#2F3860'),
    rect(x, y + h * 0.86, w, h * 0.14, '#232A4C'),
    ellipse(x + w * 0.5, foot, w * 0.2, h * 0.04, '#6A74A0'),
    figure(x + w * 0.475, palette.brick, 1),
    figure(x + w * 0.53, palette.ochre, 0.92),
    path(
      `M${x + w * 0.36} ${y + h * 0.42}Q${x + w * 0.5} ${y + h * 0.08} ${x + w * 0.64} ${y + h * 0.42}Q${x + w * 0.6} ${y + h * 0.37} ${x + w * 0.55} ${y + h * 0.42}Q${x + w * 0.5} ${y + h * 0.37} ${x + w * 0.45} ${y + h * 0.42}Q${x + w * 0.4} ${y + h * 0.37} ${x + w * 0.36} ${y + h * 0.42}Z`,
      palette.paper,
    ),
    times(16, () => {
      const [dropX, dropY] = [x + w * random.range(0.02, 0.96), y + h * random.range(0, 0.8)];
      return line(`M${dropX} ${dropY}l${-h * 0.02} ${h * 0.07}`, '#9AA3C8', h * 0.012);
    }),
  ].join('');
};

/** A cat on the roofs before a great moon. */
export const roofCat: Film = (frame) => {
  const { x, y, w, h } = frame;
  const [cx, cy] = [x + w * 0.56, y + h * 0.66];
  return [
    backdrop(frame, '#4B3F72'),
    circle(x + w * 0.52, y + h * 0.42, h * 0.36, '#F6E7CB'),
    ...[
      [0.44, 0.34, 0.05],
      [0.6, 0.28, 0.035],
      [0.58, 0.5, 0.06],
    ].map(([a = 0, b = 0, r = 0]) => circle(x + w * a, y + h * b, h * r, '#E9D5B0')),
    polygon(
      [
        [x, y + h],
        [x, y + h * 0.72],
        [x + w * 0.18, y + h * 0.54],
        [x + w * 0.36, y + h * 0.78],
        [x + w * 0.7, y + h * 0.66],
        [x + w * 0.82, y + h * 0.56],
        [x + w, y + h * 0.74],
        [x + w, y + h],
      ],
      '#2B2142',
    ),
    rect(x + w * 0.78, y + h * 0.4, w * 0.05, h * 0.24, '#2B2142'),
    path(
      `M${cx - h * 0.1} ${cy + h * 0.04}C${cx - h * 0.12} ${cy - h * 0.16} ${cx - h * 0.02} ${cy - h * 0.2} ${cx} ${cy - h * 0.24}L${cx} ${cy - h * 0.36}L${cx + h * 0.05} ${cy - h * 0.31}h${h * 0.05}L${cx + h * 0.15} ${cy - h * 0.36}V${cy - h * 0.24}C${cx + h * 0.15} ${cy - h * 0.16} ${cx + h * 0.13} ${cy} ${cx + h * 0.15} ${cy + h * 0.04}Z`,
      palette.ink,
    ),
    line(
      `M${cx - h * 0.08} ${cy + h * 0.01}C${cx - h * 0.24} ${cy + h * 0.04} ${cx - h * 0.26} ${cy - h * 0.12} ${cx - h * 0.2} ${cy - h * 0.18}`,
      palette.ink,
      h * 0.035,
    ),
  ].join('');
};

/** Two faces close to each other, cut in profile. */
export const profiles: Film = (frame) => {
  const { x, y, w, h } = frame;
  const face = (f: 1 | -1, color: string, hair: string, coat: string) => {
    const at = (a: number, b: number) => `${x + w * 0.5 + f * h * a} ${y + h * b}`;
    return (
      path(
        `M${at(-0.62, 1.02)}Q${at(-0.6, 0.78)} ${at(-0.42, 0.74)}L${at(-0.4, 0.3)}Q${at(-0.3, 0.14)} ${at(-0.15, 0.26)}L${at(-0.12, 0.4)}L${at(-0.05, 0.52)}L${at(-0.11, 0.55)}L${at(-0.09, 0.62)}L${at(-0.12, 0.65)}L${at(-0.12, 0.73)}Q${at(-0.2, 0.8)} ${at(-0.26, 0.76)}L${at(-0.24, 0.86)}Q${at(-0.1, 0.92)} ${at(-0.06, 1.02)}Z`,
        color,
      ) +
      path(
        `M${at(-0.62, 1.02)}Q${at(-0.6, 0.78)} ${at(-0.43, 0.73)}Q${at(-0.34, 0.86)} ${at(-0.23, 0.85)}Q${at(-0.1, 0.92)} ${at(-0.06, 1.02)}Z`,
        coat,
      ) +
      path(
        `M${at(-0.14, 0.3)}Q${at(-0.22, 0.3)} ${at(-0.26, 0.4)}Q${at(-0.3, 0.56)} ${at(-0.38, 0.66)}Q${at(-0.6, 0.62)} ${at(-0.54, 0.34)}Q${at(-0.48, 0.1)} ${at(-0.28, 0.1)}Q${at(-0.14, 0.12)} ${at(-0.14, 0.3)}Z`,
        hair,
      )
    );
  };
  return [
    backdrop(frame, mix(palette.rose, palette.honey, 0.4)),
    circle(x + w * 0.5, y + h * 0.56, h * 0.5, lighter(palette.honey, 0.4)),
    face(1, '#B97850', palette.ink, palette.river),
    face(-1, '#E9BC97', palette.brickDeep, palette.sage),
  ].join('');
};
