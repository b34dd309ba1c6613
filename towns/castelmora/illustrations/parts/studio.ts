import { darker, lighter, palette } from '../palette';
import { circle, ellipse, line, path, rect, times, type Svg } from '../shapes';
import type { Stage } from '../stage';

const plaster = '#F2E9DA';

/** A plaster head in profile on its foot, standing on y, looking right unless mirrored. */
export function plasterHead(
  x: number,
  y: number,
  h: number,
  color = plaster,
  mirrored = false,
): Svg {
  const f = mirrored ? -1 : 1;
  return [
    rect(x - h * 0.2, y - h * 0.08, h * 0.4, h * 0.08, darker(color, 0.2), 0.3),
    path(
      `M${x - f * h * 0.28} ${y - h * 0.08}Q${x - f * h * 0.28} ${y - h * 0.26} ${x - f * h * 0.08} ${y - h * 0.32}V${y - h * 0.5}H${x + f * h * 0.1}V${y - h * 0.32}Q${x + f * h * 0.26} ${y - h * 0.24} ${x + f * h * 0.24} ${y - h * 0.08}Z`,
      color,
    ),
    path(
      `M${x + f * h * 0.04} ${y - h * 0.08}Q${x + f * h * 0.1} ${y - h * 0.2} ${x + f * h * 0.1} ${y - h * 0.32}Q${x + f * h * 0.26} ${y - h * 0.24} ${x + f * h * 0.24} ${y - h * 0.08}Z`,
      darker(color, 0.13),
    ),
    path(
      `M${x - f * h * 0.2} ${y - h * 0.66}Q${x - f * h * 0.22} ${y - h * 0.94} ${x + f * h * 0.04} ${y - h * 0.95}Q${x + f * h * 0.2} ${y - h * 0.94} ${x + f * h * 0.2} ${y - h * 0.78}L${x + f * h * 0.25} ${y - h * 0.64}L${x + f * h * 0.2} ${y - h * 0.62}L${x + f * h * 0.19} ${y - h * 0.48}Q${x + f * h * 0.16} ${y - h * 0.42} ${x + f * h * 0.02} ${y - h * 0.43}Q${x - f * h * 0.16} ${y - h * 0.48} ${x - f * h * 0.2} ${y - h * 0.66}Z`,
      lighter(color, 0.25),
    ),
    // Curls, cut deeper than the face.
    path(
      `M${x - f * h * 0.15} ${y - h * 0.5}Q${x - f * h * 0.3} ${y - h * 0.6} ${x - f * h * 0.24} ${y - h * 0.78}Q${x - f * h * 0.2} ${y - h} ${x + f * h * 0.06} ${y - h * 0.99}Q${x + f * h * 0.22} ${y - h * 0.96} ${x + f * h * 0.18} ${y - h * 0.84}Q${x + f * h * 0.04} ${y - h * 0.88} ${x} ${y - h * 0.78}Q${x - f * h * 0.02} ${y - h * 0.68} ${x - f * h * 0.07} ${y - h * 0.66}Q${x - f * h * 0.04} ${y - h * 0.54} ${x - f * h * 0.15} ${y - h * 0.5}Z`,
      darker(color, 0.14),
    ),
  ].join('');
}

/** A plinth or a turning stand of a sculptor, standing on y. */
export const plinth = (x: number, y: number, w: number, h: number, color: string): Svg =>
  rect(x - w / 2, y - h + 1.4, w, h - 1.4, color) +
  rect(x + w * 0.2, y - h + 1.4, w * 0.3, h - 1.4, darker(color, 0.13)) +
  rect(x - w / 2 - 1, y - h, w + 2, 1.9, lighter(color, 0.3), 0.3) +
  rect(x - w / 2 - 0.8, y - 1.8, w + 1.6, 1.8, darker(color, 0.16));

export const turningStand = (x: number, y: number, h: number): Svg =>
  line(
    `M${x} ${y - h + 1}V${y - h * 0.5}M${x - 1} ${y - h + 2}L${x - 6} ${y}M${x + 1} ${y - h + 2}L${x + 6} ${y}M${x - 4} ${y - h * 0.34}H${x + 4}`,
    palette.woodDark,
    1.3,
  ) +
  rect(x - 7, y - h, 14, 1.8, palette.wood, 0.5) +
  rect(x - 6, y - h - 1.4, 12, 1.6, palette.woodLight, 0.5);

/** A jar of brushes standing on y. */
export const brushJar = (
  { random }: Stage,
  x: number,
  y: number,
  size: number,
  color: string,
): Svg =>
  times(5, (i) => {
    const lean = (i - 2) * 0.2;
    const top = random.range(1.5, 2);
    const [tipX, tipY] = [x + lean * size * 1.1, y - size * top];
    return (
      line(
        `M${x + lean * size * 0.5} ${y - size * 0.5}L${tipX} ${tipY}`,
        palette.woodLight,
        size * 0.09,
      ) +
      line(
        `M${tipX} ${tipY}l${lean * size * 0.2} ${-size * 0.24}`,
        random.pick([palette.brick, palette.river, palette.ochre, palette.sage, palette.ink]),
        size * 0.16,
      )
    );
  }) +
  rect(x - size * 0.4, y - size * 0.9, size * 0.8, size * 0.9, color, size * 0.1) +
  rect(x + size * 0.12, y - size * 0.9, size * 0.28, size * 0.9, darker(color, 0.18), size * 0.1);

