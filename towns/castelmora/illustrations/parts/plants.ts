import { darker, lighter, palette } from '../palette';
import { circle, ellipse, line, path, placed, rect, type Svg } from '../shapes';
import type { Stage } from '../stage';

export type PlantKind = 'leafy' | 'spear' | 'round' | 'trailing';

interface PlantOptions {
  kind?: PlantKind;
  pot?: string;
}

/** A potted plant standing on y, `h` high with its pot. */
export function plant(
  stage: Stage,
  x: number,
  y: number,
  h: number,
  options: PlantOptions = {},
): Svg {
  const { random, paint } = stage;
  const kind = options.kind ?? random.pick<PlantKind>(['leafy', 'spear', 'round']);
  const pot = options.pot ?? palette.terracotta;
  const rim = y - h * 0.32;
  const vessel =
    path(
      `M${x - h * 0.19} ${rim}L${x + h * 0.19} ${rim}L${x + h * 0.14} ${y}L${x - h * 0.14} ${y}Z`,
      paint(pot),
    ) +
    path(
      `M${x + h * 0.08} ${rim}L${x + h * 0.19} ${rim}L${x + h * 0.14} ${y}L${x + h * 0.06} ${y}Z`,
      paint(darker(pot, 0.2)),
    ) +
    rect(x - h * 0.21, rim - h * 0.01, h * 0.42, h * 0.07, paint(lighter(pot, 0.15)));
  const grown = { spear, round: roundLeaves, leafy, trailing }[kind](x, rim, h, paint);
  // A trailing plant hangs over the rim, every other one grows out of it.
  return kind === 'trailing' ? vessel + grown : grown + vessel;
}

type Paint = (color: string) => string;

function spear(x: number, y: number, h: number, paint: Paint): Svg {
  const blades = [
    [-0.34, 0.6],
    [-0.17, 0.9],
    [0, 1],
    [0.18, 0.82],
    [0.33, 0.56],
  ] as const;
  return blades
    .map(([lean, length]) =>
      path(
        `M${x - h * 0.05} ${y}Q${x + lean * h * 0.4 - h * 0.08} ${y - length * h * 0.4} ${x + lean * h} ${y - length * h * 0.66}` +
          `Q${x + lean * h * 0.5 + h * 0.08} ${y - length * h * 0.3} ${x + h * 0.05} ${y}Z`,
        paint(lean < 0 ? palette.moss : palette.sage),
      ),
    )
    .join('');
}

const roundLeaves = (x: number, y: number, h: number, paint: Paint): Svg =>
  circle(x, y - h * 0.26, h * 0.3, paint(palette.sage)) +
  path(
    `M${x - h * 0.3} ${y - h * 0.24}A${h * 0.3} ${h * 0.3} 0 0 1 ${x + h * 0.06} ${y - h * 0.55}A${h * 0.4} ${h * 0.4} 0 0 0 ${x - h * 0.3} ${y - h * 0.24}Z`,
    paint(palette.sageLight),
  );

function leafy(x: number, y: number, h: number, paint: Paint): Svg {
  const leaves = [
    [-0.24, -0.22, -50],
    [0.24, -0.24, 50],
    [-0.14, -0.46, -22],
    [0.15, -0.48, 24],
    [0, -0.6, 0],
  ] as const;
  return leaves
    .map(
      ([a, b, turn]) =>
        line(
          `M${x} ${y}Q${x + a * h * 0.3} ${y + b * h * 0.6} ${x + a * h} ${y + b * h}`,
          paint(palette.forest),
          h * 0.025,
        ) +
        placed(
          x + a * h,
          y + b * h,
          turn,
          ellipse(0, 0, h * 0.09, h * 0.17, paint(turn < 0 ? palette.moss : palette.sage)),
        ),
    )
    .join('');
}

function trailing(x: number, y: number, h: number, paint: Paint): Svg {
  const vines = [
    [-0.3, 0.5],
    [-0.16, 0.72],
    [0.02, 0.4],
    [0.18, 0.62],
    [0.3, 0.36],
  ] as const;
  const mound = path(
    `M${x - h * 0.26} ${y + h * 0.06}Q${x - h * 0.2} ${y - h * 0.24} ${x} ${y - h * 0.24}T${x + h * 0.26} ${y + h * 0.06}Z`,
    paint(palette.sage),
  );
  return (
    mound +
    vines
      .map(([a, drop], i) => {
        const color = paint(i % 2 ? palette.moss : palette.sage);
        const leaf = (t: number, side: number) =>
          ellipse(x + a * h + side * h * 0.05, y + drop * h * t, h * 0.06, h * 0.045, color);
        return (
          line(
            `M${x + a * h * 0.5} ${y - h * 0.05}Q${x + a * h} ${y} ${x + a * h} ${y + drop * h}`,
            color,
            h * 0.03,
          ) +
          leaf(0.35, -1) +
          leaf(0.65, 1) +
          leaf(1, 0)
        );
      })
      .join('')
  );
}
