import type { TimeOfDay } from '../light';
import { cat, catColor, lightChain, rucksack, sleepingCat } from '../parts/details';
import { bed } from '../parts/bed';
import { deskLamp } from '../parts/desk';
import { nightstand } from '../parts/furniture';
import { plant } from '../parts/plants';
import {
  hourOutside,
  nightInside,
  pendant,
  roomShell,
  roomThemes,
  rug,
  stripedRug,
} from '../parts/room';
import { headroom, roomWindow, sunbeam } from '../parts/roomWindow';
import { books, framedPrint, shelf, wallShelf } from '../parts/shelves';
import { darker, palette } from '../palette';
import type { Scene } from '../scene';
import { line, rect, sheet, type Svg } from '../shapes';
import { createStage, picture, placer, type Stage } from '../stage';

/** Two beds: facing each other under the window, or both along one wall with the desk between. */
export const doubleRoom: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('double', seed, width, height, { zoom: 1.22, minWidth: 96 });
  const { layout, width: w } = stage;
  const theme = layout.pick(roomThemes);
  const blankets = layout.shuffle([
    palette.brick,
    palette.river,
    palette.plum,
    palette.sage,
    palette.ochre,
  ]);
  const room: Room = {
    stage,
    time: hourOutside(stage, options.time),
    first: blankets[0] ?? palette.brick,
    second: blankets[1] ?? palette.river,
    mirrored: layout.chance(0.5),
  };
  const furniture = layout.chance(0.62) ? facingBeds(room) : bunkAndBed(room);
  const rugColor = layout.pick([palette.plum, palette.river, palette.terracotta, palette.sage]);
  const floorRug = layout.chance(0.5)
    ? rug(w / 2, 88, stage.wide ? 60 : 42, rugColor)
    : stripedRug(w / 2, 83.5, stage.wide ? 62 : 44, 9, rugColor);
  return picture(
    stage,
    [
      roomShell(stage, theme, 70),
      furniture.wall,
      sheet(floorRug),
      furniture.floor,
      nightInside(stage, room.time, ...furniture.lamps),
    ].join(''),
  );
};

interface Room {
  stage: Stage;
  time: TimeOfDay;
  /** Colours of the two blankets. */
  first: string;
  second: string;
  mirrored: boolean;
}

interface Furniture {
  wall: Svg;
  floor: Svg;
  lamps: [number, number][];
}

function facingBeds({ stage, time, first, second, mirrored }: Room): Furniture {
  const { random, layout, width: w, wide } = stage;
  const middle = w / 2;
  const bedWidth = Math.min(56, w * 0.41);
  const left = wide ? middle - bedWidth - 13 : 3;
  const right = w - left - bedWidth;
  const arched = layout.chance(0.4);
  const curtain = arched
    ? undefined
    : layout.pick([palette.ochre, palette.rose, palette.sageLight, palette.riverLight]);
  const wall = [
    roomWindow(
      stage,
      middle - 11,
      (arched ? 21 : 25) - headroom(stage),
      22,
      (arched ? 29 : 25) + headroom(stage),
      {
        arched,
        curtain,
        time,
      },
    ),
    time === 'night' ? '' : sunbeam(middle - 11, 53, 22, 12, 47),
    layout.chance(0.5)
      ? wallShelf(stage, middle - 42, 46, 18) + wallShelf(stage, middle + 24, 46, 18)
      : framedPrint(stage, middle - 36, 33, 10, 13) + framedPrint(stage, middle + 26, 33, 10, 13),
    layout.chance(0.6)
      ? lightChain(stage, middle - 66, 21, middle - 18, 21, 2.5) +
        lightChain(stage, middle + 18, 21, middle + 66, 21, 2.5)
      : '',
    wide
      ? sheet(
          shelf(stage, 10, 70, 19, 46, { rows: 4 }) + shelf(stage, w - 29, 70, 19, 46, { rows: 4 }),
        )
      : '',
    sheet(
      nightstand(middle - 7, 72, 16) +
        deskLamp(middle - 3, 56, 11, first) +
        books(stage, middle + 2, 56, 4, 4),
    ),
  ].join('');
  const catX = mirrored ? right + bedWidth * 0.36 : left + bedWidth * 0.62;
  const under = mirrored ? second : first;
  const mattress = 83 - bedWidth * 0.3;
  const floor = [
    sheet(bed(left, 83, bedWidth, { color: first })),
    sheet(bed(right, 83, bedWidth, { color: second, mirrored: true })),
    sheet(
      (layout.chance(0.5)
        ? cat(stage, catX, mattress + 2.6, 6.5, catColor(stage, under), mirrored)
        : sleepingCat(stage, catX, mattress + 2.4, 9, catColor(stage, under))) +
        plant(stage, mirrored ? (wide ? 40 : 8) : w - (wide ? 40 : 8), 95, 19) +
        rucksack(
          mirrored ? middle + random.range(8, 16) : middle - random.range(10, 16),
          96,
          mirrored ? first : second,
        ),
    ),
  ].join('');
  return { wall, floor, lamps: [[middle - 1, 48]] };
}

