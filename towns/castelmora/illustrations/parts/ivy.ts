import { darker, lighter, mix, palette } from '../palette';
import { path, placed, smoothCurve, times, type Point, type Svg } from '../shapes';
import type { Stage } from '../stage';

interface IvyOptions {
  color?: string;
  depth?: number;
  /** Size of a leaf. */
  leaf?: number;
}

/** Ivy hanging from y, with a ragged lower edge up to `h` below. */
export function ivy(
  { random, paint }: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  { color = palette.sage, depth = 0, leaf = 1.1 }: IvyOptions = {},
): Svg {
  const columns = Math.max(4, Math.round(w / 3));
  const drops = Array.from({ length: columns + 1 }, (_, i) => {
    const swell = Math.max(0, Math.sin((Math.PI * i) / columns)) ** 0.6;
    return h * (0.04 + swell * random.range(0.25, 0.84) * (i % 2 ? 1 : 0.72));
  });
  const edge = (share: number) => {
    const at = Math.min(columns - 1, Math.floor(share * columns));
    const [from = 0, to = 0] = [drops[at], drops[at + 1]];
    return from + (to - from) * (share * columns - at);
  };
  const foot = drops.map((drop, i): Point => [x + (w * i) / columns, y + drop]);
  const crest = times(columns, (i) => {
    const [from, to] = [x + w - (w * i) / columns, x + w - (w * (i + 1)) / columns];
    const rise = leaf * random.range(1, 2.6) * (i === 0 || i === columns - 1 ? 0.4 : 1);
    return `${i === 0 ? `L${from} ${y}` : ''}Q${(from + to) / 2} ${y - rise * 1.6} ${to} ${y - leaf * 0.3}`;
  });
  const outline = `${smoothCurve(foot)}${crest}Z`;
  const shades = [
    darker(color, 0.14),
    color,
    mix(color, palette.moss, 0.6),
    lighter(color, 0.18),
  ].map((shade) => paint(shade, depth));
  const leaves = times((w * h) / (leaf * leaf * 5), () => {
    const share = random.next();
    const drop = random.range(-leaf * 0.9, edge(share) + leaf * 0.8);
    const size = leaf * random.range(0.7, 1.2);
    return placed(
      x + w * share,
      y + drop,
      random.range(-40, 40),
      path(
        `M0 ${size}Q${-size} ${size * 0.2} ${-size * 0.75} ${-size * 0.5}Q${-size * 0.3} ${-size * 0.8} 0 ${-size * 0.3}` +
          `Q${size * 0.3} ${-size * 0.8} ${size * 0.75} ${-size * 0.5}Q${size} ${size * 0.2} 0 ${size}Z`,
        random.pick(shades),
      ),
    );
  });
  return path(outline, paint(darker(color, 0.24), depth)) + leaves;
}
