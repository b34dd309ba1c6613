import { palette } from '../palette';
import { sheet, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { balloon, laurel } from './festivity';
import { figure, type FigureOptions } from './figure';
import { squareY } from './gownPlaces';
import { person } from './people';
import { floorShade } from './talkDesk';

/** A party: the positions and colours of its guests. */
export interface Feast {
  stage: Stage;
  mirrored: boolean;
  place: (x: number, width?: number) => number;
  coats: string[];
}

/** Height of a grown guest. */
export const guestHeight = 42;
export const grey = '#D8CFC8';

interface Guest extends FigureOptions {
  crowned?: boolean;
  tall?: number;
  y?: number;
  /** Facing against the layout. */
  turned?: boolean;
  number: number;
}

/** A guest at x; graduates wear a crown. */
export function guest(
  { stage, mirrored, place, coats: colors }: Feast,
  x: number,
  who: Guest,
): Svg {
  const { crowned, tall = guestHeight, y = 95, turned = false, number, ...pose } = who;
  const left = turned !== mirrored;
  return (
    figure(stage, place(x), y, tall, {
      ...pose,
      mirrored: left,
      look: { coat: colors[number % colors.length] ?? palette.brick, ...pose.look },
    }) + (crowned ? laurel(stage, place(x), y, tall, left) : '')
  );
}

/** Where the hand of a guest is. */
export const handOf = (
  { mirrored, place }: Feast,
  x: number,
  a: number,
  b: number,
  turned = false,
  y = 95,
  tall = guestHeight,
): [number, number] => [place(x) + (turned !== mirrored ? -1 : 1) * a * tall, y + b * tall];

export const shades = ({ place }: Feast, ...xs: number[]): Svg =>
  xs.map((x) => floorShade(place(x), 95, 8)).join('');

/** A small brother or sister with a balloon. */
export function child(feast: Feast, x: number, turned = false): Svg {
  const { stage, place } = feast;
  const tall = 25;
  const [hx, hy] = handOf(feast, x, 0.2, -0.8, turned, 97, tall);
  return (
    floorShade(place(x), 97, 5) +
    sheet(
      guest(feast, x, {
        number: 5,
        y: 97,
        tall,
        near: [0.2, -0.8],
        far: [0.1, -0.5],
        turned,
        look: { style: stage.layout.pick(['short', 'ponytail', 'curls', 'bob'] as const) },
      }) +
        balloon(stage, hx, hy, 5, stage.layout.pick([palette.brick, palette.honey, palette.river])),
    )
  );
}

/** Friends farther off, on the steps or under the arches. */
export function guests({ stage, place }: Feast, middle: number, steps: boolean): Svg {
  const { random } = stage;
  const spots = steps ? [-24, -16, 15, 24] : [-40, -33, -6, 8, 30, 38];
  return spots
    .map((offset) =>
      random.chance(0.75)
        ? person(stage, place(middle + offset), steps ? 70.5 : squareY + 2, steps ? 23 : 21, {
            depth: 0.06,
            pose: 'stand',
            arms: random.chance(0.35) ? 'up' : undefined,
          })
        : '',
    )
    .join('');
}
