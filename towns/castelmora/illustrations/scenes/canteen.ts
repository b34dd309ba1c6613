import type { TimeOfDay } from '../light';
import { listener, reader } from '../parts/audience';
import { mug } from '../parts/kitchenware';
import { person } from '../parts/people';
import { plant } from '../parts/plants';
import { hourOutside, nightInside, pendant } from '../parts/room';
import { headroom, roomWindow, sunbeam } from '../parts/roomWindow';
import { darker, lighter, palette } from '../palette';
import type { Scene } from '../scene';
import { circle, ellipse, line, path, polygon, rect, sheet, times, type Svg } from '../shapes';
import { createStage, picture, placer, type Stage } from '../stage';

type Place = (x: number, width?: number) => number;
const floorY = 66;

/** Lunch in the canteen: a counter under the day's board, tall windows, long tables full of people. */
export const canteen: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('canteen', seed, width, height, { minWidth: 112 });
  const { layout, width: w, top, wide } = stage;
  const wall = layout.pick(['#F3DDB9', '#DCE5D6', '#F2CDB3', '#D8E2E4']);
  const accent = layout.pick([palette.sage, palette.river, palette.brick, palette.plum]);
  const time = hourOutside(stage, options.time);
  const place = placer(stage, layout.chance(0.5));
  const lamp = layout.pick([palette.ochre, palette.brick, palette.sage]);
  const lamps = Array.from({ length: wide ? 5 : 3 }, (_, i) => (w * (i + 0.5)) / (wide ? 5 : 3));
  return picture(
    stage,
    [
      rect(0, top, w, floorY - top, wall),
      rect(0, 50, w, floorY - 50, lighter(wall, 0.4)),
      rect(0, 49.4, w, 0.9, palette.cream),
      tiledFloor(stage),
      windows(stage, place, time),
      sheet(menuBoard(stage, place)),
      sheet(counter(stage, place, accent)),
      sheet(lamps.map((x) => pendant(stage, x, 14, 5.4, lamp)).join('')),
      sheet(
        person(stage, place(w * 0.53), 74, 21, {
          pose: 'stand',
          arms: 'forward',
          mirrored: place(0) === 0,
        }),
      ),
      longTable(stage, 79, 14),
      sheet(plant(stage, place(w * 0.96), 84, 24, { kind: layout.pick(['spear', 'leafy']) })),
      frontRow(stage),
      nightInside(stage, time, ...lamps.map((x): [number, number] => [x, 20])),
    ].join(''),
  );
};

function tiledFloor({ width: w }: Stage): Svg {
  const [floor, joint] = ['#C99470', '#B9815D'];
  const columns = Math.ceil(w / 20) + 2;
  return (
    rect(0, floorY, w, 101 - floorY, floor) +
    times(columns * 2 + 1, (i) =>
      line(
        `M${w / 2 + (i - columns) * 10} ${floorY}L${w / 2 + (i - columns) * 19} 101`,
        joint,
        0.35,
      ),
    ) +
    [69, 74, 82].map((y) => rect(0, y, w, 0.35, joint)).join('')
  );
}

/** Tall windows on the side of the room away from the counter. */
function windows(stage: Stage, place: Place, time: TimeOfDay): Svg {
  const { width: w, wide } = stage;
  const grown = headroom(stage);
  return times(wide ? 3 : 2, (i) => {
    const x = place(w * 0.58 + i * (wide ? 30 : 25), 17);
    const beam = time === 'night' ? '' : sunbeam(x, 54, 17, 14, 47);
    return roomWindow(stage, x, 17 - grown, 17, 33 + grown, { arched: true, time }) + beam;
  });
}

/** The menu board, with a fork and a bowl drawn in chalk. */
function menuBoard({ width: w, random, layout }: Stage, place: Place): Svg {
  const boardWidth = 40;
  const x = place(w * 0.08, boardWidth);
  const chalk = palette.cream;
  const lines = times(4, (i) =>
    line(`M${x + 17} ${17.4 + i * 3.6}h${random.range(11, 18)}`, i ? chalk : palette.honey, 0.6),
  );
  const bowl =
    path(`M${x + 4} 23h9q-.4 5 -4.5 5t-4.5 -5Z`, 'none', { stroke: chalk, 'stroke-width': 0.6 }) +
    line(`M${x + 6.6} 20.6q-1 -1.4 0 -2.8M${x + 9.6} 20.6q-1 -1.4 0 -2.8`, chalk, 0.5);
  return (
    rect(x - 1.2, 12.8, boardWidth + 2.4, 20.4, palette.woodDark, 0.6) +
    rect(x, 14, boardWidth, 18, layout.pick([palette.forest, '#2E4A5F', '#3B2B4A']), 0.3) +
    lines +
    bowl
  );
}