/** Pots of paint with a run of colour over the rim, standing on y. */
export const paintPots = (
  { random }: Stage,
  x: number,
  y: number,
  count: number,
  size = 3.4,
): Svg =>
  times(count, (i) => {
    const left = x + i * size * 1.14;
    const color = random.pick([
      palette.brick,
      palette.ochre,
      palette.river,
      palette.sage,
      palette.plum,
      palette.rose,
      palette.white,
    ]);
    return (
      rect(left, y - size, size, size, palette.mist, 0.3) +
      rect(left + size * 0.66, y - size, size * 0.34, size, '#B3C3BF', 0.3) +
      ellipse(left + size / 2, y - size, size / 2, size * 0.15, color) +
      path(
        `M${left + size * 0.16} ${y - size}h${size * 0.4}v${size * random.range(0.3, 0.6)}q${-size * 0.1} ${size * 0.14} ${-size * 0.2} 0v${-size * 0.1}q${-size * 0.1} ${size * 0.1} ${-size * 0.2} 0Z`,
        color,
      )
    );
  });

/** A painter's trolley with pots, brushes and a rag, standing on y. */
export const paintTrolley = (stage: Stage, x: number, y: number, w: number): Svg =>
  [
    line(
      `M${x + 1.4} ${y - 19}V${y - 1.6}M${x + w - 1.4} ${y - 19}V${y - 1.6}`,
      palette.woodDark,
      1.1,
    ),
    circle(x + 1.4, y - 0.9, 0.9, palette.ink),
    circle(x + w - 1.4, y - 0.9, 0.9, palette.ink),
    paintPots(stage, x + 2.4, y - 7.6, Math.floor((w - 4) / 4.4), 3.8),
    rect(x, y - 7.6, w, 1.4, palette.wood, 0.3),
    brushJar(stage, x + 4.4, y - 20, 5, palette.riverLight),
    paintPots(stage, x + 8.4, y - 20, Math.max(1, Math.floor((w - 10) / 4)), 3.2),
    rect(x - 0.6, y - 20, w + 1.2, 1.5, palette.woodLight, 0.3),
    path(`M${x + w - 5} ${y - 18.6}h4.4l.6 7q-1.4 1 -2.4 -.4q-1.4 1.2 -2.4 -.6Z`, palette.rose),
  ].join('');

/** A palette in a hand at (x, y). */
export const handPalette = (x: number, y: number, size: number): Svg =>
  ellipse(x, y, size, size * 0.5, palette.woodLight) +
  [
    [-0.5, -0.1, palette.brick],
    [-0.1, -0.24, palette.ochre],
    [0.34, -0.18, palette.river],
    [0.55, 0.08, palette.sage],
  ]
    .map(([a, b, color]) =>
      circle(x + Number(a) * size, y + Number(b) * size, size * 0.14, String(color)),
    )
    .join('');

/** Splashes of many years on the floor. */
export const splashes = ({ random, width: w }: Stage, from: number): Svg =>
  times(w / 9, () => {
    const size = random.range(0.5, 1.7);
    return ellipse(
      random.range(0, w),
      random.range(from, 99),
      size,
      size * 0.34,
      random.pick([
        palette.brick,
        palette.ochre,
        palette.riverLight,
        palette.cream,
        palette.plum,
        palette.sageLight,
      ]),
    );
  });

/** An iron stove with its pipe up to the ceiling, standing on y. */
export const stove = ({ top }: Stage, x: number, y: number, h: number): Svg =>
  [
    rect(x - 1.4, top, 2.8, y - h - top, palette.ink),
    rect(x + 0.4, top, 1, y - h - top, '#3A3145'),
    line(
      `M${x - h * 0.24} ${y - 2}L${x - h * 0.28} ${y}M${x + h * 0.24} ${y - 2}L${x + h * 0.28} ${y}`,
      palette.ink,
      1.2,
    ),
    rect(x - h * 0.3, y - h, h * 0.6, h - 1.6, '#3A3145', 1.4),
    rect(x + h * 0.1, y - h, h * 0.2, h - 1.6, palette.ink, 1.4),
    rect(x - h * 0.36, y - h - 0.8, h * 0.72, 1.9, palette.ink, 0.6),
    rect(x - h * 0.18, y - h * 0.6, h * 0.36, h * 0.3, palette.brickDeep, 0.6),
    rect(x - h * 0.13, y - h * 0.54, h * 0.26, h * 0.18, palette.ochre, 0.4),
  ].join('');
