import { darker, lighter, mix, palette } from '../palette';
import { arch, circle, ellipse, line, path, rect, sheet, times, type Svg } from '../shapes';
import type { TimeOfDay } from '../light';
import type { Stage } from '../stage';

/** Floor of the stage. */
export const boards = '#B9825A';

export interface House {
  /** Plaster, gilding and velvet. */
  wall: string;
  gold: string;
  velvet: string;
}

export const houses: readonly House[] = [
  { wall: '#EAD9BC', gold: palette.ochre, velvet: palette.brick },
  { wall: '#DCE3DC', gold: '#D9A24A', velvet: palette.river },
  { wall: '#E8D3D3', gold: '#D9A24A', velvet: palette.plum },
  { wall: '#E4DCC4', gold: palette.ochre, velvet: palette.sage },
];

/** One box: a dark arch with drapes over a gilded parapet; x is its left edge, y its floor. */
export function theatreBox(
  { random }: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  house: House,
): Svg {
  const { wall, gold, velvet } = house;
  const inside = mix(velvet, palette.ink, 0.62);
  const parapet = h * 0.34;
  const guest = random.chance(0.16)
    ? circle(
        x + w * 0.5,
        y - parapet - h * 0.14,
        w * 0.1,
        random.pick(['#B97850', '#F1C7A3', '#8A5236']),
      ) +
      path(
        `M${x + w * 0.3} ${y - parapet}q${w * 0.04} ${-h * 0.1} ${w * 0.2} ${-h * 0.1}t${w * 0.2} ${h * 0.1}Z`,
        random.pick([palette.ochre, palette.cream, palette.terracotta]),
      )
    : '';
  return [
    path(arch(x + w * 0.1, y - parapet * 0.4, w * 0.8, h * 0.8), inside),
    guest,
    path(
      `M${x + w * 0.1} ${y - h * 0.86}h${w * 0.4}q${-w * 0.06} ${h * 0.3} ${-w * 0.3} ${h * 0.44}h${-w * 0.1}Z`,
      velvet,
    ),
    path(
      `M${x + w * 0.9} ${y - h * 0.86}h${-w * 0.4}q${w * 0.06} ${h * 0.3} ${w * 0.3} ${h * 0.44}h${w * 0.1}Z`,
      darker(velvet, 0.22),
    ),
    path(
      `M${x} ${y - parapet}h${w}v${parapet * 0.7}q${-w / 2} ${parapet * 0.4} ${-w} 0Z`,
      lighter(wall, 0.35),
    ),
    path(`M${x} ${y - parapet}h${w}v${parapet * 0.2}h${-w}Z`, gold),
    ellipse(x + w / 2, y - parapet * 0.4, w * 0.2, parapet * 0.2, gold),
    rect(x - 0.4, y - h * 0.94, 0.9, h * 0.62, gold),
  ].join('');
}

/** A curtain gathered to one side of the stage, from its outer edge at x; f is the way it opens. */
export function drape(
  x: number,
  y0: number,
  y1: number,
  w: number,
  f: 1 | -1,
  velvet: string,
): Svg {
  const at = (share: number) => x + f * w * share;
  const tie = y0 + (y1 - y0) * 0.62;
  const fold = (share: number, width: number, color: string) =>
    path(
      `M${at(share)} ${y0}C${at(share)} ${tie - 14} ${at(share * 0.42)} ${tie - 8} ${at(share * 0.34)} ${tie}Q${at(share * 0.5)} ${tie + 8} ${at(share * 0.62)} ${y1}` +
        `H${at((share + width) * 0.62)}Q${at((share + width) * 0.5)} ${tie + 8} ${at((share + width) * 0.34)} ${tie}C${at((share + width) * 0.42)} ${tie - 8} ${at(share + width)} ${tie - 14} ${at(share + width)} ${y0}Z`,
      color,
    );
  return sheet(
    [
      fold(0, 1, velvet),
      ...[0.12, 0.4, 0.68].map((share) => fold(share, 0.13, darker(velvet, 0.24))),
      ...[0.28, 0.56, 0.86].map((share) => fold(share, 0.06, lighter(velvet, 0.14))),
      rect(Math.min(at(-0.02), at(0.4)), tie - 1, w * 0.42, 2.2, palette.honey, 1),
    ].join(''),
  );
}

