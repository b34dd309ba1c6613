import { fan } from '../parts/audience';
import { lightChain } from '../parts/details';
import { houseRow } from '../parts/houses';
import { tower } from '../parts/landmarks';
import { person } from '../parts/people';
import { sky } from '../parts/sky';
import { mix, palette } from '../palette';
import type { Scene } from '../scene';
import { circle, ellipse, line, path, placed, polygon, rect, sheet, type Svg } from '../shapes';
import { createStage, picture, placer, type Stage } from '../stage';

/** A band in a shell of light on the square, in front of a dark crowd. */
export const concert: Scene = (seed, width, height, options = {}) => {
  // Concerts are at dusk and at night, so the seed chooses the hour from both.
  const time = options.time ?? (seed % 3 === 1 ? 'night' : 'dusk');
  const stage = createStage('concert', seed, width, height, { time, minWidth: 110 });
  const { random, layout, width: w } = stage;
  const place = placer(stage, layout.chance(0.5));
  const middle = place(w * 0.48);
  const shellWidth = Math.min(78, w * 0.5);
  const accent = layout.pick([palette.plum, palette.brick, palette.river, palette.sage]);
  return picture(
    stage,
    [
      sky(stage, {
        sun: options.sun ?? (place(1) < w / 2 ? 0.2 : 0.8),
        sunY: 20 + stage.top * 0.6,
        clouds: 1,
        birds: false,
      }),
      sheet(
        tower(stage, place(w * random.range(0.76, 0.84), 9), 60, 9, 46, { depth: 0.15 }) +
          houseRow(stage, -3, w, 66, [12, 19], [24, 34], { depth: 0.14, unit: 1.5 }),
      ),
      rect(0, 64, w, 37, stage.paint('#B88A72')),
      shell(stage, middle, shellWidth, accent),
      sheet(band(stage, middle, shellWidth)),
      lamps(stage, middle, shellWidth),
      crowd(stage),
    ].join(''),
  );
};

/** The stage: nested arches of paper, rays from above, a dark podium. */
function shell({ paint }: Stage, middle: number, w: number, accent: string): Svg {
  const ring = (scale: number, color: string) =>
    path(
      `M${middle - (w / 2) * scale} 66V46A${(w / 2) * scale} ${34 * scale} 0 0 1 ${middle + (w / 2) * scale} 46V66Z`,
      color,
    );
  const ray = (side: number) => {
    const [x, y] = [middle + side * w * 0.5, 26 + Math.abs(side) * 8];
    const foot = middle + side * w * 0.3;
    return polygon(
      [
        [x - 1, y],
        [x + 1, y],
        [foot + 10, 64],
        [foot - 10, 64],
      ],
      '#FFF3CF',
      { opacity: 0.2 },
    );
  };
  return [
    sheet(ring(1, paint(palette.honey))),
    sheet(ring(0.88, paint(palette.terracotta))),
    sheet(ring(0.76, paint(accent))),
    ring(0.64, mix(palette.honey, palette.rose, 0.35)),
    ...[-0.5, 0, 0.5].map(ray),
    sheet(
      rect(middle - w / 2 - 3, 64, w + 6, 9, palette.ink) +
        rect(middle - w / 2 - 3, 64, w + 6, 1.3, palette.woodLight),
    ),
  ].join('');
}

function band(stage: Stage, middle: number, w: number): Svg {
  const order = stage.layout.shuffle([-0.24, -0.06, 0.1, 0.26]);
  const players = order
    .map((share, i) =>
      person(stage, middle + share * w, 64.3, 17, {
        pose: 'stand',
        arms: 'forward',
        mirrored: share > 0.05,
        skirt: i === 1,
      }),
    )
    .join('');
  const speaker = (x: number) =>
    rect(x, 58, 5, 6, palette.ink, 0.5) + circle(x + 2.5, 61, 1.7, palette.plum);
  return [
    players,
    line(`M${middle} 64V52.4`, palette.ink, 0.4),
    ellipse(middle, 52, 0.8, 0.9, palette.ink),
    placed(
      middle - w * 0.22,
      55,
      -24,
      ellipse(-1.6, 0, 2.3, 1.9, palette.brickDeep) +
        ellipse(1, 0, 1.6, 1.4, palette.brickDeep) +
        rect(1, -0.3, 8, 0.7, palette.woodDark),
    ),
    path(
      `M${middle + w * 0.235} 64q-3 -4 -.6 -7q-.6 -2 1 -3.4h1q1.6 1.4 1 3.4q2.4 3 -.6 7Z`,
      palette.wood,
    ),
    rect(middle + w * 0.238, 46, 0.7, 9, palette.woodDark),
    speaker(middle - w * 0.36),
    speaker(middle + w * 0.34 - 1),
  ].join('');
}

const lamps = (stage: Stage, middle: number, w: number): Svg =>
  lightChain(stage, -4, 30, middle - w * 0.4, 22, 6) +
  lightChain(stage, middle + w * 0.4, 22, stage.width + 4, 30, 6) +
  lightChain(stage, -4, 46, middle - w * 0.52, 36, 5) +
  lightChain(stage, middle + w * 0.52, 36, stage.width + 4, 46, 5);

/** Three rows of listeners, darker and larger towards the viewer. */
function crowd(stage: Stage): Svg {
  const { random, width: w, paint } = stage;
  let svg = '';
  for (let row = 0; row < 3; row++) {
    const size = 9 + row * 4;
    const y = 80 + row * 9.5;
    let fans = '';
    for (let x = -4; x < w + 6; x += size * random.range(0.82, 1.12)) {
      fans += fan(stage, x, y + random.range(-1, 1), size, 0.28 + row * 0.2);
    }
    svg += sheet(
      fans + rect(-2, y - 0.4, w + 4, 22, mix(paint(palette.plum), palette.ink, 0.35 + row * 0.22)),
    );
  }
  return svg;
}
