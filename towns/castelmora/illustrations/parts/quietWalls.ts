import type { TimeOfDay } from '../light';
import { palette } from '../palette';
import { sheet, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { plant } from './plants';
import { cushionedBench, radiator } from './quietRoom';
import type { RoomTheme } from './room';
import { headroom, roomWindow, sunbeam } from './roomWindow';
import { framedPrint, shelf, wallShelf } from './shelves';

export interface QuietRoom {
  stage: Stage;
  theme: RoomTheme;
  mirrored: boolean;
  place: (x: number, width?: number) => number;
  time: TimeOfDay;
  middle: number;
}

/** The wall behind the chairs: windows in the middle, a glass door, or a window beside books. */
export function backdrop(room: QuietRoom): Svg {
  const { stage, place, middle } = room;
  const { layout, wide } = stage;
  const kind = layout.pick(['windows', 'door', 'books', 'windows', 'books'] as const);
  if (kind === 'books') {
    return [
      windows(room, middle - 17, 1),
      sheet(shelf(stage, place(middle + 8, 24), 75, 24, 48, { rows: 5 })),
      wide ? corner(room) : framedPrint(stage, place(middle + 38, 9), 31, 9, 12),
    ].join('');
  }
  return (
    (kind === 'door' ? glassDoor(room) : windows(room, middle)) +
    beside(room) +
    (wide ? corner(room) : '')
  );
}

/** One wide window, a pair, or three slender ones, with a radiator below. */
function windows({ stage, theme, place, time }: QuietRoom, middle: number, most = 3): Svg {
  const { layout } = stage;
  const grown = headroom(stage);
  const [count, width, gap] = layout.pick(
    (
      [
        [1, 40, 0],
        [2, 18, 6],
        [3, 13, 5],
        [1, 26, 0],
      ] as const
    ).filter(([n, size]) => most > 1 || (n === 1 && size < 30)),
  );
  const total = count * width + (count - 1) * gap;
  const arched = count > 1 ? layout.chance(0.7) : width < 30 && layout.chance(0.5);
  const curtain =
    count === 1 && !arched
      ? layout.pick([palette.rose, palette.sageLight, palette.honey])
      : undefined;
  const y = 21 - grown;
  const h = 29 + grown;
  return [
    times(count, (i) => {
      const x = place(middle - total / 2 + i * (width + gap), width);
      const beam = time === 'night' ? '' : sunbeam(x, y + h, width, 12, 50);
      return roomWindow(stage, x, y, width, h, { arched, curtain, time }) + beam;
    }),
    plant(stage, place(middle - total * 0.36), y + h + 1, 7.4, { kind: 'trailing' }),
    count === 1
      ? plant(stage, place(middle + total * 0.3), y + h + 1, 7, {
          kind: 'round',
          pot: theme.accent,
        })
      : '',
    radiator(stage, place(middle - 13, 26), 70.6, 26, 13),
  ].join('');
}

/** A glass door to the terrace, as high as the room. */
function glassDoor({ stage, place, time, middle }: QuietRoom): Svg {
  const { layout } = stage;
  const y = 17 - headroom(stage);
  const x = place(middle - 17, 34);
  const curtain = layout.pick([palette.cream, palette.rose, palette.riverLight, palette.sageLight]);
  return (
    (time === 'night' ? '' : sunbeam(x, 72, 34, 9, 30)) +
    roomWindow(stage, x, y, 34, 69 - y, { arched: layout.chance(0.4), time, curtain })
  );
}

/** Prints or a shelf beside the window. */
const beside = ({ stage, place, middle }: QuietRoom): Svg =>
  stage.layout.pick([
    () => framedPrint(stage, place(middle + 34, 11), 30, 11, 14),
    () => wallShelf(stage, place(middle + 28, 20), 44, 20),
    () =>
      framedPrint(stage, place(middle + 32, 8), 28, 8, 10) +
      framedPrint(stage, place(middle + 43, 8), 33, 8, 10),
  ])();

/** Extra furniture on wide pictures: books on one side, a bench on the other. */
const corner = ({ stage, place }: QuietRoom): Svg => {
  const w = stage.width;
  return [
    sheet(shelf(stage, place(w * 0.04, 22), 75, 22, 50, { rows: 5 })),
    sheet(shelf(stage, place(w * 0.04 + 24, 17), 75, 17, 24, { rows: 2 })),
    sheet(plant(stage, place(w * 0.04 + 31), 51, 11, { kind: 'leafy' })),
    framedPrint(stage, place(w * 0.8, 14), 27, 14, 18),
    framedPrint(stage, place(w * 0.88, 9), 30, 9, 12),
    sheet(cushionedBench(place(w * 0.775, 38), 84)),
  ].join('');
};
