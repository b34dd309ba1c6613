import type { TimeOfDay } from '../light';
import { darker, lighter, mix, palette } from '../palette';
import { circle, ellipse, line, path, polygon, rect, sheet, times, type Svg } from '../shapes';
import type { Stage } from '../stage';

/** Colours that a room is furnished in. */
export interface RoomTheme {
  wall: string;
  /** The wall away from the light, and sloping ceilings. */
  side: string;
  floor: string;
  accent: string;
}

export const roomThemes: readonly RoomTheme[] = [
  { wall: '#F3DDB9', side: '#E6C795', floor: '#B97A50', accent: palette.river },
  { wall: '#DCE5D6', side: '#C0D0BC', floor: '#C08A5C', accent: palette.brick },
  { wall: '#F2CDB3', side: '#E1AE92', floor: '#A8694A', accent: palette.sage },
  { wall: '#D8E2E4', side: '#B7CBD0', floor: '#BC8659', accent: palette.ochre },
  { wall: '#E8D5E0', side: '#CFB3C6', floor: '#B07650', accent: palette.plum },
];

/** The hour outside a room; night only if an option sets it. */
export const hourOutside = ({ layout }: Stage, asked?: TimeOfDay): TimeOfDay =>
  asked ?? layout.pick<TimeOfDay>(['day', 'dawn', 'day', 'dusk']);

/** Wall, skirting and floorboards that run towards the viewer; the floor begins at `floorY`. */
export function roomShell(stage: Stage, theme: RoomTheme, floorY: number): Svg {
  const { width, top } = stage;
  const joint = darker(theme.floor, 0.14);
  const middle = width / 2;
  const boards = Math.ceil(width / 19) + 2;
  return [
    rect(0, top, width, floorY - top, theme.wall),
    ceiling(stage, theme.wall),
    rect(0, floorY, width, 101 - floorY, theme.floor),
    times(boards * 2 + 1, (i) => {
      const n = i - boards;
      return line(`M${middle + n * 9.5} ${floorY}L${middle + n * 17} 100`, joint, 0.3);
    }),
    ...[5, 13].map((down) => rect(0, floorY + down, width, 0.3, darker(theme.floor, 0.12))),
    rect(0, floorY - 2.4, width, 2.4, lighter(theme.wall, 0.5)),
    rect(0, floorY, width, 1.1, darker(theme.floor, 0.22)),
  ].join('');
}

/** The dark of a room at night, with the light of its lamps at the given places. */
export function nightInside(
  { width, top, newId }: Stage,
  time: TimeOfDay,
  ...lamps: [x: number, y: number][]
): Svg {
  if (time !== 'night') return '';
  const id = newId();
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="#FFD98A" stop-opacity="${opacity}"/>`;
  const glow = `<defs><radialGradient id="${id}">${stop(0, 0.62)}${stop(0.35, 0.26)}${stop(1, 0)}</radialGradient></defs>`;
  return [
    rect(0, top, width, 101 - top, '#3B2B55', 0, { opacity: 0.36 }),
    glow,
    ...lamps.map(([x, y]) => circle(x, y, 42, `url(#${id})`)),
  ].join('');
}

/** A beamed ceiling, only on upright pictures, where the high wall would be empty. */
export function ceiling({ width, top }: Stage, wall: string): Svg {
  if (top > -6) return '';
  const edge = top * 0.52;
  const middle = width / 2;
  const plane = mix(wall, palette.white, 0.35);
  const beams = Math.ceil(width / 26);
  const beam = (i: number) => {
    const offset = (i - beams / 2 + 0.5) * 22;
    const [near, far] = [middle + offset * 1.5, middle + offset];
    return (
      polygon(
        [
          [near - 2.6, top],
          [near + 2.6, top],
          [far + 1.7, edge],
          [far - 1.7, edge],
        ],
        palette.wood,
      ) +
      polygon(
        [
          [near + 1.2, top],
          [near + 2.6, top],
          [far + 1.7, edge],
          [far + 0.8, edge],
        ],
        palette.woodDark,
      )
    );
  };
  return sheet(
    rect(0, top, width, edge - top, plane) +
      times(beams, beam) +
      rect(0, edge - 1, width, 2.2, palette.woodDark) +
      rect(0, edge - 1, width, 0.9, palette.wood),
  );
}

/** A round rug lying on the floor. */
export const rug = (x: number, y: number, w: number, color: string): Svg =>
  ellipse(x, y, w / 2, w * 0.095, color) +
  ellipse(x, y, w * 0.4, w * 0.072, lighter(color, 0.3)) +
  ellipse(x, y, w * 0.3, w * 0.052, color);

/** A striped rug in perspective, its far edge at y. */
export function stripedRug(x: number, y: number, w: number, depth: number, color: string): Svg {
  const half = w / 2;
  const edge = (t: number): [number, number] => [half * (0.86 + 0.14 * t), y + depth * t];
  const band = (from: number, to: number, fill: string) => {
    const [[a, ya], [b, yb]] = [edge(from), edge(to)];
    return polygon(
      [
        [x - a, ya],
        [x + a, ya],
        [x + b, yb],
        [x - b, yb],
      ],
      fill,
    );
  };
  const stripe = mix(color, palette.cream, 0.65);
  return (
    band(0, 1, color) +
    band(0.12, 0.22, stripe) +
    band(0.44, 0.56, stripe) +
    band(0.78, 0.88, stripe)
  );
}

/** A lamp hanging from the ceiling, the rim of its shade at y. */
export const pendant = ({ top }: Stage, x: number, y: number, size: number, color: string): Svg =>
  line(`M${x} ${top}V${y - size * 0.8}`, palette.ink, 0.3) +
  path(
    `M${x - size} ${y}Q${x - size * 0.9} ${y - size * 0.9} ${x} ${y - size * 0.95}Q${x + size * 0.9} ${y - size * 0.9} ${x + size} ${y}Z`,
    color,
  ) +
  path(
    `M${x + size * 0.3} ${y}Q${x + size * 0.4} ${y - size * 0.8} ${x} ${y - size * 0.95}Q${x + size * 0.9} ${y - size * 0.9} ${x + size} ${y}Z`,
    darker(color, 0.2),
  ) +
  path(
    `M${x - size * 0.34} ${y}h${size * 0.68}q${-size * 0.34} ${size * 0.24} ${-size * 0.68} 0Z`,
    palette.honey,
  );
