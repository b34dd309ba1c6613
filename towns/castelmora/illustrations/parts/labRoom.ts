import type { TimeOfDay } from '../light';
import { darker, lighter, palette } from '../palette';
import { circle, line, rect, sheet, times, type Svg } from '../shapes';
import { atTime, type Stage } from '../stage';
import { chequeredFloor } from './floors';
import { bellJar, elementsChart, herbariumSheet, seedling } from './labGreen';
import { beaker, flask, glass, still, tubeRack } from './labware';
import { plant } from './plants';
import { ceiling } from './room';
import { headroom, roomWindow, sunbeam } from './roomWindow';
import { bigTree, tree } from './trees';

const floorY = 72;

export interface Lab {
  stage: Stage;
  mirrored: boolean;
  place: (x: number, width?: number) => number;
  time: TimeOfDay;
  wall: string;
  bench: string;
  /** Leaves and seedlings instead of flasks and stills. */
  botany: boolean;
  colors: string[];
}

export const labShell = ({ stage, wall }: Lab): Svg =>
  [
    rect(0, stage.top, stage.width, floorY - stage.top, wall),
    ceiling(stage, wall),
    rect(0, 46, stage.width, floorY - 46, lighter(wall, 0.45)),
    rect(0, 45.4, stage.width, 0.9, palette.white),
    chequeredFloor(stage, floorY, '#C79A78', 0.1),
  ].join('');

/** Windows above the back bench, with charts beside them. */
export function labWall({ stage, place, time, botany, colors }: Lab): Svg {
  const { layout, width: w, wide } = stage;
  const grown = headroom(stage);
  const count = wide ? 3 : layout.int(1, 2);
  const windowWidth = count === 1 ? 27 : 18;
  const arched = layout.chance(0.5);
  const from = w * (wide ? 0.36 : 0.06);
  const y = 14 - grown;
  const windows = times(count, (i) => {
    const x = place(from + i * (windowWidth + 6), windowWidth);
    const beam = time === 'night' ? '' : sunbeam(x, 42, windowWidth, 14, 58);
    return roomWindow(stage, x, y, windowWidth, 28 + grown, { arched, time }) + beam;
  });
  const start = wide ? w * 0.05 : from + count * (windowWidth + 6) + 2;
  const room = (wide ? w * 0.32 : w - 3) - start;
  const poster = botany
    ? sheet(
        times(Math.min(3, Math.floor(room / 15)), (i) =>
          herbariumSheet(stage, place(start + i * 15, 12.4), 18 + (i % 2) * 2, 12.4, 17),
        ),
      )
    : sheet(elementsChart(place(start, Math.min(room, 46)), 17, Math.min(room, 46)));
  const board = wide ? sheet(bottleShelves(stage, place(w * 0.76, w * 0.2), w * 0.2, colors)) : '';
  return windows + poster + board;
}

/** Two boards with jars and bottles. */
function bottleShelves(stage: Stage, x: number, w: number, colors: string[]): Svg {
  return [25, 39]
    .map(
      (y, i) =>
        bottles(stage, x + 2, y, w - 4, 9, colors) +
        rect(x, y, w, 1.3, palette.wood, 0.3) +
        [3, w - 4].map((at) => rect(x + at, y + 1.3, 1, 2.2, palette.woodDark)).join('') +
        (i ? '' : plant(stage, x + w - 5, y, 8, { kind: 'trailing' })),
    )
    .join('');
}

/** Bottles in a row on y, brown, clear and coloured. */
function bottles(
  { random }: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  colors: string[],
): Svg {
  let svg = '';
  for (let left = x; left < x + w - 8;) {
    const wide = random.range(2.6, 4.4);
    const tall = h * random.range(0.5, 0.95);
    const color = random.pick([...colors, palette.woodDark, glass, palette.wood]);
    svg +=
      rect(left, y - tall, wide, tall, color, 0.8) +
      rect(left + wide * 0.6, y - tall, wide * 0.4, tall, darker(color, 0.16), 0.8) +
      rect(left + wide * 0.3, y - tall - 1.5, wide * 0.4, 1.8, palette.woodDark, 0.3) +
      rect(left, y - tall * 0.66, wide, tall * 0.3, palette.paper);
    left += wide + random.range(0.5, 1.8);
  }
  return svg;
}

