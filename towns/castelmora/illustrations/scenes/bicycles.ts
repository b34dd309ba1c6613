import { bikeStands, frameColors, nearRow } from '../parts/bikeStands';
import { bough } from '../parts/bough';
import { cycle } from '../parts/cycles';
import { catColor, sleepingCat } from '../parts/details';
import { ivy } from '../parts/ivy';
import { millFront } from '../parts/millFront';
import { person } from '../parts/people';
import { plant } from '../parts/plants';
import { bench } from '../parts/seats';
import { sky } from '../parts/sky';
import { oldWall, workshopFront } from '../parts/yardFronts';
import { darker, lighter, palette } from '../palette';
import type { Scene } from '../scene';
import { ellipse, path, rect, sheet, times, type Svg } from '../shapes';
import { createStage, hourOf, picture, placer, type Stage } from '../stage';

const floor = 72;
/** Bicycles in their stands by an old wall, the silk mill or the workshop. */
export const bicycles: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('bicycles', seed, width, height, {
    time: hourOf('bicycles', seed, options.time),
  });
  const { layout, top } = stage;
  const kind = layout.pick(['wall', 'mill', 'workshop'] as const);
  const front = { wall: oldWall, mill: millFront, workshop: workshopFront }[kind](stage, floor);
  const mirrored = layout.chance(0.5);
  const place = placer(stage, mirrored);
  return picture(
    stage,
    [
      sky(stage, {
        sun: options.sun ?? layout.pick([0.16, 0.84, 0.4]),
        sunY: stage.light.sunY * 0.4 + 4 + top * 0.7,
        clouds: 2,
        birdsAt: options.birdsAt,
      }),
      front.svg,
      kind === 'workshop' ? '' : greenery(stage, front.top),
      yard(stage),
      shade(stage, place),
      bikeStands(stage, floor + 11, place, mirrored),
      nearThings(stage, place, mirrored),
      top < -6 || layout.chance(0.4) ? bough(stage, !mirrored) : '',
    ].join(''),
  );
};

function greenery(stage: Stage, top: number): Svg {
  const { width: w, layout, random } = stage;
  const places = layout.pick([[0, 0.7], [0.34, 0.9], [-0.04, 0.46], [0.62]]);
  const drop = (floor - top) * layout.range(0.5, 0.85);
  return places
    .map((share) => {
      const span = w * random.range(0.16, 0.3);
      return sheet(
        ivy(stage, w * share, top - 2.4, span, drop * random.range(0.7, 1), { leaf: 1.5 }),
      );
    })
    .join('');
}

/** Cobbles, in rows that grow towards the viewer. */
function yard(stage: Stage): Svg {
  const { width: w, layout, random, paint } = stage;
  const base = layout.pick(['#DDBD92', '#D3B79A', '#CDB59C']);
  const cobbles = times(6, (row) => {
    const y = floor + 2 + row * row * 0.72 + row * 1.2;
    const size = 3.4 + row * 1.3;
    return times(w / size / 1.6, () =>
      random.chance(0.4)
        ? ellipse(
            random.range(0, w),
            y + random.range(0, 1.2 + row * 0.5),
            size * random.range(0.3, 0.5),
            0.34 + row * 0.12,
            paint(random.chance(0.35) ? lighter(base, 0.25) : darker(base, 0.09)),
          )
        : '',
    );
  });
  return rect(-2, floor, w + 4, 102 - floor, paint(base)) + cobbles;
}

/** Shadow of something tall outside the picture. */
const shade = ({ width: w, paint }: Stage, place: (x: number) => number): Svg =>
  path(
    `M${place(-3)} ${floor}H${place(w * 0.2)}L${place(w * 0.34)} 102H${place(-3)}Z`,
    paint(palette.plum),
    { opacity: 0.12 },
  );

/** The foreground: a person arriving or leaving, a bench, pots, the cat. */
function nearThings(stage: Stage, place: (x: number) => number, mirrored: boolean): Svg {
  const { width: w, layout, random, wide } = stage;
  const size = layout.range(18.5, 20);
  const y = 97;
  const x = place(w * layout.range(0.58, 0.74));
  const f = mirrored ? -1 : 1;
  const color = layout.pick(frameColors);
  const pushing =
    person(stage, x - f * size * 0.5, y - 1.6, size * 1.66, {
      pose: 'walk',
      mirrored,
      arms: 'forward',
    }) +
    cycle(stage, x, y, size, color, {
      kind: layout.pick(['town', 'step', 'racer'] as const),
      load: layout.pick(['basket', 'flowers', 'none'] as const),
      mirrored,
    });
  const seatX = place(w * 0.66);
  const sitting =
    bench(stage, seatX, y, 29, 2) +
    person(stage, seatX - f * 5, y, 29, { pose: 'sit', mirrored, book: layout.chance(0.6) }) +
    sleepingCat(stage, seatX + f * 9, y - 6.3, 8, catColor(stage, palette.ochre));
  const what = layout.pick(['pushing', 'sitting', 'row', 'pushing'] as const);
  const main = { pushing, sitting, row: nearRow(stage, place, mirrored) }[what];
  const pairAt = layout.range(0.2, 0.44);
  const second =
    wide && what !== 'row'
      ? person(stage, place(w * pairAt), 95, 31, { pose: 'bag' }) +
        person(stage, place(w * pairAt) + 10, 96, 30, { pose: 'walk' })
      : '';
  const pots = times(layout.int(1, 3), (i) =>
    plant(stage, place(w * (0.05 + i * 0.085)), 101 - i * 1.6, random.range(16, 22) - i * 3, {
      pot: random.pick([palette.terracotta, palette.brick, palette.river]),
    }),
  );
  return sheet(main + second) + sheet(pots);
}
