import { darker, lighter, mix, palette } from '../palette';
import type { SceneOptions } from '../scene';
import { line, polygon, rect, sheet, times, type Point, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { players, type Game } from './ballGames';
import { bike, cat, catColor } from './details';
import { houseRow } from './houses';
import { church, tower } from './landmarks';
import { person } from './people';
import { bench } from './seats';
import { sky } from './sky';
import { bigTree, bush, tree } from './trees';

const far = 68;

/** A small court among the houses: football, basketball or volleyball. */
export function ballCourt(stage: Stage, options: SceneOptions): Svg {
  const { layout, width: w, top } = stage;
  const mirrored = layout.chance(0.5);
  const place = (x: number) => (mirrored ? w - x : x);
  const game = layout.pick<Game>(['football', 'basket', 'volley']);
  return [
    sky(stage, {
      sun: options.sun ?? (mirrored ? 0.78 : 0.2),
      sunY: stage.light.sunY * 0.6 + top * 0.55,
      clouds: 2,
      birdsAt: options.birdsAt,
    }),
    surroundings(stage, place),
    court(stage, game),
    fence(stage),
    sheet(players(stage, game, place, mirrored)),
    beside(stage, place, mirrored),
  ].join('');
}

function surroundings(stage: Stage, place: (x: number) => number): Svg {
  const { width: w, layout, random } = stage;
  const raised = stage.top * 0.35;
  const monument = layout.chance(0.5)
    ? church(stage, place(w * 0.62) - 12, 56 + raised, 24, 16, 0.3)
    : tower(stage, place(w * 0.64), 58, 7, 34 - raised, { depth: 0.28 });
  return (
    sheet(
      monument +
        houseRow(stage, -3, w, 66, [11, 17], [14 - raised * 0.5, 26 - raised], {
          depth: 0.24,
          unit: 1.5,
        }),
    ) +
    sheet(
      times(w / 11, (i) =>
        random.chance(0.55)
          ? tree(stage, i * 11 + random.range(0, 6), 68, random.range(12, 22), {
              kind: random.pick(['round', 'round', 'cypress']),
              depth: 0.1,
            })
          : bush(stage, i * 11, 68, 11, palette.sage, 0.08),
      ) + rect(0, 66, w, 6, stage.paint(palette.moss, 0.06)),
    )
  );
}

/** A wire fence behind the court. */
function fence({ width: w, paint }: Stage): Svg {
  const [upper, color] = [50, paint(palette.ink, 0.2)];
  const wires = Array.from({ length: Math.ceil(w / 3.4) + 6 }, (_, i) => {
    const x = i * 3.4 - 18;
    return `M${x} ${far}l18 -18M${x} ${upper}l18 18`;
  }).join('');
  return (
    line(wires, color, 0.14, { opacity: 0.55 }) +
    times(w / 24 + 1, (i) => rect(i * 24 + 3, upper - 1, 0.7, far - upper + 1.4, color)) +
    rect(0, upper, w, 0.6, color)
  );
}

function court({ width: w, layout, paint }: Stage, game: Game): Svg {
  const surface =
    game === 'football'
      ? mix(palette.sage, palette.moss, 0.5)
      : game === 'volley'
        ? palette.sand
        : layout.pick([palette.river, palette.terracotta, palette.plum]);
  const middle = w / 2;
  const quad = (half: number, y0: number, y1: number, grow: number): Point[] => [
    [middle - half, y0],
    [middle + half, y0],
    [middle + half * grow, y1],
    [middle - half * grow, y1],
  ];
  const chalk = paint(palette.paper);
  const outline = (points: Point[], width: number) =>
    polygon(points, 'none', { stroke: chalk, 'stroke-width': width });
  const turf =
    game === 'football'
      ? times(7, (i) =>
          polygon(
            [
              [middle + (i - 3.5) * w * 0.16, far],
              [middle + (i - 3) * w * 0.16, far],
              [middle + (i - 3) * w * 0.24, 102],
              [middle + (i - 3.5) * w * 0.24, 102],
            ],
            paint(lighter(surface, 0.08)),
          ),
        )
      : '';
  return (
    sheet(
      rect(0, far, w, 34, paint(game === 'football' ? surface : darker(palette.sand, 0.14))) + turf,
    ) +
    (game === 'football' ? '' : polygon(quad(w * 0.44, far + 3, 99, 1.16), paint(surface))) +
    outline(quad(w * 0.44, far + 3, 99, 1.16), 0.5) +
    line(`M${middle} ${far + 3}V99`, chalk, 0.5) +
    (game === 'volley'
      ? ''
      : `<ellipse cx="${middle}" cy="83" rx="${Math.min(22, w * 0.13)}" ry="5.4" fill="none" stroke="${chalk}" stroke-width="0.5"/>`)
  );
}

/** On the near side: a bench with a resting person, bicycles, a tree. */
function beside(stage: Stage, place: (x: number) => number, mirrored: boolean): Svg {
  const { width: w, layout, random, top } = stage;
  const x = place(w * 0.88);
  const rest = layout.pick(['bench', 'bike', 'tree'] as const);
  return sheet(
    {
      bench: () =>
        bench(stage, x, 99.6, 23, 2) +
        person(stage, x, 99.6, 23, {
          pose: 'sit',
          mirrored: !mirrored,
          arms: random.chance(0.5) ? 'up' : undefined,
        }),
      bike: () =>
        bike(
          stage,
          x,
          99,
          13,
          random.pick([palette.plum, palette.ochre, palette.sage]),
          !mirrored,
        ) + cat(stage, place(w * 0.76), 98.6, 5.4, catColor(stage), mirrored),
      tree: () =>
        bigTree(
          stage,
          place(w * 0.96),
          100,
          52 - top * 0.3,
          layout.pick([palette.sage, palette.moss]),
        ),
    }[rest](),
  );
}
