import { darker, palette } from '../palette';
import { circle, path, type Point, type Svg } from '../shapes';
import { outline } from './outline';
import { hairs } from './people';

export type HairStyle = 'long' | 'short' | 'bun' | 'curls' | 'ponytail' | 'scarf' | 'beard' | 'bob';
export const hairStyles: readonly HairStyle[] = [
  'long',
  'short',
  'bun',
  'curls',
  'ponytail',
  'scarf',
  'beard',
  'bob',
  'short',
];

/** The appearance of a person. */
export interface Look {
  coat: string;
  skin: string;
  hair: string;
  trousers: string;
  style: HairStyle;
}

/** The colour of a scarf, which matches the clothes. */
function scarfOf({ hair, coat }: Look): string {
  const cloths = [palette.lilac, palette.mist, palette.rose, palette.honey, palette.sageLight];
  return cloths.filter((cloth) => cloth !== coat)[hairs.indexOf(hair) % 4] ?? palette.lilac;
}

interface HeadFrame {
  up: (a: number, b: number) => Point;
  h: number;
  paint: (color: string) => string;
}

/** Neck, face and hair of a figure, from the side. */
export function headOf({ up, h, paint }: HeadFrame, look: Look): Svg {
  const { skin, style } = look;
  const hair = paint(look.hair);
  const dot = (a: number, b: number, r: number, fill: string) =>
    circle(up(a, b)[0], up(a, b)[1], r * h, fill);
  const shape = (commands: string, points: [number, number][], fill = hair) =>
    path(
      outline(
        commands,
        points.map(([a, b]) => up(a, b)),
      ),
      fill,
    );
  const crown = () =>
    shape('MQQLLZ', [
      [0.078, -0.945],
      [0.07, -1.015],
      [0, -1.008],
      [-0.09, -1],
      [-0.07, -0.885],
      [-0.03, -0.885],
      [-0.012, -0.942],
    ]);
  const behind: Partial<Record<HairStyle, () => Svg>> = {
    curls: () => dot(-0.024, -0.95, 0.088, hair) + dot(-0.058, -0.905, 0.058, hair),
    ponytail: () =>
      shape('MQQZ', [
        [-0.05, -0.97],
        [-0.17, -0.96],
        [-0.13, -0.79],
        [-0.1, -0.86],
        [-0.05, -0.9],
      ]),
  };
  const front: Record<HairStyle, () => Svg> = {
    short: crown,
    ponytail: crown,
    curls: () =>
      shape('MQQLQZ', [
        [0.076, -0.945],
        [0.06, -1.03],
        [-0.015, -1.025],
        [-0.1, -1],
        [-0.085, -0.885],
        [-0.034, -0.88],
        [-0.03, -0.95],
        [0.03, -0.955],
      ]),
    bun: () => dot(-0.068, -0.992, 0.038, hair) + crown(),
    beard: () =>
      crown() +
      shape('MLQLQQZ', [
        [-0.038, -0.92],
        [-0.014, -0.908],
        [0.006, -0.885],
        [0.04, -0.888],
        [0.077, -0.894],
        [0.078, -0.85],
        [0.03, -0.847],
        [-0.03, -0.852],
        [-0.038, -0.92],
      ]),
    long: () =>
      shape('MQQQLLQZ', [
        [0.07, -0.955],
        [0.04, -1.02],
        [-0.03, -1.005],
        [-0.1, -0.985],
        [-0.09, -0.86],
        [-0.095, -0.76],
        [-0.12, -0.73],
        [0, -0.76],
        [-0.012, -0.92],
        [0.02, -0.968],
        [0.07, -0.955],
      ]),
    bob: () =>
      shape('MQQLQZ', [
        [0.074, -0.95],
        [0.06, -1.015],
        [-0.005, -1.008],
        [-0.1, -0.99],
        [-0.092, -0.855],
        [-0.008, -0.845],
        [-0.03, -0.92],
        [0.012, -0.955],
      ]),
    scarf: () =>
      shape(
        'MQQLQQQZ',
        [
          [0.062, -0.985],
          [-0.01, -1.03],
          [-0.07, -0.98],
          [-0.12, -0.9],
          [-0.1, -0.79],
          [0.07, -0.8],
          [0.085, -0.84],
          [0.045, -0.858],
          [-0.02, -0.88],
          [0.006, -0.935],
          [0.02, -0.97],
          [0.062, -0.985],
        ],
        paint(scarfOf(look)),
      ),
  };
  return [
    behind[style]?.() ?? '',
    shape(
      'MLLLZ',
      [
        [-0.03, -0.88],
        [0.03, -0.88],
        [0.034, -0.83],
        [-0.034, -0.83],
      ],
      paint(darker(skin, 0.12)),
    ),
    dot(0.008, -0.928, 0.068, paint(skin)),
    dot(0.074, -0.918, 0.013, paint(skin)),
    front[style](),
  ].join('');
}
