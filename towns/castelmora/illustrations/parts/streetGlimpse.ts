import { darker, palette } from '../palette';
import { polygon, rect, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { house } from './houses';
import { tower } from './landmarks';
import { person } from './people';

/** An ascending street, seen through the arch. */
export function streetGlimpse(stage: Stage, x: number, foot: number, raised: number): Svg {
  const { light, random, paint } = stage;
  const depth = 0.22;
  const side = (edge: number, mid: number, color: string, shade: number) =>
    polygon(
      [
        [edge, 40 + raised],
        [mid, 54],
        [mid, foot - 3],
        [edge, foot + 1],
      ],
      paint(darker(color, shade), depth),
    );
  const colors = random.shuffle([palette.peach, palette.honey, palette.rose, palette.cream]);
  return [
    rect(x - 12, 40 + raised, 24, 40 - raised, light.sky[3]),
    tower(stage, x + 0.6, foot - 4, 3.4, 15 - raised * 0.3, { depth: 0.35 }),
    house(stage, x - 4.4, foot - 3, 5.4, 10, { depth: 0.3 }),
    house(stage, x + 1.6, foot - 3, 5, 8, { depth: 0.3 }),
    side(x - 11, x - 4, colors[0] ?? palette.peach, 0.1),
    side(x + 11, x + 4.6, colors[1] ?? palette.rose, 0),
    rect(x - 7.6, 60, 1.6, 3, paint(palette.river, depth)),
    rect(x - 7.6, 67, 1.6, 3.4, paint(palette.river, depth)),
    rect(x + 6, 61, 1.4, 3, paint(palette.river, depth)),
    polygon(
      [
        [x - 4.4, foot - 3],
        [x + 4.8, foot - 3],
        [x + 10, foot + 2],
        [x - 10, foot + 2],
      ],
      paint('#E8CFA4', 0.1),
    ),
    person(stage, x + 1.6, foot - 0.8, 9, { depth: 0.16, pose: 'walk' }),
  ].join('');
}
