import { darker, palette } from '../palette';
import { circle, line, path, placed, rect, sheet, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { figure } from './figure';
import { plasterHead, plinth } from './studio';
import type { Studio } from './studioRoom';
import { rollingStool } from './surgeryTools';
import { floorShade } from './talkDesk';

/** A plaster head on its plinth. */
export const bustOnPlinth = (stage: Stage, x: number, mirrored: boolean): Svg =>
  plinth(x, 86, 13, 28, stage.random.pick([palette.cream, palette.woodLight, palette.sageLight])) +
  plasterHead(x, 58, 19, undefined, !mirrored);

/** A jug, fruit and a cloth, waiting to be painted. */
export const stillLifeTable = ({ random }: Stage, x: number): Svg => {
  const cloth = random.pick([palette.rose, palette.riverLight, palette.honey, palette.sageLight]);
  return [
    line(`M${x - 10} 66L${x - 11} 87M${x + 10} 66L${x + 11} 87`, palette.woodDark, 1.4),
    rect(x - 13, 64, 26, 2.2, palette.wood, 0.4),
    path(`M${x - 9} 64h17l1 11q-3 2 -5 0t-6 1t-7 -1Z`, cloth),
    path(`M${x + 3} 64h5l1 11q-3 2 -5 0Z`, darker(cloth, 0.14)),
    path(`M${x - 6.6} 63.4q-2.6 -6 .6 -9.4v-4h4v4q3.6 3.6 1 9.4Z`, palette.river),
    path(`M${x - 3} 63.4q1.4 -6 -.6 -9.4v-4h1.6v4q3.6 3.6 1 9.4Z`, darker(palette.river, 0.24)),
    line(
      `M${x - 4} 50q-2 -6 -4.6 -8M${x - 4} 50q0 -7 1 -10M${x - 4} 50q3 -5 6 -6`,
      palette.moss,
      0.7,
    ),
    circle(x - 8.6, 41.6, 1.7, palette.honey),
    circle(x - 2.8, 39.4, 1.8, palette.terracotta),
    circle(x + 2.4, 43.6, 1.6, palette.white),
    circle(x + 3.6, 61.6, 2.2, palette.ochre),
    circle(x + 7.6, 61.8, 2, palette.brick),
  ].join('');
};

/** A person drawing on a board in the lap. */
export function draughtsman({ stage, place, mirrored }: Studio, x: number): Svg {
  const y = 90;
  const f = mirrored ? 1 : -1;
  return (
    floorShade(place(x), y, 8) +
    sheet(
      figure(stage, place(x), y, 43, {
        pose: 'sit',
        mirrored: !mirrored,
        near: [0.24, -0.5],
        far: [0.3, -0.42],
        lean: 8,
      }) +
        rollingStool(place(x), y + 0.4, 10.4, palette.woodLight) +
        placed(
          place(x) + f * 12.4,
          y - 20,
          24 * f,
          rect(-6, -0.7, 12, 1.4, palette.woodDark) + rect(-5.4, -1.2, 10.8, 0.7, palette.white),
        ),
    )
  );
}

/** Small plaster heads in a row on a board. */
export const shelfOfCasts = ({ place }: Studio, from: number, count: number): Svg =>
  times(count, (i) =>
    plasterHead(
      place(from + i * 9),
      41,
      8.4 + (i % 2) * 1.6,
      i % 3 ? undefined : '#D8B79B',
      i % 2 === 0,
    ),
  ) +
  rect(place(from - 6, count * 9 + 4), 41, count * 9 + 4, 1.5, palette.wood, 0.3) +
  [from - 3, from + count * 9 - 8]
    .map((x) => rect(place(x), 42.5, 1, 2.4, palette.woodDark))
    .join('');
