import { listener } from '../parts/audience';
import { person } from '../parts/people';
import { plant } from '../parts/plants';
import { ceiling, nightInside } from '../parts/room';
import { roomWindow, sunbeam } from '../parts/roomWindow';
import { shelf } from '../parts/shelves';
import { darker, lighter, mix, palette } from '../palette';
import type { Scene } from '../scene';
import { arch, line, path, rect, ring, sheet, times, type Svg } from '../shapes';
import { createStage, picture, placer, type Stage } from '../stage';

const chalk = palette.cream;

/** A lecture from the back rows: board, lecturer, rising benches full of heads. */
export const lectureHall: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('lecture', seed, width, height, { minWidth: 112 });
  const { layout, width: w, wide, top } = stage;
  const wall = layout.pick(['#EAD3AC', '#D9E2DC', '#EBCDB4', '#E3D5DF']);
  const wood = layout.pick([palette.wood, '#8F5A3A', '#A06B45']);
  const place = placer(stage, layout.chance(0.5));
  const time = options.time ?? layout.pick(['day', 'day', 'dawn'] as const);
  const middle = place(w * 0.56);
  const boardWidth = Math.min(w * 0.46, 74);
  const raised = Math.min(0, top) * 0.36;
  const windows = times(wide ? 3 : 1, (i) => {
    const x = place(w * 0.06 + i * 20, 11);
    return (
      roomWindow(stage, x, 10 + raised, 11, 29 - raised, { arched: true, time }) +
      (time === 'night' ? '' : sunbeam(x, 41, 11, 14, 30))
    );
  });
  const lecternX = middle + boardWidth * 0.06;
  return picture(
    stage,
    [
      rect(0, top, w, 101 - top, wall),
      ceiling(stage, wall),
      rect(0, 46, w, 12, darker(wall, 0.18)),
      rect(0, 45.2, w, 1, palette.cream),
      windows,
      board(stage, middle, boardWidth, 10 + raised * 0.4),
      rect(0, 57, w, 44, '#A9714D'),
      sheet(
        person(stage, middle - boardWidth * 0.2, 62, 23, {
          pose: 'stand',
          mirrored: layout.chance(0.4),
          arms: 'forward',
        }) + lectern(lecternX, wood),
      ),
      wide
        ? sheet(
            shelf(stage, place(w - 34, 22), 60, 22, 44, { rows: 4 }) +
              plant(stage, place(w - 8), 61, 16),
          )
        : '',
      benches(stage, wood),
      nightInside(stage, time, [middle, 34]),
    ].join(''),
  );
};

/** The board with the subject of the lesson: a curve, a construction, arches or a star map. */
function board({ random, layout }: Stage, middle: number, w: number, y: number): Svg {
  const x = middle - w * 0.4;
  const low = y + 24;
  const drawings: (() => Svg)[] = [
    () =>
      line(
        `M${x} ${low}V${y + 5}M${x} ${low}H${x + w * 0.42}M${x} ${low - 3}C${x + w * 0.14} ${low - 3} ${x + w * 0.16} ${y + 7} ${x + w * 0.24} ${y + 7}S${x + w * 0.32} ${low - 4} ${x + w * 0.42} ${low - 3}`,
        chalk,
        0.5,
      ),
    () =>
      ring(x + w * 0.2, y + 14, 8, chalk, 0.5) +
      line(
        `M${x + w * 0.2 - 7} ${y + 18}L${x + w * 0.2} ${y + 6}L${x + w * 0.2 + 7} ${y + 18}Z`,
        palette.honey,
        0.5,
      ),
    () =>
      [2, 11]
        .map((dx) => path(arch(x + dx, low, 7, 16), 'none', { stroke: chalk, 'stroke-width': 0.5 }))
        .join('') + line(`M${x} ${low}H${x + 22}M${x} ${y + 7}H${x + 22}`, palette.honey, 0.4),
    () =>
      [9, 6.4, 3.8].map((r) => ring(x + w * 0.2, y + 14, r, chalk, 0.35)).join('') +
      ring(x + w * 0.2, y + 14, 1, palette.honey, 1.4) +
      ring(x + w * 0.2 + 6.4, y + 14, 0.5, chalk, 0.8),
  ];
  const notes = times(5, (i) =>
    line(`M${middle + w * 0.12} ${y + 6 + i * 3.8}h${w * random.range(0.12, 0.3)}`, chalk, 0.5, {
      opacity: 0.8,
    }),
  );
  return (
    sheet(
      rect(middle - w / 2 - 1.4, y - 1.4, w + 2.8, 30.8, palette.woodDark, 0.6) +
        rect(middle - w / 2, y, w, 28, layout.pick([palette.forest, '#2E4A5F', '#3B2B4A'])) +
        rect(middle - w / 2 - 2, y + 29, w + 4, 1.4, palette.woodLight),
    ) +
    layout.pick(drawings)() +
    notes
  );
}

const lectern = (x: number, wood: string): Svg =>
  path(`M${x} 62V47.6h12l1.4 -1.6h-16l1.4 1.6Z`, wood) +
  rect(x, 47.6, 12, 14.4, wood) +
  rect(x + 8.4, 47.6, 3.6, 14.4, darker(wood, 0.2)) +
  rect(x + 4, 52, 3.4, 3.4, palette.honey, 1.7);

function benches(stage: Stage, wood: string): Svg {
  const { random, width: w } = stage;
  return times(3, (row) => {
    const y = 70 + row * 11.5;
    const size = 11 + row * 3.4;
    const gap = size * 1.08;
    const offset = (row % 2) * gap * 0.5;
    const seats = Math.ceil((w + gap * 2) / gap);
    const heads = times(seats, (i) =>
      random.chance(0.84)
        ? listener(stage, offset + (i - 1) * gap + random.range(-0.8, 0.8), y + 1, size)
        : '',
    );
    const back =
      rect(-2, y, w + 4, 14, mix(wood, palette.ink, 0.08 + row * 0.1)) +
      rect(-2, y - 0.9, w + 4, 1.9, lighter(wood, 0.22 - row * 0.04));
    const joints = times(w / (gap * 2) + 1, (i) =>
      rect(offset + i * gap * 2, y + 1.6, 0.4, 12, mix(wood, palette.ink, 0.3)),
    );
    return sheet(heads) + sheet(back) + joints;
  });
}
