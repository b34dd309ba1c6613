import type { TimeOfDay } from '../light';
import { cat, catColor } from '../parts/details';
import {
  chairBack,
  clock,
  cooker,
  fridge,
  fruitBowl,
  hood,
  kitchenChair,
  mug,
  panShelf,
  plateRack,
  sink,
  stool,
  wallCupboards,
} from '../parts/kitchenware';
import { plant } from '../parts/plants';
import { hourOutside, nightInside, roomShell, roomThemes } from '../parts/room';
import { roomWindow } from '../parts/roomWindow';
import { darker, lighter, mix, palette } from '../palette';
import type { Scene } from '../scene';
import { circle, ellipse, path, polygon, rect, sheet, times, type Svg } from '../shapes';
import { createStage, picture, placer, type Stage } from '../stage';

const floorY = 76;

/** The kitchen of a shared flat: counter, cooker, fridge with notes, and a table to sit at. */
export const kitchen: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('kitchen', seed, width, height, { minWidth: 108 });
  const { layout, width: w } = stage;
  const theme = layout.pick(roomThemes);
  const cabinets = layout.pick([
    palette.sage,
    palette.river,
    palette.terracotta,
    '#8A4A7C',
    palette.forest,
    '#C98A4E',
  ]);
  const time = hourOutside(stage, options.time);
  const place = placer(stage, layout.chance(0.5));
  const windowX = w * 0.4;
  const fridgeX = stage.wide ? w - 34 : w - 25;
  const tableX = w * layout.range(0.38, 0.52);
  const tableWidth = Math.min(66, w * 0.46);
  return picture(
    stage,
    [
      roomShell(stage, { ...theme, floor: '#D8B08A' }, floorY),
      floorTiles(stage),
      wallTiles(stage, theme.wall, theme.side, cabinets),
      kitchenWindow(stage, place(windowX, 22), time),
      sheet(overCooker(stage, place, windowX, cabinets)),
      stage.wide ? sheet(panShelf(stage, place(w * 0.06, 34), 24, 34)) : '',
      sheet(besideWindow(stage, place, windowX, cabinets)),
      sheet(counter(stage, cabinets, place)),
      sheet(
        fridge(
          stage,
          place(fridgeX, 21),
          floorY + 1,
          layout.pick([palette.paper, palette.mist, palette.honey, palette.rose]),
        ),
      ),
      table(stage, place(tableX), tableWidth),
      nightInside(stage, time, [place(windowX - 20), 48], [place(windowX + 40), 48]),
    ].join(''),
  );
};

type Place = (x: number, width?: number) => number;

/** Pans on a shelf, cupboards, or a hood with its flue. */
function overCooker(stage: Stage, place: Place, windowX: number, color: string): Svg {
  const kind = stage.layout.pick(['pans', 'cupboards', 'hood']);
  if (kind === 'pans') return panShelf(stage, place(windowX - 34, 28), 24, 28);
  if (kind === 'cupboards') {
    return wallCupboards(place(windowX - 36, 29), 34, 29, 20, 3, lighter(color, 0.18));
  }
  const flue = hood(stage, place(windowX - 19.5), 32, palette.mist);
  return flue + clock(place(windowX - 5), 16, palette.brick);
}

/** Between window and fridge: pans, plates or cupboards. */
function besideWindow(stage: Stage, place: Place, windowX: number, color: string): Svg {
  const kind = stage.layout.pick(['plates', 'cupboards', 'pans']);
  const x = windowX + 29;
  if (kind === 'plates') {
    const second = stage.wide ? clock(place(x + 34), 20, palette.ochre) : '';
    return plateRack(stage, place(x, 24), 28) + second;
  }
  if (kind === 'pans') {
    const width = stage.wide ? 44 : 22;
    return panShelf(stage, place(x, width), 24, width);
  }
  const doors = stage.wide ? 4 : 2;
  return wallCupboards(place(x, doors * 11), 34, doors * 11, 20, doors, lighter(color, 0.18));
}

const floorTiles = ({ width }: Stage): Svg =>
  times(width / 8 + 2, (i) =>
    times(3, (row) => {
      if ((i + row) % 2) return '';
      const [x, y] = [i * 8 - row * 1.5, 78 + row * 8];
      return polygon(
        [
          [x - 4, y],
          [x + 4, y],
          [x + 2, y + 8],
          [x - 6, y + 8],
        ],
        '#C99B73',
      );
    }),
  );

