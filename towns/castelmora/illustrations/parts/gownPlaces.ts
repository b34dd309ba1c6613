import { darker, lighter, mix, palette } from '../palette';
import { arch, circle, line, path, polygon, rect, ring, sheet, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { arcadeFacade, tiledRoof } from './arcade';
import { bunting } from './details';
import { slabs } from './floors';
import { houseRow } from './houses';
import { hills } from './land';
import { church, tower } from './landmarks';
import { plant } from './plants';
import { sky } from './sky';
import { railingOf, terrace, type Railing } from './terrace';
import { bigTree, tree } from './trees';
import { facadeWindow } from './windows';

/** The y at which the pavement begins. */
export const squareY = 76;

type Place = (x: number, width?: number) => number;

/** The portal of the university at the top of its steps, with banners on both sides. */
export function portalSteps(stage: Stage, middle: number): Svg {
  const { layout, width: w, top, paint, light } = stage;
  const color = layout.pick([palette.sand, palette.peach, palette.rose, '#D9A98A', palette.honey]);
  const accent = layout.pick([palette.brick, palette.river, palette.sage, palette.plum]);
  const floor = 66;
  const stone = lighter(color, 0.62);
  const eaves = Math.max(3, 3 + top * 0.35);
  const spans = Math.ceil(w / 26) + 1;
  const windows = times(spans * 2, (i) => {
    const n = i - spans;
    const x = middle + (n + 0.5) * 26 + (n < 0 ? -25 : 25);
    return [
      facadeWindow(stage, x - 3, floor - 24, 6, 13, { arched: true }),
      facadeWindow(stage, x - 2.6, eaves + 9, 5.2, 9, { shutter: accent }),
    ].join('');
  });
  const pilasters = times(spans * 2 + 1, (i) => {
    const n = i - spans;
    const x = middle + n * 26 + Math.sign(n) * 25;
    if (n === 0) return '';
    return (
      rect(x - 1.6, eaves, 3.2, floor - eaves, paint(stone)) +
      rect(x + 0.6, eaves, 1, floor - eaves, paint(darker(color, 0.1)))
    );
  });
  const banner = (x: number) =>
    rect(x - 0.4, 20, 7.2, 1, paint(palette.woodDark), 0.4) +
    path(`M${x} 20.6h6.4v28l-3.2 -3l-3.2 3Z`, paint(accent)) +
    path(`M${x + 4.2} 20.6h2.2v28l-2.2 -2Z`, paint(darker(accent, 0.2))) +
    ring(x + 3.2, 28, 1.9, paint(palette.honey), 0.5) +
    line(
      `M${x + 1.6} 33.4q1.6 1.4 3.2 0M${x + 1.6} 36q1.6 1.4 3.2 0M${x + 1.6} 38.6q1.6 1.4 3.2 0`,
      paint(palette.honey),
      0.45,
    );
  const steps = times(5, (i) => {
    const half = 24 + i * 6;
    const y = floor - 1 + i * 2.4;
    return (
      rect(middle - half, y, half * 2, 2.6, paint(i % 2 ? '#E3CBA8' : '#EBD8BC')) +
      rect(middle - half, y + 1.7, half * 2, 0.9, paint(darker('#E3CBA8', 0.18)))
    );
  });
  return [
    sky(stage, { sun: 0.16, sunY: top * 0.6 + 2, clouds: 2, birds: false }),
    rect(0, eaves, w, floor + 12 - eaves, paint(color)),
    rect(0, floor - 30, w, 1.4, paint(stone)),
    windows,
    pilasters,
    rect(0, eaves - 1.4, w, 2.2, paint(stone)),
    rect(0, eaves + 0.8, w, 0.8, paint(darker(color, 0.24))),
    tiledRoof(stage, 0, eaves - 1.2, w, palette.brick),
    sheet(
      rect(middle - 17, 14, 34, floor - 14, paint(stone)) +
        rect(middle + 12, 14, 5, floor - 14, paint(darker(stone, 0.12))) +
        polygon(
          [
            [middle - 20, 15],
            [middle, 4],
            [middle + 20, 15],
          ],
          paint(lighter(color, 0.4)),
        ) +
        polygon(
          [
            [middle, 4],
            [middle + 20, 15],
            [middle + 10, 15],
          ],
          paint(darker(stone, 0.12)),
        ) +
        rect(middle - 19, 15, 38, 1.3, paint(darker(color, 0.2))) +
        circle(middle, 11, 2, paint(accent)) +
        path(arch(middle - 11, floor, 22, 44), paint(darker(color, 0.3))) +
        path(arch(middle - 9, floor, 18, 41), mix(light.glow, palette.paper, 0.2)) +
        path(`M${middle - 9} ${floor}V${floor - 32}l5 2.4V${floor}Z`, paint(accent)) +
        path(`M${middle + 9} ${floor}V${floor - 32}l-5 2.4V${floor}Z`, paint(darker(accent, 0.2))) +
        [-14.6, 12.6]
          .map(
            (dx) =>
              rect(middle + dx, 20, 2.6, floor - 20, paint(lighter(stone, 0.3)), 0.4) +
              rect(middle + dx - 0.8, 18.6, 4.2, 1.8, paint(palette.cream)),
          )
          .join(''),
    ),
    sheet(banner(middle - 30) + banner(middle + 23.6)),
    slabs(stage, squareY - 1, '#DDBB93'),
    sheet(steps),
  ].join('');
}

/** The inner court: arches on all sides, bunting overhead. */
export function arcadeCourt(stage: Stage, middle: number, place: Place): Svg {
  const { layout, width: w, top } = stage;
  const color = layout.pick([palette.sand, palette.peach, '#EFD9B8', palette.rose, palette.mist]);
  return [
    sky(stage, {
      sun: place(w * 0.18) / w,
      sunY: 8 + top * 0.6,
      clouds: 2,
      birdsAt: place(w * 0.86) / w,
    }),
    tower(stage, place(w * layout.range(0.66, 0.76), 10), 34, 10, 26 - top * 0.2, { depth: 0.22 }),
    tree(stage, place(w * 0.24), 34, 17, { kind: 'cypress', depth: 0.3 }),
    tree(stage, place(w * 0.29), 34, 12, { kind: 'cypress', depth: 0.3 }),
    sheet(
      arcadeFacade(stage, -3, squareY, w + 6, {
        bays: Math.round(w / 19),
        archHeight: 30,
        upper: 21,
        color,
      }),
    ),
    slabs(stage, squareY, '#DFC09A'),
    bunting(stage, -4, 20 + top * 0.1, middle, 24 + top * 0.1),
    bunting(stage, middle, 24 + top * 0.1, w + 4, 20 + top * 0.1),
    sheet(bigTree(stage, place(w * 0.07), 84, 40, layout.pick([palette.sage, palette.moss]))),
  ].join('');
}

/** The terrace over the roofs, a place for photographs. */
export function terraceOverRoofs(stage: Stage, middle: number, place: Place): Svg {
  const { layout, width: w, top } = stage;
  const plaster = layout.pick([palette.sand, palette.peach, palette.cream]);
  return [
    sky(stage, {
      sun: place(w * 0.4) / w,
      sunY: 22 + top * 0.6,
      clouds: 3,
      birdsAt: place(w * 0.7) / w,
    }),
    sheet(hills(stage, 50, 6, palette.sage, 0.55).svg),
    sheet(hills(stage, 56, 5, palette.moss, 0.36).svg),
    church(stage, place(w * 0.64, 34), 66, 34, 20, 0.22),
    tower(stage, place(w * 0.2, 9), 66, 9, 40, { depth: 0.16 }),
    sheet(houseRow(stage, -4, w, 74, [10, 16], [13, 20], { depth: 0.16, unit: 1.3 })),
    sheet(houseRow(stage, -9, w, 84, [13, 19], [14, 19], { depth: 0.06, unit: 1.5 })),
    terrace(stage),
    sheet(railingOf(stage, layout.pick<Railing>(['wall', 'balusters', 'balusters']), plaster)),
    bunting(stage, place(-4), 14, place(w * 0.965), 27),
    sheet(
      tree(stage, place(w * 0.97), 84, 62, { kind: 'cypress' }) +
        tree(stage, place(w * 0.9), 84, 48, { kind: 'cypress' }),
    ),
    middle > 0 ? sheet(plant(stage, place(w * 0.05), 90, 24, { kind: 'round' })) : '',
  ].join('');
}