/** The counter with its trays, a glass guard, and two people who serve. */
function counter(stage: Stage, place: Place, color: string): Svg {
  const { width: w, layout } = stage;
  const width = Math.min(62, w * 0.48);
  const x = place(w * 0.02, width);
  const dishes = layout.shuffle([
    palette.brick,
    palette.moss,
    palette.honey,
    palette.terracotta,
    palette.ochre,
    palette.cream,
  ]);
  const count = Math.floor(width / 11);
  const cooks = [0.28, 0.7].map((share) => cook(stage, x + width * share)).join('');
  const trays = times(count, (i) => {
    const left = x + 2 + i * ((width - 3) / count);
    const dish = dishes[i % dishes.length] ?? palette.honey;
    return (
      ellipse(left + 4.2, 52.6, 3.8, 1.8, dish) +
      ellipse(left + 3.4, 52.1, 1.6, 0.7, lighter(dish, 0.3)) +
      rect(left, 52.4, 8.4, 1.8, palette.mist, 0.4)
    );
  });
  const panels = times(count, (i) => {
    const left = x + 1.4 + i * ((width - 2) / count);
    return rect(left, 57.6, (width - 2) / count - 1.4, 14, lighter(color, 0.12), 0.5);
  });
  return [
    cooks,
    trays,
    rect(x + 1, 44.6, width - 2, 7.4, palette.riverLight, 0.6, { opacity: 0.32 }),
    rect(x + 0.6, 44, width - 1.2, 0.9, palette.mist),
    rect(x - 1.4, 54, width + 2.8, 2.2, palette.paper, 0.4),
    rect(x, 56.2, width, 18, color),
    rect(x, 56.2, width, 0.8, darker(color, 0.3)),
    panels,
    rect(x + width - 2, 56.2, 2, 18, darker(color, 0.2)),
    rect(x - 1, 73.4, width + 2, 1.4, darker(color, 0.45)),
  ].join('');
}

/** A person in white behind the counter. */
function cook(stage: Stage, x: number): Svg {
  return (
    person(stage, x, 63, 24.5, {
      pose: 'stand',
      arms: 'forward',
      coat: palette.paper,
      skirt: false,
    }) +
    path(`M${x - 2.2} 39q-1.6 -4 2.2 -4t2.2 4Z`, palette.white) +
    rect(x - 2, 38.4, 4, 1.2, palette.line)
  );
}

/** A table across the room with people eating behind it. */
function longTable(stage: Stage, y: number, size: number): Svg {
  const { width: w, random, wide } = stage;
  const [x0, x1] = [w * 0.16, w * 0.86];
  const seats = Math.round((x1 - x0) / (wide ? 18 : 15.5));
  const seat = (i: number) => x0 + ((x1 - x0) * (i + 0.5)) / seats;
  const guests = times(seats, (i) =>
    random.chance(0.84) ? reader(stage, seat(i), y - 0.4, size) : '',
  );
  const meals = times(seats, (i) =>
    meal(seat(i), y, random.pick([palette.honey, palette.moss, palette.brick, palette.terracotta])),
  );
  const mugs = times(seats - 1, (i) =>
    random.chance(0.5)
      ? mug(
          seat(i) + (x1 - x0) / seats / 2,
          y + 0.6,
          random.pick([palette.river, palette.ochre, palette.brick]),
        )
      : '',
  );
  const board = [
    ...[x0 + 4, x1 - 6].map((x) => rect(x, y + 3, 2, 15, darker(palette.wood, 0.3))),
    polygon(
      [
        [x0, y + 3],
        [x0 + 3, y - 1.6],
        [x1 - 3, y - 1.6],
        [x1, y + 3],
      ],
      palette.woodLight,
    ),
    rect(x0, y + 2.8, x1 - x0, 2, palette.wood, 0.4),
  ].join('');
  return sheet(guests) + sheet(board) + meals + mugs;
}

const meal = (x: number, y: number, food: string): Svg =>
  ellipse(x, y + 1, 3.6, 1.1, palette.paper) +
  ellipse(x, y + 0.7, 2.2, 0.8, food) +
  circle(x + 0.9, y + 0.3, 0.6, lighter(food, 0.35));

/** The people at the nearest table, from behind. */
function frontRow(stage: Stage): Svg {
  const { width: w, random, layout } = stage;
  const gap = 21;
  const offset = layout.range(0.2, 0.9) * gap;
  const people = times(w / gap + 1, (i) =>
    random.chance(0.72) ? listener(stage, offset + i * gap + random.range(-2, 2), 103, 19) : '',
  );
  const bench =
    rect(-2, 98.4, w + 4, 4, palette.woodDark) + rect(-2, 97.6, w + 4, 1.4, palette.wood);
  return sheet(people) + sheet(bench);
}
