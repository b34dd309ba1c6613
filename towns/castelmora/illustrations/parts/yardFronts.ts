import { darker, lighter, mix, palette, roofs } from '../palette';
import { arch, circle, line, path, polygon, rect, ring, sheet, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { houseRow } from './houses';
import { church, tower } from './landmarks';
import { tree } from './trees';
import { facadeWindow, flowerBox } from './windows';

/** The background of a yard and the height of its wall. */
export interface YardFront {
  svg: Svg;
  top: number;
}

/** A wall of old stones with roofs, towers and trees looking over it. */
export function oldWall(stage: Stage, floor: number): YardFront {
  const { width: w, layout, random, paint, top: stageTop } = stage;
  const raised = Math.min(0, stageTop) * 0.5;
  const top = layout.range(38, 45) + raised * 0.4;
  const stone = layout.pick(['#D9A27C', '#DDBB94', '#CF9A80', '#C9A98A']);
  const monumentX = w * layout.pick([0.24, 0.7, 0.52]);
  const monument = layout.chance(0.45)
    ? church(stage, monumentX - 15, top + 2, 30, 22 - raised * 0.4, 0.3)
    : tower(stage, monumentX, top + 6, 9, 36 - raised * 0.6, { depth: 0.28 });
  const stones = times(w * 1.5, () => {
    const length = random.range(3, 6);
    return rect(
      random.range(-2, w),
      top + 3 + Math.floor(random.range(0, (floor - top - 5) / 3)) * 3,
      length,
      2.2,
      paint(random.chance(0.4) ? lighter(stone, 0.14) : darker(stone, random.pick([0.06, 0.11]))),
      0.6,
    );
  });
  const niche = w * layout.pick([0.3, 0.62, 0.8]);
  return {
    top,
    svg:
      sheet(monument) +
      sheet(
        houseRow(stage, -4, w, top + 10, [15, 23], [16 - raised, 26 - raised], {
          depth: 0.2,
          unit: 2,
        }) +
          times(w / 34, () =>
            tree(stage, random.range(0, w), top + 6, random.range(14, 24), { depth: 0.14 }),
          ),
      ) +
      sheet(
        [
          rect(-2, top, w + 4, floor - top + 1, paint(stone)),
          stones,
          path(arch(niche - 6, floor - 10, 12, 19), paint(darker(stone, 0.2))),
          path(arch(niche - 4.6, floor - 10, 10.6, 17.6), paint(darker(stone, 0.4))),
          path(`M${niche - 8} ${floor - 10}h16l-1.6 5h-12.8Z`, paint(lighter(stone, 0.35))),
          line(`M${niche} ${floor - 17}v2q0 1 .2 5`, paint(palette.riverLight), 0.7),
          circle(niche, floor - 18, 1.5, paint(palette.ochre)),
          rect(-2, top - 1.6, w + 4, 3, paint(lighter(stone, 0.3))),
          rect(-2, top + 1.4, w + 4, 0.8, paint(darker(stone, 0.22))),
          rect(-2, floor - 3, w + 4, 4, paint(darker(stone, 0.12))),
        ].join(''),
      ),
  };
}

/** A plastered house with a bicycle workshop on the ground floor, its door open. */
export function workshopFront(stage: Stage, floor: number): YardFront {
  const { width: w, layout, paint, top: stageTop, wide, random } = stage;
  const raised = Math.min(0, stageTop) * 0.6;
  const top = 14 + raised;
  const plaster = layout.pick([palette.peach, palette.honey, palette.rose, '#EFD9B8']);
  const trim = layout.pick([palette.sage, palette.river, palette.plum]);
  const doorX = w * layout.pick([0.28, 0.66, 0.5]);
  const [doorW, doorH] = [34, 33];
  const count = Math.max(3, Math.round(w / (wide ? 30 : 34)));
  const gap = w / count;
  const storeys = raised < -10 ? 2 : 1;
  const upper = floor - doorH - 10;
  const windows = times(storeys, (level) =>
    times(count, (i) => {
      const [x, size] = [gap * (i + 0.5), 6.4];
      const height = 9.6;
      const y = top + 4 + ((upper - top - 3) * level) / storeys;
      return (
        facadeWindow(stage, x - size / 2, y, size, height, { shutter: trim }) +
        (random.chance(0.5) ? flowerBox(stage, x - size * 0.7, y + height + 0.4, size * 1.4) : '')
      );
    }),
  );
  const ground = times(count, (i) => {
    const x = gap * (i + 0.5);
    return Math.abs(x - doorX) < doorW / 2 + 14
      ? ''
      : facadeWindow(stage, x - 5, floor - 32, 10, 15, { arched: true });
  });
  const inside = mix(palette.honey, palette.woodDark, stage.dim ? 0.1 : 0.42);
  const hung = [-10, 0, 10]
    .map(
      (shift, i) =>
        line(`M${doorX + shift} ${floor - doorH + 4}v3`, palette.ink, 0.4) +
        ring(doorX + shift, floor - doorH + 11, 4.2, i % 2 ? palette.ink : palette.brickDeep, 0.9) +
        circle(doorX + shift, floor - doorH + 11, 0.6, palette.ink),
    )
    .join('');
  const tools = times(7, (i) =>
    rect(doorX - 13 + i * 4, floor - 18, 0.9, 3.4 + ((i * 5) % 4), palette.ink, 0.4),
  );
  const leaf = (side: number) =>
    polygon(
      [
        [doorX + (side * doorW) / 2, floor - doorH],
        [doorX + side * (doorW / 2 + 7), floor - doorH - 1.6],
        [doorX + side * (doorW / 2 + 7), floor + 1.6],
        [doorX + (side * doorW) / 2, floor],
      ],
      paint(side > 0 ? darker(trim, 0.2) : lighter(trim, 0.1)),
    );
  return {
    top,
    svg: sheet(
      [
        polygon(
          [
            [-4, top + 0.4],
            [-4, top - 7],
            [w + 4, top - 7],
            [w + 4, top + 0.4],
          ],
          paint(roofs[layout.int(0, roofs.length - 1)] ?? palette.brick),
        ),
        times(w / 4 + 1, (i) =>
          rect(i * 4, top - 7, 0.6, 7.4, paint(palette.brickDeep), 0, { opacity: 0.35 }),
        ),
        rect(-2, top, w + 4, floor - top + 1, paint(plaster)),
        rect(-2, top, w + 4, 1.4, paint(darker(plaster, 0.22))),
        rect(-2, upper + 2, w + 4, 1.2, paint(lighter(plaster, 0.4))),
        windows,
        ground,
        rect(
          doorX - doorW / 2 - 1.8,
          floor - doorH - 1.8,
          doorW + 3.6,
          doorH + 2,
          paint(lighter(plaster, 0.5)),
        ),
        rect(doorX - doorW / 2, floor - doorH, doorW, doorH, paint(inside)),
        rect(doorX - doorW / 2, floor - 13, doorW, 1.2, paint(palette.woodDark)),
        tools,
        hung,
        leaf(-1),
        leaf(1),
        signboard(stage, doorX, floor - doorH - 5.4, trim),
        rect(-2, floor - 3, w + 4, 4, paint(darker(plaster, 0.2))),
      ].join(''),
    ),
  };
}

/** A wheel on a board over the door. */
const signboard = ({ paint }: Stage, x: number, y: number, color: string): Svg =>
  rect(x - 15, y - 3, 30, 6, paint(color), 1) +
  ring(x - 9.4, y, 2.1, paint(palette.paper), 0.6) +
  line(`M${x - 4} ${y - 0.8}h14M${x - 4} ${y + 1.2}h8`, paint(palette.paper), 0.8);
