import { darker, lighter, palette } from '../palette';
import { line, path, placed, rect, type Point, type Svg } from '../shapes';
import { outline } from './outline';

export type ChairShape = 'wing' | 'club' | 'wooden';

export interface EasyChair {
  x: number;
  y: number;
  /** Height of the back. */
  h: number;
  color: string;
  mirrored?: boolean;
  shape: ChairShape;
}

const pen = ({ x, y, h, mirrored = false }: EasyChair) => {
  const f = mirrored ? -1 : 1;
  return (commands: string, points: [number, number][]) =>
    outline(
      commands,
      points.map(([a, b]): Point => [x + f * a * h, y + b * h]),
    );
};

/** Back, seat and feet of an armchair from the side, drawn before the person in it. */
export function easyChairBack(chair: EasyChair): Svg {
  const { color, shape } = chair;
  const draw = pen(chair);
  const leg = shape === 'wooden' ? palette.woodLight : palette.woodDark;
  const feet = line(
    draw('MLML', [
      [-0.3, -0.14],
      [-0.36, 0],
      [0.24, -0.14],
      [0.28, 0],
    ]),
    leg,
    shape === 'wooden' ? 1.3 : 1.1,
  );
  const top = shape === 'club' ? -0.8 : -1;
  const back = path(
    draw('MQQQLQLZ', [
      [-0.2, -0.36],
      [-0.3, -0.7],
      [-0.34, top + 0.08],
      [-0.38, top - 0.03],
      [-0.46, top],
      [-0.56, top + 0.04],
      [-0.53, top + 0.2],
      [-0.42, -0.13],
      [-0.3, -0.1],
      [-0.2, -0.13],
      [-0.2, -0.36],
    ]),
    darker(color, 0.13),
  );
  const seat =
    path(
      draw('MQQLLZ', [
        [-0.36, -0.38],
        [0.2, -0.42],
        [0.28, -0.39],
        [0.34, -0.35],
        [0.31, -0.24],
        [0.28, -0.12],
        [-0.38, -0.12],
      ]),
      color,
    ) +
    path(
      draw('MLLLZ', [
        [-0.38, -0.2],
        [0.3, -0.22],
        [0.28, -0.12],
        [-0.38, -0.12],
      ]),
      darker(color, 0.2),
    );
  const wing =
    shape === 'wing'
      ? path(
          draw('MQQLZ', [
            [-0.44, -0.96],
            [-0.26, -1],
            [-0.24, -0.8],
            [-0.24, -0.62],
            [-0.36, -0.55],
            [-0.42, -0.5],
          ]),
          darker(color, 0.04),
        )
      : '';
  return feet + back + wing + seat;
}

/** The near arm of the chair, drawn after the person in it. */
export function easyChairArm(chair: EasyChair): Svg {
  const { color, shape } = chair;
  const draw = pen(chair);
  if (shape === 'wooden') {
    return line(
      draw('MQML', [
        [-0.4, -0.6],
        [0, -0.62],
        [0.34, -0.56],
        [0.3, -0.56],
        [0.36, -0.1],
      ]),
      palette.woodLight,
      1.5,
    );
  }
  return (
    path(
      draw('MLQQQLZ', [
        [-0.36, -0.1],
        [-0.39, -0.5],
        [-0.38, -0.61],
        [-0.24, -0.6],
        [0.08, -0.61],
        [0.16, -0.6],
        [0.25, -0.58],
        [0.22, -0.46],
        [0.18, -0.1],
      ]),
      lighter(color, 0.12),
    ) +
    path(
      draw('MQQLLZ', [
        [-0.34, -0.46],
        [-0.1, -0.53],
        [0.08, -0.5],
        [0.17, -0.5],
        [0.17, -0.42],
        [0.14, -0.14],
        [-0.32, -0.14],
      ]),
      color,
    )
  );
}

/** A cushion leaning on the back of an empty chair. */
export const backCushion = ({ x, y, h, mirrored = false }: EasyChair, color: string): Svg =>
  placed(
    x + (mirrored ? 1 : -1) * h * 0.14,
    y - h * 0.56,
    mirrored ? -14 : 14,
    rect(-h * 0.13, -h * 0.2, h * 0.26, h * 0.36, color, h * 0.05) +
      rect(h * 0.03, -h * 0.2, h * 0.1, h * 0.36, darker(color, 0.12), h * 0.05),
  );
