import { mix, palette } from '../palette';
import { circle, ellipse, line, path, rect, type Svg } from '../shapes';
import type { Stage } from '../stage';

type Motif = (x: number, y: number, w: number, h: number) => Svg;

const road: Motif = (x, y, w, h) =>
  rect(x, y, w, h * 0.5, palette.peach) +
  circle(x + w * 0.68, y + h * 0.26, Math.min(w, h) * 0.13, palette.honey) +
  path(
    `M${x} ${y + h * 0.5}Q${x + w * 0.4} ${y + h * 0.3} ${x + w} ${y + h * 0.46}V${y + h}H${x}Z`,
    palette.sageLight,
  ) +
  path(
    `M${x} ${y + h * 0.62}Q${x + w * 0.6} ${y + h * 0.5} ${x + w} ${y + h * 0.66}V${y + h}H${x}Z`,
    palette.moss,
  ) +
  path(
    `M${x + w * 0.5} ${y + h * 0.57}Q${x + w * 0.3} ${y + h * 0.76} ${x + w * 0.34} ${y + h}h${w * 0.3}Q${x + w * 0.5} ${y + h * 0.74} ${x + w * 0.56} ${y + h * 0.57}Z`,
    palette.cream,
  ) +
  [0.16, 0.27, 0.8]
    .map((share, i) =>
      ellipse(x + w * share, y + h * (0.5 + i * 0.05), w * 0.035, h * 0.16, palette.forest),
    )
    .join('');

const portrait: Motif = (x, y, w, h) => {
  const cx = x + w * 0.5;
  const r = Math.min(w, h) * 0.2;
  return (
    rect(x, y, w, h, palette.river) +
    rect(x, y, w * 0.34, h, mix(palette.river, palette.ink, 0.25)) +
    path(
      `M${cx - r * 2.1} ${y + h}Q${cx - r * 2} ${y + h * 0.66} ${cx} ${y + h * 0.64}T${cx + r * 2.1} ${y + h}Z`,
      palette.terracotta,
    ) +
    rect(cx - r * 0.4, y + h * 0.52, r * 0.8, h * 0.15, '#B97850') +
    ellipse(cx, y + h * 0.4, r, r * 1.25, '#D99F77') +
    path(
      `M${cx - r * 1.1} ${y + h * 0.44}Q${cx - r * 1.3} ${y + h * 0.4 - r * 1.5} ${cx} ${y + h * 0.4 - r * 1.45}T${cx + r * 1.1} ${y + h * 0.44}Q${cx + r * 0.8} ${y + h * 0.4 - r * 0.7} ${cx - r * 0.2} ${y + h * 0.4 - r * 0.7}Q${cx - r * 0.9} ${y + h * 0.4 - r * 0.6} ${cx - r * 1.1} ${y + h * 0.44}Z`,
      palette.ink,
    )
  );
};

const stillLife: Motif = (x, y, w, h) => {
  const r = Math.min(w, h);
  return (
    rect(x, y, w, h, palette.sageLight) +
    rect(x, y + h * 0.68, w, h * 0.32, palette.wood) +
    path(
      `M${x + w * 0.3 - r * 0.13} ${y + h * 0.8}q${-r * 0.1} ${-r * 0.26} ${r * 0.06} ${-r * 0.36}v${-r * 0.14}h${r * 0.16}v${r * 0.14}q${r * 0.16} ${r * 0.1} ${r * 0.06} ${r * 0.36}Z`,
      palette.plum,
    ) +
    circle(x + w * 0.58, y + h * 0.74, r * 0.1, palette.ochre) +
    circle(x + w * 0.74, y + h * 0.78, r * 0.11, palette.brick) +
    circle(x + w * 0.66, y + h * 0.66, r * 0.08, palette.honey)
  );
};

const fields: Motif = (x, y, w, h) =>
  rect(x, y, w, h, palette.cream) +
  rect(x + w * 0.08, y + h * 0.08, w * 0.84, h * 0.4, palette.brick, 0.8) +
  rect(x + w * 0.08, y + h * 0.54, w * 0.84, h * 0.16, palette.ochre, 0.8) +
  rect(x + w * 0.08, y + h * 0.76, w * 0.84, h * 0.16, palette.plum, 0.8);

const circles: Motif = (x, y, w, h) => {
  const r = Math.min(w, h);
  return (
    rect(x, y, w, h, palette.white) +
    circle(x + w * 0.4, y + h * 0.44, r * 0.28, palette.river) +
    circle(x + w * 0.62, y + h * 0.58, r * 0.22, palette.honey, { opacity: 0.9 }) +
    path(
      `M${x + w * 0.14} ${y + h * 0.86}L${x + w * 0.5} ${y + h * 0.5}L${x + w * 0.7} ${y + h * 0.86}Z`,
      palette.terracotta,
      { opacity: 0.9 },
    ) +
    line(`M${x + w * 0.12} ${y + h * 0.2}L${x + w * 0.86} ${y + h * 0.3}`, palette.ink, 0.4)
  );
};

