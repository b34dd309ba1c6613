import type { TimeOfDay } from '../light';
import { reader } from '../parts/audience';
import { person } from '../parts/people';
import { nightInside } from '../parts/room';
import { roomWindow, sunbeam } from '../parts/roomWindow';
import { shelf } from '../parts/shelves';
import { darker, lighter, palette } from '../palette';
import type { Scene } from '../scene';
import { circle, ellipse, line, path, polygon, rect, sheet, times, type Svg } from '../shapes';
import { createStage, picture, placer, type Stage } from '../stage';

/** A reading room: tall bookcases alternating with windows, and long tables with green lamps. */
export const library: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('library', seed, width, height, { minWidth: 108 });
  const { layout, width: w, wide } = stage;
  const wall = layout.pick(['#EAD3AC', '#DDE3D3', '#EBCDB4', '#DCD9E2']);
  const wood = layout.pick([palette.wood, '#8A5236', '#7C5A3C']);
  const time = options.time ?? layout.pick<TimeOfDay>(['day', 'dawn', 'day', 'dusk']);
  const hall: Hall = {
    stage,
    wall,
    wood,
    time,
    bays: wide ? 5 : 3,
    windowFirst: wide !== layout.chance(0.35),
  };
  const mirrored = layout.chance(0.5);
  const place = placer(stage, mirrored);
  const tables = wide ? [w * 0.27, w * 0.73] : [w * 0.5];
  const reading = tables.map((x) => readingTable(stage, x, 86)).join('');
  return picture(
    stage,
    [
      floor(stage, wall),
      windows(hall),
      sheet(bookcases(hall)),
      pilasters(hall),
      cornice(stage, wall),
      ladder(hall, mirrored),
      reading,
      sheet(
        person(stage, place(w * (wide ? 0.5 : 0.93)), 95, 25, {
          pose: 'bag',
          book: true,
          arms: 'forward',
          mirrored: !mirrored,
        }),
      ),
      nightInside(stage, time, ...tables.map((x): [number, number] => [x, 78])),
    ].join(''),
  );
};

interface Hall {
  stage: Stage;
  wall: string;
  wood: string;
  time: TimeOfDay;
  bays: number;
  /** Windows in the first, third… bay instead of the second, fourth… */
  windowFirst: boolean;
}

const ceiling = ({ top }: Stage) => Math.max(0, top) + Math.min(0, top) * 0.75;

function floor({ width: w, top }: Stage, wall: string): Svg {
  const boards = Math.ceil(w / 22) + 2;
  return (
    rect(0, top, w, 72 - top, wall) +
    rect(0, 72, w, 29, '#A9714D') +
    times(boards * 2 + 1, (i) =>
      line(`M${w / 2 + (i - boards) * 11} 72L${w / 2 + (i - boards) * 26} 100`, '#96603F', 0.35),
    )
  );
}

const eachBay = (
  { stage, bays, windowFirst }: Hall,
  draw: (x: number, width: number, hasWindow: boolean) => Svg,
): Svg =>
  times(bays, (i) =>
    draw((i * stage.width) / bays, stage.width / bays, (i % 2 === 0) === windowFirst),
  );

const windows = (hall: Hall): Svg =>
  eachBay(hall, (x, bay, hasWindow) => {
    if (!hasWindow) return '';
    const crown = 13 + ceiling(hall.stage) * 0.9;
    const beam = hall.time === 'night' ? '' : sunbeam(x + bay * 0.27, 53, bay * 0.46, 12, 47);
    return (
      roomWindow(hall.stage, x + bay * 0.27, crown, bay * 0.46, 49 - crown, {
        arched: true,
        time: hall.time,
      }) + beam
    );
  });

const bookcases = (hall: Hall): Svg =>
  eachBay(hall, (x, bay, hasWindow) => {
    const tall = 57 - ceiling(hall.stage) * 0.9;
    const height = hasWindow ? 17 : tall;
    const rows = hasWindow ? 2 : Math.round(tall / 9.5);
    const body = shelf(hall.stage, x + bay * 0.06, 73, bay * 0.88, height, {
      rows,
      color: hall.wood,
      back: darker(hall.wood, 0.4),
    });
    const crown = 73 - height;
    const pediment =
      path(
        `M${x + bay * 0.06} ${crown + 0.4}Q${x + bay / 2} ${crown - 10} ${x + bay * 0.94} ${crown + 0.4}Z`,
        hall.wood,
      ) + circle(x + bay / 2, crown - 2.4, 1.3, palette.honey);
    return hasWindow ? body : body + pediment;
  });