/** Tiles behind the counter, a few of them coloured. */
function wallTiles({ random, width }: Stage, wall: string, joint: string, accent: string): Svg {
  const tile = lighter(wall, 0.5);
  const columns = Math.ceil(width / 4);
  return [
    rect(0, 34, width, 20, tile),
    times(width / 7, () =>
      rect(
        4 * random.int(0, columns),
        34 + 4 * random.int(0, 4),
        4,
        4,
        mix(tile, random.pick([palette.riverLight, palette.honey, accent]), 0.5),
      ),
    ),
    times(columns, (i) => rect(i * 4, 34, 0.25, 20, joint)),
    times(6, (i) => rect(0, 34 + i * 4, width, 0.25, joint)),
  ].join('');
}

function kitchenWindow(stage: Stage, x: number, time: TimeOfDay): Svg {
  const { layout } = stage;
  const taller = Math.min(10, Math.max(0, -stage.top) * 0.3);
  const catFirst = layout.chance(0.5);
  return (
    roomWindow(stage, x, 11 - taller, 22, 24 + taller, { time, arched: layout.chance(0.4) }) +
    plant(stage, x + (catFirst ? 17 : 5), 36, 7.5, {
      kind: layout.pick(['leafy', 'trailing', 'round']),
    }) +
    cat(stage, x + (catFirst ? 7 : 15), 36.2, 7, catColor(stage, palette.cream), !catFirst)
  );
}

/** Cabinets along the wall with cooker, sink and small objects. */
function counter(stage: Stage, color: string, place: (x: number, w?: number) => number): Svg {
  const { width: w } = stage;
  const sinkX = w * 0.4 + 11;
  return [
    rect(0, 55, w, 22, color),
    rect(0, 75, w, 2.4, palette.ink),
    rect(-1, 52.8, w + 2, 2.8, palette.paper),
    rect(-1, 55.6, w + 2, 0.8, darker(color, 0.3)),
    times(
      w / 15.5 + 1,
      (i) =>
        rect(3 + i * 15.5, 58, 13.5, 16, lighter(color, 0.1), 0.6) +
        rect(8.4 + i * 15.5, 60, 2.8, 0.8, palette.honey, 0.4),
    ),
    cooker(place(w * 0.4 - 28, 17), 55),
    sink(place(sinkX), 52.8),
    plant(stage, place(sinkX + 16), 52.8, 8),
    rect(place(sinkX + 23, 7), 47.8, 7, 5, palette.woodLight, 0.6),
    circle(place(sinkX + 25), 47.6, 1.6, palette.ochre),
    circle(place(sinkX + 27.8), 47.5, 1.6, palette.terracotta),
  ].join('');
}

/** A table laid for breakfast, with stools or chairs pulled out so that they are visible. */
function table(stage: Stage, x: number, w: number): Svg {
  const { layout } = stage;
  const seats = layout.shuffle([palette.ochre, palette.brick, palette.river, palette.sage]);
  const [first = palette.ochre, second = palette.brick, third = palette.river] = seats;
  const stools = layout.chance(0.5);
  const behind = chairBack(x - w * 0.2, 80, third) + chairBack(x + w * 0.2, 80, second);
  const [left, right] = [x - w * 0.5 - 5, x + w * 0.5 + 5];
  const beside = stools
    ? stool(left, 97.6, first) + stool(right, 97.6, second)
    : kitchenChair(left, 97.6, first) + kitchenChair(right, 97.6, second, true);
  const leg = (left: number) => rect(left, 84, 1.8, 14, darker(palette.wood, 0.2));
  const boards =
    leg(x - w * 0.44) +
    leg(x + w * 0.44 - 1.8) +
    path(
      `M${x - w / 2} 85.4L${x - w * 0.45} 80H${x + w * 0.45}L${x + w / 2} 85.4Z`,
      palette.woodLight,
    ) +
    rect(x - w / 2, 85.2, w, 2, palette.wood, 0.4);
  return (
    sheet(layout.chance(0.6) ? behind : '') + sheet(beside) + sheet(boards) + breakfast(stage, x, w)
  );
}

function breakfast(stage: Stage, x: number, w: number): Svg {
  const middle = stage.layout.chance(0.5)
    ? plant(stage, x - w * 0.06, 83, 10, { kind: 'leafy', pot: palette.riverLight })
    : fruitBowl(x - w * 0.06, 82.6, 11);
  const bread =
    ellipse(x + w * 0.3, 83, 5, 1.1, palette.paper) +
    path(`M${x + w * 0.3 - 3} 82.6q3 -3.4 6.4 0Z`, palette.woodDark);
  return (
    middle +
    mug(x + w * 0.14, 83, palette.river) +
    mug(x - w * 0.27, 83, palette.terracotta) +
    bread
  );
}