/** A bunk bed on one side, a desk-high shelf and the window on the other. */
function bunkAndBed({ stage, time, first, second, mirrored }: Room): Furniture {
  const { layout, width: w, wide } = stage;
  const place = placer(stage, mirrored);
  const bunkWidth = Math.min(58, w * 0.5);
  const bunkX = wide ? w * 0.1 : 4;
  const windowX = bunkX + bunkWidth + (w - bunkX - bunkWidth) * 0.5 - 10;
  const arched = layout.chance(0.5);
  const curtain = arched
    ? undefined
    : layout.pick([palette.ochre, palette.rose, palette.sageLight, palette.riverLight]);
  const deskX = windowX - 6;
  const top = 62;
  const wall = [
    roomWindow(stage, place(windowX, 20), 24 - headroom(stage), 20, 25 + headroom(stage), {
      arched,
      curtain,
      time,
    }),
    time === 'night' ? '' : sunbeam(place(windowX, 20), 53, 20, 12, 47),
    pendant(stage, place(bunkX + bunkWidth + 5), 33, 5, second),
    wide
      ? sheet(shelf(stage, place(w - 34, 20), 70, 20, 44, { rows: 4 })) +
        framedPrint(stage, place(windowX - 18, 9), 32, 9, 12)
      : '',
  ].join('');
  const table =
    rect(place(deskX, 32), top, 32, 1.6, palette.woodLight, 0.3) +
    rect(place(deskX + 1.4, 1.4), top + 1.6, 1.4, 21, darker(palette.woodLight, 0.25)) +
    rect(place(deskX + 29.2, 1.4), top + 1.6, 1.4, 21, darker(palette.woodLight, 0.25)) +
    deskLamp(place(deskX + 5), top, 12, first, mirrored) +
    books(stage, place(deskX + 20, 9), top, 9, 6.4) +
    rect(place(deskX + 11, 7), top - 0.6, 7, 0.6, palette.paper);
  const blankets = { first, second };
  const floor = [
    sheet(table),
    sheet(chairBehind(place(deskX + 12, 8), 84, second)),
    sheet(bunk(place(bunkX, bunkWidth), bunkWidth, blankets, mirrored)),
    sheet(
      sleepingCat(
        stage,
        place(bunkX + bunkWidth * 0.6),
        85 - bunkWidth * 0.25,
        8.4,
        catColor(stage, second),
      ) +
        plant(stage, place(wide ? w - 44 : w - 7), 95, 17) +
        rucksack(place(bunkX + bunkWidth + 3), 95, first),
    ),
  ].join('');
  return {
    wall,
    floor,
    lamps: [
      [place(deskX + 7), top - 8],
      [place(bunkX + bunkWidth + 5), 34],
    ],
  };
}

const chairBehind = (x: number, y: number, color: string): Svg =>
  rect(x, y - 20, 8, 10, color, 1) +
  rect(x - 1, y - 10.5, 10, 1.8, darker(color, 0.2), 0.6) +
  line(`M${x} ${y - 9}L${x - 0.6} ${y}M${x + 8} ${y - 9}L${x + 8.6} ${y}`, palette.woodDark, 0.8);

/** Two beds one above the other with a ladder at the foot. */
function bunk(
  x: number,
  w: number,
  { first, second }: { first: string; second: string },
  mirrored: boolean,
): Svg {
  const post = (left: number) =>
    rect(left, 34, 1.9, 52, palette.wood, 0.5) +
    rect(left + 1.1, 34, 0.8, 52, darker(palette.wood, 0.2), 0.3);
  const lower = bed(x + 1, 85, w - 2, { color: second, mirrored });
  const upper = bed(x + 1, 58, w - 2, { color: first, mirrored });
  const ladderX = mirrored ? x + 4 : x + w - 11;
  const rungs = [46, 53, 60, 67, 74, 81]
    .map((y) => line(`M${ladderX} ${y}h6`, palette.woodLight, 0.9))
    .join('');
  const ladder = line(`M${ladderX} 42V87M${ladderX + 6} 42V87`, palette.woodLight, 1) + rungs;
  const rail = rect(mirrored ? x + w * 0.3 : x, 44.6, w * 0.7, 1.2, palette.wood, 0.4);
  return upper + rail + lower + post(x - 0.6) + post(x + w - 1.3) + ladder;
}
