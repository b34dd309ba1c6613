import { darker, lighter, mix, palette } from '../palette';
import { arch, circle, group, line, path, polygon, rect, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { tower } from './landmarks';
import { facadeWindow } from './windows';

export type GateKind = 'keep' | 'twin' | 'house';

interface Gate {
  x: number;
  y: number;
  /** Height of the gatehouse and of the opening, and width of the opening. */
  h: number;
  archHeight: number;
  archWidth: number;
  stone: string;
  roof: string;
}

/** A gatehouse in the wall; `inside` is what is seen through its arch. */
export function gatehouse(stage: Stage, kind: GateKind, gate: Gate, inside: Svg): Svg {
  const front = { keep, twin, house: gateWithLodging }[kind](stage, gate);
  const { x, y, archHeight, archWidth, stone } = gate;
  const { paint } = stage;
  const opening = arch(x - archWidth / 2, y, archWidth, archHeight);
  const id = stage.newId();
  return [
    front,
    path(
      arch(x - archWidth / 2 - 2.2, y, archWidth + 4.4, archHeight + 2.4),
      paint(lighter(stone, 0.34)),
    ),
    `<defs><clipPath id="${id}"><path d="${opening}"/></clipPath></defs>`,
    group(
      inside +
        path(
          `${arch(x - archWidth / 2, y, archWidth, archHeight)}${arch(x - archWidth / 2 - 2, y + 1, archWidth * 0.86, archHeight * 0.97)}`,
          paint(darker(stone, 0.42)),
          { 'fill-rule': 'evenodd' },
        ),
      { 'clip-path': `url(#${id})` },
    ),
    ...[-1, 1].map((side) =>
      rect(
        x + side * (archWidth / 2 + 1.1) - 1.9,
        y - archHeight + archWidth / 2,
        3.8,
        1.4,
        paint(lighter(stone, 0.5)),
      ),
    ),
  ].join('');
}

function masonry(
  { random, paint }: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  stone: string,
): Svg {
  return times((w * h) / 16, () =>
    rect(
      x + random.range(0.6, w - 3.4),
      y + random.range(1, h - 2),
      random.range(1.8, 2.8),
      0.9,
      paint(random.chance(0.4) ? lighter(stone, 0.16) : darker(stone, random.pick([0.06, 0.1]))),
      0.2,
    ),
  );
}

function crenels(
  { paint }: Stage,
  x: number,
  y: number,
  w: number,
  stone: string,
  shadeFrom = 0.7,
): Svg {
  const count = Math.max(3, Math.round(w / 5.4));
  const step = w / (count - 0.4);
  return times(count, (i) =>
    rect(
      x + i * step,
      y - 3.4,
      step * 0.6,
      3.6,
      paint(i / count > shadeFrom ? darker(stone, 0.1) : stone),
    ),
  );
}

/** One square tower. */
function keep(stage: Stage, { x, y, h, archWidth, stone }: Gate): Svg {
  const { paint, dim } = stage;
  const w = archWidth + 16;
  const [left, top] = [x - w / 2, y - h];
  const glass = dim ? palette.honey : paint(darker(stone, 0.62));
  const corbels = times(8, (i) =>
    rect(left - 0.6 + (i * (w + 0.2)) / 7.6, top + 4.2, 1.7, 2.4, paint(darker(stone, 0.16))),
  );
  return [
    rect(left, top + 4, w, h - 4, paint(stone)),
    masonry(stage, left, top + 8, w * 0.76, h - 10, stone),
    rect(left + w * 0.78, top + 4, w * 0.22, h - 4, paint(darker(stone, 0.17))),
    crenels(stage, left - 1.6, top, w + 3.2, lighter(stone, 0.1)),
    rect(left - 1.6, top, w + 3.2, 4.6, paint(lighter(stone, 0.1))),
    rect(left + w * 0.78, top, w * 0.22 + 1.6, 4.6, paint(darker(stone, 0.1))),
    corbels,
    ...[-0.26, 0.2].map((at) => path(arch(x + w * at - 1.2, top + 15, 2.4, 5.4), glass)),
    coatOfArms(stage, x - w * 0.03, top + 9.6),
  ].join('');
}

/** Two round towers with a gallery between. */
function twin(stage: Stage, { x, y, h, archWidth, stone, roof }: Gate): Svg {
  const { paint, dim } = stage;
  const w = 13;
  const slit = dim ? palette.honey : paint(darker(stone, 0.62));
  const round = (left: number) => [
    rect(left, y - h, w, h + 0.8, paint(stone)),
    rect(left + w * 0.12, y - h, w * 0.2, h + 0.8, paint(lighter(stone, 0.16))),
    rect(left + w * 0.62, y - h, w * 0.2, h + 0.8, paint(darker(stone, 0.1))),
    rect(left + w * 0.82, y - h, w * 0.18, h + 0.8, paint(darker(stone, 0.2))),
    rect(left - 0.6, y - h + h * 0.4, w + 1.2, 1, paint(lighter(stone, 0.3))),
    rect(left - 1, y - h - 0.6, w + 2, 3, paint(lighter(stone, 0.12))),
    polygon(
      [
        [left - 2, y - h],
        [left + w / 2, y - h - 12],
        [left + w + 2, y - h],
      ],
      paint(roof),
    ),
    polygon(
      [
        [left + w / 2, y - h - 12],
        [left + w + 2, y - h],
        [left + w * 0.62, y - h],
      ],
      paint(darker(roof, 0.2)),
    ),
    line(`M${left + w / 2} ${y - h - 12}v-4.4`, paint(palette.ink), 0.4),
    path(`M${left + w / 2} ${y - h - 16.4}h5l-1.4 1.2l1.4 1.2h-5Z`, paint(palette.ochre)),
    path(arch(left + w * 0.36, y - h + 12, w * 0.2, 5.4), slit),
    rect(left + w * 0.42, y - h * 0.42, w * 0.11, 5, paint(darker(stone, 0.5))),
  ];
  const span = archWidth + 5;
  const galleryTop = y - h * 0.82;
  return [
    rect(x - span / 2, galleryTop, span, h * 0.82, paint(darker(stone, 0.06))),
    crenels(stage, x - span / 2, galleryTop, span, darker(stone, 0.06), 2),
    ...[-0.3, 0, 0.3].map((at) => path(arch(x + span * at - 1.3, galleryTop + 7, 2.6, 4.6), slit)),
    ...round(x - span / 2 - w + 1.4),
    ...round(x + span / 2 - 1.4),
  ].join('');
}

/** A gate with a house above it: windows with shutters, a clock, a tiled roof. */
function gateWithLodging(stage: Stage, { x, y, h, archWidth, archHeight, stone, roof }: Gate): Svg {
  const { paint } = stage;
  const w = archWidth + 20;
  const [left, top] = [x - w / 2, y - h + 3];
  const plaster = mix(stone, palette.cream, 0.55);
  const floorY = y - archHeight - 4.6;
  const windows = [0.12, 0.37, 0.62, 0.85].map((at) =>
    facadeWindow(stage, left + w * at - 1.4, top + (floorY - top) * 0.34, 2.8, 5, {
      shutter: palette.sage,
    }),
  );
  const turret = tower(stage, x - 3.2, top - 3, 6.4, 9, { color: plaster });
  return [
    turret,
    rect(left, floorY, w, y - floorY, paint(stone)),
    masonry(stage, left, floorY + 1, w * 0.8, y - floorY - 3, stone),
    rect(left + w * 0.82, floorY, w * 0.18, y - floorY, paint(darker(stone, 0.17))),
    rect(left, top, w, floorY - top, paint(plaster)),
    rect(left + w * 0.82, top, w * 0.18, floorY - top, paint(darker(plaster, 0.13))),
    rect(left - 0.8, floorY - 0.6, w + 1.6, 1.3, paint(lighter(stone, 0.4))),
    ...windows,
    polygon(
      [
        [left - 2.4, top + 0.4],
        [left + 4, top - 6],
        [left + w - 4, top - 6],
        [left + w + 2.4, top + 0.4],
      ],
      paint(roof),
    ),
    polygon(
      [
        [left + w * 0.74, top + 0.4],
        [left + w - 4, top - 6],
        [left + w + 2.4, top + 0.4],
      ],
      paint(darker(roof, 0.2)),
    ),
    rect(left - 0.4, top + 0.4, w + 0.8, 0.9, paint(darker(plaster, 0.3))),
  ].join('');
}

function coatOfArms({ paint }: Stage, x: number, y: number): Svg {
  return (
    path(`M${x - 2.6} ${y}h5.2v3.4q0 2.6 -2.6 3.8q-2.6 -1.2 -2.6 -3.8Z`, paint(palette.paper)) +
    path(`M${x - 1.9} ${y + 0.7}h1.9v5.6q-1.9 -1 -1.9 -3Z`, paint(palette.brick)) +
    path(`M${x} ${y + 0.7}h1.9v2.6q0 2 -1.9 3Z`, paint(palette.ochre)) +
    circle(x, y + 3, 0.8, paint(palette.ink))
  );
}
