import { darker, lighter, mix, palette } from '../palette';
import { line, path, polygon, rect, times, type Svg } from '../shapes';
import type { Stage } from '../stage';

/** A near bridge seen from the water, with visible stones. */
export interface StoneBridge {
  x0: number;
  x1: number;
  /** Height of the roadway at both ends, and how much higher it is in the middle. */
  deckY: number;
  rise: number;
  waterY: number;
  /** Width of each arch in relation to the others. */
  arches: readonly number[];
  stone: string;
}

interface Span {
  left: number;
  right: number;
  height: number;
}

const parapet = 3;

/** Arches all of one width. */
export const evenArches = (count: number): number[] => Array.from({ length: count }, () => 1);

/** Height of the roadway at any x. */
export const deckOf =
  ({ x0, x1, deckY, rise }: StoneBridge) =>
  (x: number): number => {
    const t = (x - x0) / (x1 - x0);
    return deckY - 4 * rise * t * (1 - t);
  };

/** Openings from left to right, the piers between them all of one width. */
export function spansOf(bridge: StoneBridge): Span[] {
  const { x0, x1, waterY, arches } = bridge;
  const pier = Math.max(3.4, (x1 - x0) * 0.034);
  const free = x1 - x0 - pier * (arches.length + 1);
  const total = arches.reduce((sum, width) => sum + width, 0);
  const deck = deckOf(bridge);
  let x = x0;
  return arches.map((share) => {
    const left = x + pier;
    const right = left + (free * share) / total;
    x = right;
    const room = waterY - Math.max(deck(left + 2), deck(right - 2)) - 2.6;
    return { left, right, height: Math.min((right - left) * 0.52, room) };
  });
}

const archOver = ({ left, right, height }: Span, y: number): string =>
  `M${left} ${y}A${(right - left) / 2} ${height} 0 0 1 ${right} ${y}`;

export function stoneBridge(stage: Stage, bridge: StoneBridge): Svg {
  const { paint } = stage;
  const { x0, x1, deckY, rise, waterY, stone } = bridge;
  const spans = spansOf(bridge);
  const along = (lift: number) =>
    `M${x0} ${deckY - lift}Q${(x0 + x1) / 2} ${deckY - lift - rise * 2} ${x1} ${deckY - lift}`;
  const openings = spans.map((span) => `${archOver(span, waterY)}Z`).join('');
  return [
    spans.map((span) => soffit(span, waterY, paint(darker(stone, 0.4)))).join(''),
    path(`${along(parapet)}V${waterY}H${x0}Z${openings}`, paint(stone), {
      'fill-rule': 'evenodd',
    }),
    masonry(stage, bridge, spans),
    spans.map((span) => voussoirs(span, waterY, paint(lighter(stone, 0.3)))).join(''),
    spans
      .slice(1)
      .map((span, i) => cutwater(stage, bridge, (spans[i]?.right ?? span.left) + 0.6, span.left))
      .join(''),
    line(along(0), paint(darker(stone, 0.2)), 0.5),
    line(along(parapet), paint(lighter(stone, 0.45)), 1.3, { 'stroke-linecap': 'butt' }),
  ].join('');
}

/** Underside of an arch, seen on the side away from the light. */
function soffit({ left, right, height }: Span, y: number, color: string): Svg {
  const width = right - left;
  return path(
    `M${right + 0.2} ${y}A${width / 2} ${height} 0 0 0 ${left + width * 0.42} ${y - height * 0.985}` +
      `A${width * 0.46} ${height * 0.97} 0 0 1 ${right - width * 0.13} ${y}Z`,
    color,
  );
}

/** The ring of wedge stones. */
const voussoirs = (span: Span, y: number, color: string): Svg =>
  line(archOver(span, y), color, 1.7, {
    'stroke-linecap': 'butt',
    'stroke-dasharray': '1.7 0.28',
  });

function masonry({ random, paint }: Stage, bridge: StoneBridge, spans: Span[]): Svg {
  const { x0, x1, waterY, stone } = bridge;
  const deck = deckOf(bridge);
  const isOpen = (x: number, y: number) =>
    spans.some(({ left, right, height }) => {
      const half = (right - left) / 2;
      return ((x - left - half) / (half + 2.6)) ** 2 + ((y - waterY) / (height + 2)) ** 2 < 1;
    });
  return times((x1 - x0) * 2.2, () => {
    const [x, length] = [random.range(x0, x1 - 3), random.range(1.4, 2.8)];
    const y = random.range(deck(x) + 1, waterY - 1);
    const color = random.chance(0.35)
      ? lighter(stone, 0.16)
      : darker(stone, random.pick([0.06, 0.11]));
    return isOpen(x, y) || isOpen(x + length, y)
      ? ''
      : rect(x, y, length, 0.75, paint(color), 0.15);
  });
}

/** The pointed foot of a pier. */
function cutwater(
  { paint }: Stage,
  { waterY, stone }: StoneBridge,
  left: number,
  right: number,
): Svg {
  const [from, to] = [left - 1.2, right + 0.6];
  const middle = from + (to - from) * 0.56;
  const top = waterY - 8;
  return (
    polygon(
      [
        [from, waterY + 0.6],
        [from, top],
        [middle, top - 1.2],
        [middle, waterY + 1.6],
      ],
      paint(lighter(stone, 0.14)),
    ) +
    polygon(
      [
        [middle, waterY + 1.6],
        [middle, top - 1.2],
        [to, top],
        [to, waterY + 0.6],
      ],
      paint(darker(stone, 0.22)),
    ) +
    polygon(
      [
        [from - 0.3, top],
        [(from + to) / 2, top - 3.4],
        [to + 0.3, top],
        [middle, top + 0.9],
      ],
      paint(lighter(stone, 0.36)),
    )
  );
}

/** Piers and shadow of the bridge on the water, broken by ripples. */
export function reflection(stage: Stage, bridge: StoneBridge, depth: number): Svg {
  const { paint, random } = stage;
  const { x0, x1, waterY, stone } = bridge;
  const color = mix(paint(palette.river), paint(darker(stone, 0.3)), 0.4);
  const spans = spansOf(bridge);
  const edges = [x0, ...spans.flatMap(({ left, right }) => [left, right]), x1];
  const rows = Math.floor(depth / 1.5);
  return times(edges.length / 2, (i) => {
    const [from = x0, to = x1] = [edges[i * 2], edges[i * 2 + 1]];
    return times(rows, (row) => {
      const shrink = row * 0.12 + random.range(0, 0.9);
      return rect(
        from + shrink + random.range(-1, 1),
        waterY + 0.2 + row * 1.5,
        Math.max(1.2, to - from - shrink * 2),
        1.2,
        color,
        0.6,
      );
    });
  });
}
