import { darker, lighter, mix, palette } from '../palette';
import { arch, line, path, polygon, rect, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { cyclist } from './cycles';
import { person } from './people';
import { deckOf, type StoneBridge } from './stoneBridge';

/** People crossing, with their feet behind the parapet. */
export function crossing(stage: Stage, shape: StoneBridge, towerX?: number): Svg {
  const { width: w, random, layout } = stage;
  const deck = deckOf(shape);
  const count = Math.round(w / 26);
  const rider = layout.int(0, count - 1);
  return times(count, (i) => {
    const x = w * ((i + random.range(0.25, 0.75)) / count);
    if (towerX !== undefined && x > towerX - 5 && x < towerX + 18) return '';
    if (i === rider)
      return cyclist(stage, x, deck(x) + 0.2, 6.4, random.pick([palette.brick, palette.ochre]), {
        mirrored: random.chance(0.5),
      });
    const pair = random.chance(0.35) ? person(stage, x + 3.4, deck(x + 3.4) + 0.4, 9.8) : '';
    return person(stage, x, deck(x) + 0.4, random.range(9.6, 10.8)) + pair;
  });
}

export const lampPosts = ({ paint, dim, width: w }: Stage, shape: StoneBridge): Svg => {
  const deck = deckOf(shape);
  const count = Math.round(w / 34);
  return times(count, (i) => {
    const x = (w * (i + 0.5)) / count;
    const y = deck(x) - 2;
    return (
      rect(x - 0.35, y - 13, 0.7, 13, paint(palette.ink)) +
      (dim ? rect(x - 3.4, y - 17.4, 6.8, 6.8, palette.honey, 3.4, { opacity: 0.25 }) : '') +
      path(`M${x - 1.2} ${y - 16}h2.4l-.5 3h-1.4Z`, dim ? palette.honey : paint(palette.cream)) +
      path(`M${x - 1.7} ${y - 15.8}L${x} ${y - 17.6}L${x + 1.7} ${y - 15.8}Z`, paint(palette.ink))
    );
  });
};

/** A tower the road runs through. */
export function bridgeTower({ paint, dim }: Stage, x: number, w: number, shape: StoneBridge): Svg {
  const stone = darker(shape.stone, 0.05);
  const foot = deckOf(shape)(x + w / 2) - 2.4;
  const top = foot - 23;
  const slit = dim ? palette.honey : paint(mix(palette.ink, palette.plum, 0.3));
  return [
    rect(x, top, w, 23, paint(stone)),
    rect(x + w * 0.66, top, w * 0.34, 23, paint(darker(stone, 0.17))),
    rect(x - 0.8, top + 3, w + 1.6, 1.1, paint(lighter(stone, 0.3))),
    rect(x - 0.8, foot - 8, w + 1.6, 0.9, paint(lighter(stone, 0.3))),
    path(arch(x + w * 0.38, foot - 11, w * 0.2, 4.6), slit),
    path(arch(x + w * 0.2, foot + 0.2, w * 0.42, 6.6), paint(darker(stone, 0.55))),
    polygon(
      [
        [x - 1.6, top + 0.2],
        [x + w / 2, top - 8],
        [x + w + 1.6, top + 0.2],
      ],
      paint(palette.brick),
    ),
    polygon(
      [
        [x + w / 2, top - 8],
        [x + w + 1.6, top + 0.2],
        [x + w * 0.66, top + 0.2],
      ],
      paint(darker(palette.brick, 0.22)),
    ),
    line(`M${x + w / 2} ${top - 8}v-4`, paint(palette.ink), 0.35),
    path(`M${x + w / 2} ${top - 12}h5l-1.2 1.2l1.2 1.2h-5Z`, paint(palette.ochre)),
  ].join('');
}
