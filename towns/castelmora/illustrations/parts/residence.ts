import { darker, lighter, mix, palette } from '../palette';
import { arch, circle, path, polygon, rect, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { tiledRoof } from './arcade';
import { livedInWindow } from './livedInWindow';
import { glassColor } from './windows';

export const lawnY = 80;

export interface Building {
  stage: Stage;
  x: number;
  w: number;
  /** Floors above the ground floor. */
  floors: number;
  color: string;
  roof: string;
  archedWindows: boolean;
  /** Middle of the entrance. */
  entrance: number;
}

const groundFloor = 22;
const cornerWidth = 4;

/** Three floors are lower than two, so that the roof stays in the picture. */
const floorHeight = ({ floors }: Building) => (floors > 2 ? 13.8 : 15.6);

const eavesOf = (building: Building) =>
  lawnY - groundFloor - building.floors * floorHeight(building);

/** Walls, string courses, roof with dormers, and the windows of all floors. */
export function facade(building: Building): Svg {
  const { stage, x, w, color, floors } = building;
  const { paint } = stage;
  const top = eavesOf(building);
  const storey = floorHeight(building);
  const course = paint(lighter(color, 0.45));
  const rows = times(floors, (i) => windowRow(building, top + i * storey + (storey - 8) * 0.45));
  return [
    roofOf(building, top),
    rect(x, top, w, lawnY - top, paint(color)),
    rect(x + w - w * 0.07, top, w * 0.07, lawnY - top, paint(darker(color, 0.12))),
    rect(x, lawnY - groundFloor, w, groundFloor, paint(mix(color, palette.cream, 0.3))),
    rect(x + w - w * 0.07, lawnY - groundFloor, w * 0.07, groundFloor, paint(darker(color, 0.06))),
    ...[0, w - cornerWidth].map((dx) => quoins(stage, x + dx, top, color)),
    times(floors, (i) => rect(x - 0.6, top + (i + 1) * storey - 0.5, w + 1.2, 0.9, course)),
    rect(x - 1.2, top - 0.6, w + 2.4, 1.6, course),
    rect(x, top + 1, w, 0.7, paint(darker(color, 0.25))),
    rows,
    groundWindows(building),
    rect(x - 0.6, lawnY - 2.4, w + 1.2, 2.6, paint(darker(color, 0.24))),
  ].join('');
}

function roofOf({ stage, x, w, roof }: Building, top: number): Svg {
  const { paint } = stage;
  const height = 8;
  const dormers = times(3, (i) => {
    const middle = x + (w * (i + 1)) / 4;
    return (
      rect(middle - 2.6, top - 6, 5.2, 5.4, paint(palette.cream)) +
      path(
        arch(middle - 1.5, top - 1, 3, 4.2),
        stage.dim && i !== 1 ? stage.light.glow : paint(glassColor),
      ) +
      polygon(
        [
          [middle - 3.6, top - 5.8],
          [middle, top - 8.8],
          [middle + 3.6, top - 5.8],
        ],
        paint(darker(roof, 0.14)),
      )
    );
  });
  const chimneys = [0.16, 0.84].map(
    (share) =>
      rect(x + w * share, top - height - 2, 3, 5, paint(darker(palette.rose, 0.1))) +
      rect(x + w * share - 0.5, top - height - 2.6, 4, 1, paint(roof)),
  );
  return (
    chimneys.join('') +
    polygon(
      [
        [x - 2, top],
        [x + w * 0.07, top - height],
        [x + w * 0.93, top - height],
        [x + w + 2, top],
      ],
      paint(roof),
    ) +
    polygon(
      [
        [x + w * 0.84, top],
        [x + w * 0.93, top - height],
        [x + w + 2, top],
      ],
      paint(darker(roof, 0.18)),
    ) +
    tiledRoof(stage, x + 1, top, w - 2, roof) +
    dormers
  );
}

const quoins = ({ paint }: Stage, x: number, top: number, color: string): Svg =>
  times((lawnY - top) / 4, (i) =>
    rect(
      x + (i % 2) * 0.9,
      top + 2 + i * 4,
      cornerWidth - (i % 2) * 1.8,
      2,
      paint(lighter(color, 0.28)),
      0.2,
    ),
  );

/** Middles of the windows of one floor, clear of the corners. */
function axes({ x, w }: Building): number[] {
  const count = Math.max(4, Math.round((w - 10) / 13));
  return Array.from(
    { length: count },
    (_, i) => x + cornerWidth + 1 + ((w - cornerWidth * 2 - 2) * (i + 0.5)) / count,
  );
}

/** A floor of windows, each with personal details. */
function windowRow(building: Building, y: number): Svg {
  const { stage, archedWindows } = building;
  return axes(building)
    .map((middle) => livedInWindow(stage, middle - 2.5, y, 5, 8.4, archedWindows))
    .join('');
}

/** Tall windows of the common rooms, left and right of the entrance. */
function groundWindows(building: Building): Svg {
  const { stage, entrance } = building;
  const { paint, light, dim, random } = stage;
  return axes(building)
    .filter((middle) => Math.abs(middle - entrance) > 12)
    .map((middle) => {
      const lit = random.chance(0.3) || dim;
      const [x, y] = [middle - 3.2, lawnY - 4];
      return (
        path(arch(x - 0.8, y, 8, 13.4), paint(palette.white)) +
        path(arch(x, y, 6.4, 12.6), lit ? light.glow : paint(glassColor)) +
        rect(middle - 0.25, y - 12.6, 0.5, 12.6, paint(palette.white)) +
        rect(x, y - 7.6, 6.4, 0.5, paint(palette.white)) +
        rect(x - 1.4, y, 9.2, 1, paint(palette.cream))
      );
    })
    .join('');
}

/** A portal with an open door, a round window above it and a banner on each side. */
export function entranceArch({ stage, entrance: x, color }: Building): Svg {
  const { paint, layout, light } = stage;
  const door = layout.pick([palette.sage, palette.river, palette.plum, palette.brickDeep]);
  const stone = lighter(color, 0.5);
  const banner = (left: number) =>
    path(`M${left} ${lawnY - 20}h3.4v9l-1.7 -1.6l-1.7 1.6Z`, paint(door)) +
    circle(left + 1.7, lawnY - 16.6, 0.9, paint(palette.honey));
  return [
    rect(x - 9.4, lawnY - 23, 18.8, 23, paint(stone)),
    rect(x + 7, lawnY - 23, 2.4, 23, paint(darker(stone, 0.14))),
    polygon(
      [
        [x - 11, lawnY - 22.6],
        [x, lawnY - 29],
        [x + 11, lawnY - 22.6],
      ],
      paint(stone),
    ),
    polygon(
      [
        [x, lawnY - 29],
        [x + 11, lawnY - 22.6],
        [x + 5, lawnY - 22.6],
      ],
      paint(darker(stone, 0.12)),
    ),
    circle(x, lawnY - 25, 1.5, paint(door)),
    path(arch(x - 6.2, lawnY, 12.4, 20), paint(darker(color, 0.3))),
    path(arch(x - 5, lawnY, 10, 18), mix(light.glow, palette.paper, 0.15)),
    rect(x - 5, lawnY - 13, 10, 0.6, paint(palette.woodDark)),
    polygon(
      [
        [x - 5, lawnY],
        [x - 5, lawnY - 12.6],
        [x - 1.8, lawnY - 11.4],
        [x - 1.8, lawnY],
      ],
      paint(door),
    ),
    polygon(
      [
        [x + 5, lawnY],
        [x + 5, lawnY - 12.6],
        [x + 3.2, lawnY - 11.8],
        [x + 3.2, lawnY],
      ],
      paint(darker(door, 0.22)),
    ),
    banner(x - 14),
    banner(x + 10.6),
  ].join('');
}
