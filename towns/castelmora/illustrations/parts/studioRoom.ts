import type { TimeOfDay } from '../light';
import { darker, palette } from '../palette';
import { circle, placed, polygon, rect, times, type Point, type Svg } from '../shapes';
import { atTime, type Stage } from '../stage';
import { study } from './canvases';
import { roomShell } from './room';
import { headroom, roomWindow, sunbeam } from './roomWindow';
import { splashes } from './studio';

const floorY = 71;

export interface Studio {
  stage: Stage;
  mirrored: boolean;
  place: (x: number, width?: number) => number;
  time: TimeOfDay;
  wall: string;
}

/** Whitewashed wall, boards with the splashes of many years. */
export const studioShell = ({ stage, wall }: Studio): Svg =>
  roomShell(
    stage,
    { wall, side: darker(wall, 0.12), floor: '#B98A63', accent: palette.brick },
    floorY,
  ) + splashes(stage, floorY + 4);

/** The light of a studio: one tall grid, a row of arches, or panes up into the roof. */
export function northLight(studio: Studio, middle: number): Svg {
  const { stage } = studio;
  return stage.layout.pick([tallGrid, arches, roofLight])(studio, middle);
}

const bars = (x: number, y: number, w: number, h: number, columns: number, rows: number): Svg =>
  times(columns - 1, (i) => rect(x + (w * (i + 1)) / columns - 0.3, y, 0.6, h, palette.white)) +
  times(rows - 1, (i) => rect(x, y + (h * (i + 1)) / rows - 0.3, w, 0.6, palette.white));

function tallGrid({ stage, place, time }: Studio, middle: number): Svg {
  const w = 52;
  const y = 12 - headroom(stage);
  const h = 43 + headroom(stage);
  const x = place(middle - w / 2, w);
  return (
    roomWindow(stage, x, y, w, h, { time }) +
    bars(x, y, w, h, 6, 4) +
    (time === 'night' ? '' : sunbeam(x, y + h + 3, w, 12, 48))
  );
}

function arches({ stage, place, time }: Studio, middle: number): Svg {
  const count = 3;
  const w = 18;
  const y = 13 - headroom(stage);
  const h = 41 + headroom(stage);
  return times(count, (i) => {
    const x = place(middle - 31 + i * 22, w);
    return (
      roomWindow(stage, x, y, w, h, { arched: true, time }) +
      bars(x, y + h * 0.2, w, h * 0.8, 4, 4) +
      (time === 'night' ? '' : sunbeam(x, y + h + 3, w, 11, 48))
    );
  });
}

/** A slope of glass between two beams, wider towards the viewer. */
function roofLight({ stage, place, time, wall }: Studio, middle: number): Svg {
  const { top, width: w } = stage;
  const sky = atTime(stage, time).light;
  const eaves = 40 + Math.min(0, top) * 0.3;
  const [half, grown] = [30, 41];
  const at = (share: number, t: number): Point => [
    place(middle + (half + (grown - half) * t) * share),
    eaves - (eaves - top) * t,
  ];
  const quad = (a: number, b: number, t0: number, t1: number, fill: string) =>
    polygon([at(a, t0), at(b, t0), at(b, t1), at(a, t1)], fill);
  const panes = times(5, (i) =>
    times(3, (k) =>
      quad(
        -1 + i * 0.4 + 0.03,
        -1 + (i + 1) * 0.4 - 0.03,
        k / 3 + 0.02,
        (k + 1) / 3 - 0.02,
        sky.sky[(i + k) % 2 ? 1 : 2],
      ),
    ),
  );
  return [
    rect(0, top, w, eaves - top, darker(wall, 0.1)),
    rect(0, eaves, w, 1.4, darker(wall, 0.24)),
    times(5, (i) => {
      const x = (w * (i + 0.5)) / 5;
      return polygon(
        [
          [x - 1.2, eaves],
          [x + 1.2, eaves],
          [w / 2 + (x - w / 2) * 1.34 + 1.6, top],
          [w / 2 + (x - w / 2) * 1.34 - 1.6, top],
        ],
        palette.wood,
      );
    }),
    quad(-1.06, 1.06, -0.02, 1, palette.white),
    panes,
    time === 'night'
      ? ''
      : polygon(
          [at(-1, 0), at(1, 0), [place(middle + 46), 100], [place(middle - 18), 100]],
          '#FFF6DC',
          { opacity: 0.2 },
        ),
  ].join('');
}

/** Studies pinned to the wall, none quite straight. */
export const pinnedStudies = (
  stage: Stage,
  x: number,
  y: number,
  columns: number,
  rows: number,
): Svg =>
  times(columns * rows, (i) => {
    const { random } = stage;
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const [w, h] = [random.range(5.4, 7.4), random.range(6, 8.6)];
    return placed(
      x + column * 9 + 4 + random.range(-0.6, 0.6),
      y + row * 10.4 + 4 + random.range(-0.6, 0.6),
      random.range(-4, 4),
      study(stage, -w / 2, -h / 2, w, h) + circle(0, -h / 2 + 0.4, 0.45, palette.brick),
    );
  });
