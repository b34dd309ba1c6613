import { arcadeFacade } from '../parts/arcade';
import { bunting, lightChain } from '../parts/details';
import { houseRow } from '../parts/houses';
import { church, tower } from '../parts/landmarks';
import { person } from '../parts/people';
import { plant } from '../parts/plants';
import { sky } from '../parts/sky';
import { crate, flowerStall, stall } from '../parts/stalls';
import { tree } from '../parts/trees';
import { darker, palette, walls } from '../palette';
import type { Scene } from '../scene';
import { rect, sheet, times, type Svg } from '../shapes';
import { createStage, hourOf, picture, placer, type Stage } from '../stage';

const paving = '#E2C49B';
type Place = (x: number, width?: number) => number;

/** Market day on the square: striped stalls, crates, people with bags. */
export const market: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('market', seed, width, height, {
    time: hourOf('market', seed, options.time),
  });
  const { layout } = stage;
  const place = placer(stage, layout.chance(0.5));
  return picture(
    stage,
    [
      sky(stage, {
        clouds: 2,
        sun: options.sun ?? (layout.chance(0.7) ? 0.22 : 0.74),
        sunY: 14 + stage.top * 0.6,
        birdsAt: options.birdsAt,
      }),
      sheet(monuments(stage, place)),
      sheet(square(stage)),
      ground(stage),
      overhead(stage),
      stalls(stage, place),
      shoppers(stage),
      foreground(stage, place),
    ].join(''),
  );
};

/** The background behind the houses: cathedral and bell tower, or a family's tower and trees. */
function monuments(stage: Stage, place: Place): Svg {
  const { random, layout, width: w } = stage;
  const bell = tower(stage, place(w * random.range(0.28, 0.36), 7), 52, 7, 38, { depth: 0.24 });
  if (layout.chance(0.6))
    return church(stage, place(w * random.range(0.5, 0.6), 28), 50, 28, 22, 0.26) + bell;
  return (
    tower(stage, place(w * random.range(0.6, 0.72), 6), 52, 6.4, 34, {
      depth: 0.28,
      kind: 'battlements',
    }) +
    bell +
    tree(stage, place(w * 0.48), 46, 15, { kind: 'cypress', depth: 0.3 }) +
    tree(stage, place(w * 0.53), 46, 11, { kind: 'cypress', depth: 0.3 })
  );
}

/** The side of the square: town houses, or an arcade between two of them. */
function square(stage: Stage): Svg {
  const { layout, width: w } = stage;
  const look = { depth: 0.14, unit: 1.5 };
  if (layout.chance(0.6)) return houseRow(stage, -2, w, 70, [13, 19], [26, 36], look);
  const [from, to] = [w * layout.range(0.2, 0.3), w * layout.range(0.7, 0.82)];
  return (
    houseRow(stage, -2, w, 70, [13, 19], [26, 34], look) +
    arcadeFacade(stage, from, 70, to - from, {
      bays: Math.round((to - from) / 13),
      archHeight: 24,
      upper: 15,
      color: layout.pick(walls),
    })
  );
}

const ground = ({ width: w, paint }: Stage): Svg =>
  rect(0, 68, w, 33, paint(paving)) +
  times(5, (i) => rect(0, 70 + i * i * 1.6 + i, w, 0.3, paint(darker(paving, 0.12))));

function overhead(stage: Stage): Svg {
  const { layout, width: w } = stage;
  const draw = layout.chance(0.65) ? bunting : lightChain;
  const high = layout.range(15, 21);
  return (
    draw(stage, -4, high, w * 0.52, high + 4) + draw(stage, w * 0.5, high + 4, w + 4, high - 2)
  );
}

/** One long row of stalls; or two bigger ones at the side and a flower stall in the open. */
function stalls(stage: Stage, place: Place): Svg {
  const { layout, width: w } = stage;
  const colors = layout.shuffle([
    palette.brick,
    palette.river,
    palette.sage,
    palette.plum,
    palette.ochre,
  ]);
  const color = (i: number) => colors[i % colors.length] ?? palette.brick;
  if (layout.chance(0.45)) {
    const count = Math.round(w / 33);
    const plot = w / count;
    return times(count, (i) => stall(stage, i * plot + plot * 0.1, 79, plot * 0.8, 0.92, color(i)));
  }
  const big = Math.max(2, Math.round(w / 52));
  const plot = (w * 0.74) / big;
  const row = times(big, (i) =>
    stall(stage, place(i * plot + plot * 0.06, plot * 0.86), 82, plot * 0.86, 1.12, color(i)),
  );
  return row + flowerStall(stage, place(w * 0.87), 86, color(big));
}

function shoppers(stage: Stage): Svg {
  const { random, width: w } = stage;
  const count = Math.round(w / 24);
  return sheet(
    times(count, (i) =>
      person(
        stage,
        (w * (i + random.range(0.2, 0.8))) / count,
        random.range(91, 97),
        random.range(20.5, 22.5),
      ),
    ),
  );
}

function foreground(stage: Stage, place: Place): Svg {
  const { width: w, layout } = stage;
  const size = 13;
  const heap =
    crate(stage, place(-2, size), 101, size) +
    crate(stage, place(size - 1, size * 0.9), 101, size * 0.9);
  const tall = layout.chance(0.5) ? crate(stage, place(-1, size), 92.4, size) : '';
  return sheet(
    tall +
      heap +
      crate(stage, place(w - size - 3, size), 101, size) +
      plant(stage, place(w - size * 1.7), 101, 13, {
        kind: layout.pick(['leafy', 'round', 'spear']),
      }),
  );
}
