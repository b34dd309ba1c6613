import { darker, lighter, palette } from '../palette';
import { line, path, polygon, rect, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { athlete } from './athletes';
import { person } from './people';

/** A spectator at the roadside: waving, clapping or just looking. */
export function spectator(stage: Stage, x: number, y: number, h: number, depth = 0): Svg {
  const { random } = stage;
  return random.chance(0.3)
    ? athlete(stage, x, y, h, { pose: 'cheer', mirrored: random.chance(0.5), depth })
    : person(stage, x, y, h, {
        pose: random.pick(['stand', 'stand', 'bag']),
        arms: random.pick([undefined, 'forward', 'up', undefined]),
        depth,
      });
}

/** A crowd behind a low fence of boards, from x0 to x1; the fence stands on y. */
export function fencedCrowd(stage: Stage, x0: number, x1: number, y: number, h: number): Svg {
  const { paint, random, layout } = stage;
  const colors = layout.shuffle([
    palette.brick,
    palette.river,
    palette.ochre,
    palette.sage,
    palette.plum,
  ]);
  const people = times((x1 - x0) / (h * 0.42), (i) =>
    random.chance(0.86)
      ? spectator(
          stage,
          x0 + (i + 0.5) * h * 0.42 + random.range(-1, 1),
          y - 1,
          h * random.range(0.92, 1.06),
          0.06,
        )
      : '',
  );
  const board = 17;
  const boards = times((x1 - x0) / board + 1, (i) => {
    const x = x0 + i * board;
    const color = colors[i % 3] ?? palette.brick;
    return (
      rect(x, y - h * 0.42, board - 0.7, h * 0.38, paint(i % 2 ? palette.paper : color), 0.5) +
      line(
        `M${x + 3} ${y - h * 0.27}h${board * 0.44}M${x + 3} ${y - h * 0.18}h${board * 0.26}`,
        paint(i % 2 ? color : lighter(color, 0.5)),
        0.9,
      ) +
      rect(x + 1, y - h * 0.06, 0.9, h * 0.07, paint(palette.ink)) +
      rect(x + board - 3, y - h * 0.06, 0.9, h * 0.07, paint(palette.ink))
    );
  });
  return people + boards;
}

/** An arch of cloth over the road with a chequered band; x is its middle. */
export function finishArch(
  { paint, layout }: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
): Svg {
  const color = layout.pick([palette.brick, palette.river, palette.plum, palette.sage]);
  const leg = w * 0.09;
  const beam = h * 0.2;
  const cell = beam * 0.22;
  const count = Math.floor((w - leg * 2) / cell);
  return [
    path(
      `M${x - w / 2} ${y}V${y - h + leg}Q${x - w / 2} ${y - h} ${x - w / 2 + leg} ${y - h}H${x + w / 2 - leg}Q${x + w / 2} ${y - h} ${x + w / 2} ${y - h + leg}V${y}` +
        `H${x + w / 2 - leg}V${y - h + beam}H${x - w / 2 + leg}V${y}Z`,
      paint(color),
    ),
    rect(x + w / 2 - leg, y - h + beam, leg * 0.4, h - beam, paint(darker(color, 0.2))),
    rect(x - w / 2 + leg * 0.6, y - h + beam, leg * 0.4, h - beam, paint(darker(color, 0.2))),
    times(count * 2, (i) => {
      const [column, row] = [i % count, Math.floor(i / count)];
      return rect(
        x - (count * cell) / 2 + column * cell,
        y - h + beam * 0.56 + row * cell,
        cell,
        cell,
        paint((column + row) % 2 ? palette.ink : palette.paper),
      );
    }),
    line(`M${x - w * 0.2} ${y - h + beam * 0.3}h${w * 0.4}`, paint(palette.paper), beam * 0.12),
  ].join('');
}

/** A table with cups of water and a person handing them out. */
export function waterTable(stage: Stage, x: number, y: number, h: number, mirrored: boolean): Svg {
  const { paint } = stage;
  const f = mirrored ? -1 : 1;
  const top = y - h * 0.4;
  return [
    person(stage, x - f * h * 0.1, y - 1, h, { pose: 'stand', arms: 'forward', mirrored }),
    polygon(
      [
        [x - h * 0.5, top],
        [x + h * 0.5, top],
        [x + h * 0.54, y],
        [x - h * 0.54, y],
      ],
      paint(palette.white),
    ),
    rect(x - h * 0.52, top - 0.4, h * 1.04, h * 0.05, paint(palette.riverLight)),
    times(8, (i) =>
      rect(
        x - h * 0.44 + i * h * 0.115,
        top - h * 0.1,
        h * 0.06,
        h * 0.1,
        paint(i % 3 ? palette.mist : palette.honey),
        0.2,
      ),
    ),
  ].join('');
}