/** A canvas begun in charcoal, with one half painted. */
const begun: Motif = (x, y, w, h) =>
  rect(x, y, w, h, palette.paper) +
  path(
    `M${x} ${y + h * 0.6}Q${x + w * 0.3} ${y + h * 0.42} ${x + w * 0.56} ${y + h * 0.54}L${x + w * 0.5} ${y + h * 0.82}L${x} ${y + h * 0.8}Z`,
    palette.sageLight,
  ) +
  path(
    `M${x} ${y}H${x + w * 0.7}L${x + w * 0.6} ${y + h * 0.3}L${x} ${y + h * 0.36}Z`,
    palette.riverLight,
  ) +
  line(
    `M${x + w * 0.56} ${y + h * 0.54}Q${x + w * 0.8} ${y + h * 0.6} ${x + w * 0.94} ${y + h * 0.52}M${x + w * 0.6} ${y + h * 0.54}V${y + h * 0.26}h${w * 0.1}V${y + h * 0.56}M${x + w * 0.58} ${y + h * 0.26}l${w * 0.07} ${-h * 0.12}l${w * 0.07} ${h * 0.12}M${x + w * 0.76} ${y + h * 0.56}v${-h * 0.16}h${w * 0.13}v${h * 0.14}M${x + w * 0.1} ${y + h * 0.9}q${w * 0.4} ${-h * 0.1} ${w * 0.8} 0`,
    '#5B5163',
    0.4,
  );

const motifs: readonly Motif[] = [road, portrait, stillLife, fields, circles, begun];

/** A painted canvas; (x, y) is its upper left corner. */
export function canvas({ layout }: Stage, x: number, y: number, w: number, h: number): Svg {
  return (
    layout.pick(motifs)(x, y, w, h) +
    rect(x + w - 0.7, y, 0.7, h, palette.woodDark, 0, { opacity: 0.3 })
  );
}

/** The same for the canvases on the wall, which must not use the random numbers of the layout. */
export const study = ({ random }: Stage, x: number, y: number, w: number, h: number): Svg =>
  rect(x - 0.3, y - 0.3, w + 0.6, h + 0.6, palette.white) + random.pick(motifs)(x, y, w, h);

/** An easel on y with a canvas, its foot at 0.46 of the height. */
export function easel(
  stage: Stage,
  x: number,
  y: number,
  h: number,
  w: number,
  canvasHeight: number,
): Svg {
  const ledge = y - h * 0.42;
  const wood = palette.woodLight;
  return [
    line(`M${x} ${y - h}L${x + h * 0.05} ${y - 2}`, palette.woodDark, 1.1),
    line(
      `M${x - 1.6} ${y - h * 0.99}L${x - h * 0.24} ${y}M${x + 1.6} ${y - h * 0.99}L${x + h * 0.24} ${y}`,
      wood,
      1.5,
    ),
    line(`M${x - h * 0.17} ${y - h * 0.26}H${x + h * 0.17}`, palette.wood, 1.1),
    canvas(stage, x - w / 2, ledge - canvasHeight, w, canvasHeight),
    rect(x - w * 0.4, ledge, w * 0.8, 1.7, palette.wood, 0.4),
    rect(x - 1, y - h - 1, 2, h - h * 0.42 - canvasHeight + 2.4, wood, 0.3),
    rect(x - 2.4, ledge - canvasHeight - 1, 4.8, 1.8, palette.wood, 0.4),
  ].join('');
}

/** Canvases leaning on a wall, the first with its face to the room, standing on y. */
export function leaningCanvases(stage: Stage, x: number, y: number, size: number): Svg {
  const back = (left: number, w: number, h: number) =>
    rect(left, y - h, w, h, palette.cream) +
    rect(left, y - h, w, 1.4, palette.woodLight) +
    rect(left, y - h, 1.4, h, palette.woodLight) +
    rect(left + w - 1.4, y - h, 1.4, h, palette.wood) +
    line(`M${left + w / 2} ${y - h}V${y}`, palette.woodLight, 1.1);
  return (
    back(x + size * 0.3, size * 0.8, size * 1.05) +
    back(x + size * 0.5, size * 0.72, size * 0.8) +
    study(stage, x, y - size * 0.74, size * 0.62, size * 0.74)
  );
}
