import { darker, mix, palette } from '../palette';
import { circle, path, rect, sheet, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { awning } from './arcade';
import { person } from './people';

/** Fruit and jars in a row on y; `scale` sizes them. */
export function goods(
  { random, paint }: Stage,
  x: number,
  y: number,
  w: number,
  scale: number,
): Svg {
  const heaps = Math.max(2, Math.round(w / (7 * scale)));
  const width = w / heaps;
  const fruit = [
    [0.2, 0.9],
    [0.42, 1],
    [0.64, 0.9],
    [0.8, 0.8],
    [0.32, 2.1],
    [0.54, 2.2],
    [0.72, 1.9],
  ] as const;
  return times(heaps, (i) => {
    const left = x + i * width;
    const color = paint(
      random.pick([
        palette.brick,
        palette.ochre,
        palette.moss,
        palette.terracotta,
        palette.plum,
        palette.honey,
        palette.sageLight,
      ]),
    );
    if (random.int(0, 2) < 2) {
      return (
        fruit
          .map(([a, b], k) =>
            circle(
              left + width * a,
              y - b * scale * 0.8,
              scale * 1.05,
              k % 3 ? color : darker(color, 0.12),
            ),
          )
          .join('') +
        rect(left + 0.3, y - scale, width - 0.6, 1.3 * scale, paint(palette.wood), 0.2)
      );
    }
    return [0.25, 0.5, 0.75]
      .map(
        (a) =>
          rect(
            left + width * a - 0.8 * scale,
            y - 3.4 * scale,
            1.6 * scale,
            3.4 * scale,
            paint(palette.mist),
            0.4,
          ) +
          rect(
            left + width * a - 0.8 * scale,
            y - 3.9 * scale,
            1.6 * scale,
            0.8 * scale,
            color,
            0.2,
          ),
      )
      .join('');
  });
}

/** A crate of goods standing on y. */
export const crate = (stage: Stage, x: number, y: number, w: number): Svg =>
  goods(stage, x + 0.5, y - 8, w - 1, 1.5) +
  rect(x, y - 8.4, w, 8.6, stage.paint(palette.woodLight)) +
  rect(x, y - 5.6, w, 0.6, stage.paint(palette.woodDark)) +
  rect(x, y - 2.6, w, 0.6, stage.paint(palette.woodDark)) +
  rect(x + w - 1.6, y - 8.4, 1.6, 8.6, stage.paint(palette.wood));

/** A market stall with its seller, standing on y; 29 high at scale 1. */
export function stall(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  scale: number,
  color: string,
): Svg {
  const { paint, random } = stage;
  const post = (left: number) =>
    rect(left, y - 25 * scale, 0.9 * scale, 25 * scale, paint(palette.woodDark));
  const counter = y - 8.6 * scale;
  return sheet(
    [
      post(x + 1),
      post(x + w - 1.9),
      rect(x + 2, y - 24 * scale, w - 4, 15.4 * scale, paint(mix(color, palette.ink, 0.55)), 0, {
        opacity: 0.32,
      }),
      person(stage, x + w * random.range(0.35, 0.65), y - 1, 19 * scale, { pose: 'stand' }),
      rect(x, counter, w, 8.6 * scale, paint(palette.woodLight)),
      rect(x, counter, w, scale, paint(palette.wood)),
      times(4, (i) =>
        rect(
          x + (w * (i + 1)) / 5,
          counter + scale,
          0.3,
          7.6 * scale,
          paint(darker(palette.woodLight, 0.14)),
        ),
      ),
      goods(stage, x + 1, counter, w - 2, scale),
      awning(stage, x - 2.4, y - 29 * scale, w + 4.8, 6.4 * scale, color),
    ].join(''),
  );
}

/** A round stall of flowers under a parasol, standing on y. */
export function flowerStall(stage: Stage, x: number, y: number, color: string): Svg {
  const { paint, random } = stage;
  const bucket = (left: number, size: number) =>
    times(6, (i) =>
      circle(
        left + size * (-0.36 + (i % 3) * 0.36),
        y - size * (0.95 + (i < 3 ? 0 : 0.34)),
        size * 0.24,
        paint(
          random.pick([
            palette.rose,
            palette.honey,
            palette.brick,
            palette.lilac,
            palette.white,
            palette.moss,
          ]),
        ),
      ),
    ) +
    path(
      `M${left - size * 0.46} ${y - size * 0.86}h${size * 0.92}l${-size * 0.14} ${size * 0.86}h${-size * 0.64}Z`,
      paint(random.pick([palette.river, palette.sage, palette.mist])),
    );
  const segment = (i: number) =>
    path(
      `M${x} ${y - 31}Q${x - 15 + i * 6} ${y - 29} ${x - 15 + i * 6} ${y - 21}h6Q${x - 9 + i * 6} ${y - 29} ${x} ${y - 31}Z`,
      paint(i % 2 ? palette.paper : color),
    );
  return sheet(
    [
      rect(x - 0.5, y - 31, 1, 31, paint(palette.woodDark)),
      times(5, segment),
      bucket(x - 10, 5.4),
      bucket(x - 3.4, 6.4),
      bucket(x + 3.6, 5.6),
      bucket(x + 10, 6.2),
    ].join(''),
  );
}