/** The bench along the wall, with a basin, glass and green things. */
export function backBench(lab: Lab): Svg {
  const { stage, place, bench, botany, colors } = lab;
  const { width: w, wide } = stage;
  const top = 56;
  const doors = Math.round(w / 15);
  const things = Array.from({ length: wide ? 10 : 5 }, (_, i) => {
    const x = place(w * (0.07 + (i * 0.9) / (wide ? 10 : 5)));
    return onBench(lab, x, top - 0.6, i);
  });
  return [
    rect(0, top, w, floorY + 3 - top, darker(bench, 0.08)),
    times(
      doors,
      (i) =>
        rect(
          (i * w) / doors + 0.8,
          top + 3.4,
          w / doors - 1.6,
          floorY - top - 2.6,
          lighter(bench, 0.1),
          0.4,
        ) + rect((i * w) / doors + w / doors / 2 - 1.6, top + 5.4, 3.2, 0.7, palette.cream, 0.3),
    ),
    rect(0, floorY + 1, w, 2.4, darker(bench, 0.5)),
    rect(0, top - 0.8, w, 2.4, palette.paper),
    rect(0, top + 1.6, w, 0.7, darker(bench, 0.35)),
    things,
    botany ? '' : tubeRack(stage, place(w * 0.88, 12), top - 0.8, 12),
    wide ? flask(place(w * 0.5), top - 0.6, 10, colors[1] ?? palette.honey) : '',
  ]
    .flat()
    .join('');
}

function onBench({ stage, botany, colors, mirrored }: Lab, x: number, y: number, i: number): Svg {
  const color = colors[i % colors.length] ?? palette.honey;
  const leaves = [
    () => seedling(x - 3, y, 8) + seedling(x + 2, y, 10),
    () => plant(stage, x, y, 13, { kind: 'leafy' }),
    () => beaker(x, y, 5.4, palette.sageLight),
    () => bellJar(stage, x, y, 14),
    () => plant(stage, x, y, 10, { kind: 'round', pot: palette.white }),
  ];
  const glasses = [
    () => flask(x, y, 9, color),
    () => beaker(x, y, 5.6, color) + beaker(x + 6.4, y, 4.4, lighter(color, 0.4)),
    () => still(x - (mirrored ? -8 : 8), y, 19, color, mirrored),
    () =>
      flask(x - 3.6, y, 7, color) + flask(x + 3.4, y, 10, colors[(i + 2) % colors.length] ?? color),
    () => plant(stage, x, y, 9, { kind: 'round' }),
  ];
  const kinds = botany ? leaves : glasses;
  return kinds[(i + stage.random.int(0, 1)) % kinds.length]?.() ?? '';
}

/** Instead of a wall: the glass of a hothouse, with trees behind it and baskets hung from its iron. */
export function glasshouse({ stage, time, place }: Lab): Svg {
  const { width: w, top, layout } = stage;
  const outside = atTime(stage, time);
  const iron = layout.pick([palette.white, palette.forest, '#7C8FA0']);
  const panes = Math.round(w / 13);
  const eaves = 22 + Math.min(0, top) * 0.4;
  const trees = times(w / 17, (i) =>
    i % 3 === 1
      ? tree(outside, i * 17 + 6, 58, 30, { kind: 'cypress', depth: 0.2 })
      : bigTree(outside, i * 17 + 6, 60, 27 + (i % 2) * 7, i % 2 ? palette.sage : palette.moss),
  );
  return [
    rect(0, top, w, 57 - top, outside.light.sky[1]),
    circle(place(w * 0.22), eaves + 2, 17, outside.light.sky[2]),
    circle(place(w * 0.22), eaves + 2, 6, outside.light.sun),
    trees,
    rect(0, top, w, 57 - top, palette.white, 0, { opacity: 0.16 }),
    times(panes + 1, (i) => {
      const x = (i * w) / panes;
      return (
        rect(x - 0.4, eaves, 0.8, 57 - eaves, iron) +
        line(`M${x} ${eaves}L${w / 2 + (x - w / 2) * 1.5} ${top - 1}`, iron, 0.8)
      );
    }),
    rect(0, eaves - 0.8, w, 1.8, iron),
    rect(0, 40, w, 0.8, iron),
    ...[0.3, 0.5, 0.7].map((share, i) => {
      const x = place(w * share);
      const y = eaves + 9 + (i % 2) * 5;
      return (
        line(`M${x} ${eaves}V${y - 6}`, palette.ink, 0.25) +
        plant(stage, x, y, 9, { kind: 'trailing' })
      );
    }),
  ].join('');
}