function pilasters({ stage, wall, bays }: Hall): Svg {
  const bay = stage.width / bays;
  const top = 8 + ceiling(stage);
  return times(bays + 1, (i) =>
    sheet(
      rect(i * bay - bay * 0.045, top, bay * 0.09, 74 - top, lighter(wall, 0.35)) +
        rect(i * bay + bay * 0.015, top, bay * 0.03, 74 - top, darker(wall, 0.1)) +
        rect(i * bay - bay * 0.07, 70, bay * 0.14, 4, palette.cream),
    ),
  );
}

function cornice(stage: Stage, wall: string): Svg {
  const { width: w, top } = stage;
  const y = ceiling(stage);
  return (
    sheet(
      rect(0, top, w, y + 7 - top, lighter(wall, 0.1)) + rect(0, y + 6.4, w, 2, palette.cream),
    ) + rect(0, y + 8.4, w, 0.6, palette.woodDark, 0, { opacity: 0.2 })
  );
}

/** A ladder leaning on the first tall bookcase of its side. */
function ladder({ stage, bays, windowFirst }: Hall, mirrored: boolean): Svg {
  const bay = stage.width / bays;
  const x = bay * (windowFirst ? 1.72 : 0.74);
  const place = placer(stage, mirrored && !(bays === 3 && windowFirst));
  const lean = (dx: number, y: number) => `${place(x + dx)} ${y}`;
  const rungs = times(7, (i) =>
    line(
      `M${lean(-1.4 + i * 0.63, 68 - i * 6.4)}L${lean(3.6 + i * 0.63, 68 - i * 6.4)}`,
      palette.woodLight,
      0.7,
    ),
  );
  return (
    line(`M${lean(-2, 73)}L${lean(3, 22)}M${lean(3, 73)}L${lean(8, 22)}`, palette.woodLight, 0.9) +
    rungs
  );
}

/** A long table with readers behind it, an open book before each, lamps between them. */
function readingTable(stage: Stage, x: number, y: number): Svg {
  const w = Math.min(86, stage.width * 0.42 + 18);
  const seats = w > 60 ? 3 : 2;
  const left = x - w / 2;
  const seat = (i: number) => left + (w * (i + 0.5)) / seats;
  const empty = stage.layout.chance(0.35) ? stage.layout.int(0, seats - 1) : -1;
  const readers = times(seats, (i) => (i === empty ? '' : reader(stage, seat(i), y - 0.5, 17)));
  const openBook = (a: number) =>
    polygon(
      [
        [a - 4, y + 1.6],
        [a, y + 0.4],
        [a, y - 1],
        [a - 3.4, y - 0.2],
      ],
      palette.white,
    ) +
    polygon(
      [
        [a + 4, y + 1.6],
        [a, y + 0.4],
        [a, y - 1],
        [a + 3.4, y - 0.2],
      ],
      palette.cream,
    );
  const lamp = (a: number) =>
    rect(a - 0.4, y - 8, 0.8, 8.6, palette.honey) +
    ellipse(a, y + 0.8, 2.4, 0.7, palette.ochre) +
    path(`M${a - 4.4} ${y - 7}q.6 -4 4.4 -4t4.4 4Z`, palette.sage) +
    path(`M${a + 1} ${y - 7}q.6 -3 -1 -4q3.8 0 4.4 4Z`, palette.forest);
  const table = [
    rect(left + 3, y, 2, 16, darker(palette.wood, 0.3)),
    rect(left + w - 5, y, 2, 16, darker(palette.wood, 0.3)),
    path(
      `M${left} ${y + 3.2}L${left + 4} ${y - 1.6}H${left + w - 4}L${left + w} ${y + 3.2}Z`,
      palette.woodLight,
    ),
    rect(left, y + 3, w, 2.2, palette.wood, 0.4),
    times(seats, (i) => openBook(seat(i))),
    times(seats - 1, (i) => lamp(left + (w * (i + 1)) / seats)),
  ].join('');
  return sheet(readers) + sheet(table);
}