/** The short curtain across the top of the stage. */
export function valance(x: number, y: number, w: number, h: number, velvet: string): Svg {
  const count = Math.max(5, Math.round(w / 13));
  const step = w / count;
  return sheet(
    times(
      count,
      (i) =>
        path(
          `M${x + i * step} ${y}h${step}v${h * 0.62}q${-step / 2} ${h * 0.6} ${-step} 0Z`,
          i % 2 ? velvet : darker(velvet, 0.1),
        ) +
        line(
          `M${x + i * step} ${y + h * 0.62}q${step / 2} ${h * 0.6} ${step} 0`,
          palette.honey,
          0.8,
        ),
    ),
  );
}

/** Backs of the seats, row by row towards the viewer, from `from` to `to`. */
export function stalls(
  w: number,
  from: number,
  to: number,
  velvet: string,
  people: (row: number, x: number, y: number, size: number) => Svg,
): Svg {
  const rows = 3;
  return times(rows, (row) => {
    const y = from + ((to - from) * (row + 0.4)) / (rows - 0.4);
    const size = 8.4 + row * 3;
    const gap = size * 1.1;
    const color = mix(velvet, palette.ink, 0.06 + row * 0.1);
    const seats = times(w / gap + 2, (i) => {
      const x = (i - 0.5) * gap + (row % 2) * gap * 0.5;
      return (
        people(row, x, y, size) +
        path(
          `M${x - size * 0.46} ${y + size}V${y - size * 0.1}q0 ${-size * 0.3} ${size * 0.46} ${-size * 0.3}t${size * 0.46} ${size * 0.3}V${y + size}Z`,
          color,
        ) +
        path(
          `M${x - size * 0.34} ${y + size}V${y}q0 ${-size * 0.22} ${size * 0.34} ${-size * 0.22}t${size * 0.34} ${size * 0.22}V${y + size}Z`,
          lighter(color, 0.1),
        )
      );
    });
    return sheet(seats + rect(-2, y + size * 0.72, w + 4, 14, darker(color, 0.3)));
  });
}

/** A chandelier hanging from `top`, its candles at y. */
export const chandelier = (top: number, x: number, y: number, size: number): Svg =>
  circle(x, y, size * 1.7, palette.honey, { opacity: 0.16 }) +
  line(`M${x} ${top}V${y - size * 0.7}`, palette.woodDark, 0.5) +
  line(
    `M${x - size} ${y}Q${x - size * 0.8} ${y + size * 0.5} ${x} ${y + size * 0.5}T${x + size} ${y}M${x - size * 0.5} ${y}Q${x - size * 0.4} ${y + size * 0.3} ${x} ${y + size * 0.5}Q${x + size * 0.4} ${y + size * 0.3} ${x + size * 0.5} ${y}M${x} ${y - size * 0.7}V${y + size * 0.7}`,
    palette.ochre,
    0.7,
  ) +
  [-1, -0.5, 0, 0.5, 1]
    .map((at) => ellipse(x + size * at, y - size * 0.16, size * 0.09, size * 0.18, palette.cream))
    .join('');

/** The lights of the auditorium are lower in the evening; the stage stays lit. */
export const gloomAt: Record<TimeOfDay, number> = { dawn: 0.1, day: 0, dusk: 0.26, night: 0.44 };

export const veil = ({ width, top }: Stage, time: TimeOfDay): Svg =>
  gloomAt[time] ? rect(0, top, width, 102 - top, '#2A1626', 0, { opacity: gloomAt[time] }) : '';

/** A gilded crest with its bottom at y + 3. */
export const ornament = (x: number, y: number, { gold }: House): Svg =>
  path(`M${x - 9} ${y + 3}Q${x - 6} ${y - 5} ${x} ${y - 5}T${x + 9} ${y + 3}Z`, gold) +
  circle(x, y - 0.6, 2.4, palette.paper);
