import { arcadeFacade } from '../parts/arcade';
import { bike, cat, catColor, laundry, lightChain } from '../parts/details';
import { glassColor } from '../parts/windows';
import { tower } from '../parts/landmarks';
import { person } from '../parts/people';
import { plant } from '../parts/plants';
import { sky } from '../parts/sky';
import { bigTree, tree } from '../parts/trees';
import { darker, lighter, mix, palette } from '../palette';
import type { Scene } from '../scene';
import { circle, ellipse, line, path, polygon, rect, sheet, times, type Svg } from '../shapes';
import { createStage, hourOf, picture, type Stage } from '../stage';

const paving = '#E6C9A0';

/** A courtyard with arcades on three sides, a tree or a well in the middle. */
export const courtyard: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('courtyard', seed, width, height, {
    time: hourOf('courtyard', seed, options.time),
  });
  const { random, layout, width: w } = stage;
  const wall = layout.pick([palette.sand, palette.peach, '#EFD9B8', palette.rose]);
  const [left, right] = [w * 0.16, w * 0.84];
  const bays = Math.round((right - left) / 15);
  const towerLeft = layout.chance(0.4);
  const passers = times(bays, (i) =>
    random.chance(0.35)
      ? person(stage, left + ((right - left) * (i + 0.5)) / bays, 69.6, 11, { depth: 0.08 })
      : '',
  );
  const middle = w * layout.range(0.46, 0.54);
  return picture(
    stage,
    [
      sky(stage, {
        clouds: 2,
        sun: options.sun,
        sunY: 10 + stage.top * 0.7,
        birdsAt: options.birdsAt,
      }),
      tower(stage, w * (towerLeft ? random.range(0.3, 0.38) : random.range(0.62, 0.7)), 40, 7, 32, {
        depth: 0.25,
      }),
      ...[0, 0.04].map((share, i) =>
        tree(stage, w * ((towerLeft ? 0.62 : 0.36) + share), 34, 12 - i * 3, {
          kind: 'cypress',
          depth: 0.3,
        }),
      ),
      sheet(
        arcadeFacade(stage, left - 2, 70, right - left + 4, {
          bays,
          archHeight: 21,
          upper: 19,
          color: wall,
        }),
      ),
      passers,
      ground(stage, left),
      sheet(wing(stage, 0, left, darker(wall, 0.24), darker(palette.brick, 0.2))),
      sheet(wing(stage, w, right, lighter(wall, 0.12), palette.brick)),
      overhead(stage, left - 3, right + 3),
      sheet(centrepiece(stage, middle)),
      people(stage, middle),
    ].join(''),
  );
};

function ground({ width: w, paint }: Stage, left: number): Svg {
  const joint = paint(darker(paving, 0.1));
  return [
    rect(0, 70, w, 31, paint(paving)),
    times(5, (i) => rect(0, 72 + i * i * 1.5, w, 0.3 + i * 0.06, joint)),
    times(19, (i) => line(`M${w / 2 + (i - 9) * 13} 70L${w / 2 + (i - 9) * 28} 100`, joint, 0.35)),
    polygon(
      [
        [left, 70],
        [w * 0.5, 70],
        [w * 0.3, 100],
        [0, 100],
        [0, 82],
      ],
      paint(darker(paving, 0.14)),
      { opacity: 0.55 },
    ),
  ].join('');
}

/** A side wing in perspective, from the edge of the picture at x0 to the far corner at x1. */
function wing(
  { paint, top: stageTop }: Stage,
  x0: number,
  x1: number,
  color: string,
  roof: string,
): Svg {
  const at = (t: number) => x0 + (x1 - x0) * t;
  const rise = Math.min(0, stageTop) * 0.25;
  const top = (t: number) => (6 + rise) * (1 - t) + 29 * t;
  const foot = (t: number) => 88 - 18 * t;
  const level = (t: number, share: number) => top(t) + (foot(t) - top(t)) * share;
  const pane = (from: number, to: number, fill: string) =>
    polygon(
      [
        [at(from), level(from, 0.14)],
        [at(to), level(to, 0.14)],
        [at(to), level(to, 0.34)],
        [at(from), level(from, 0.34)],
      ],
      fill,
    );
  const bay = (from: number, to: number) => {
    const middle = (from + to) / 2;
    const spring = (t: number) => level(t, 0.56);
    return (
      path(
        `M${at(from)} ${foot(from)}L${at(from)} ${spring(from) + 6}C${at(from + 0.02)} ${spring(middle) - 4} ${at(to - 0.02)} ${spring(middle) - 4} ${at(to)} ${spring(to) + 5}L${at(to)} ${foot(to)}Z`,
        paint(mix(palette.brickDeep, palette.ink, 0.35)),
      ) +
      pane(middle - 0.08, middle + 0.08, paint(glassColor)) +
      pane(middle + 0.08, middle + 0.14, paint(palette.sage))
    );
  };
  const outwards = x1 > x0 ? 1.6 : -1.6;
  return [
    polygon(
      [
        [x0, top(0)],
        [x1, top(1)],
        [x1, foot(1)],
        [x0, foot(0)],
      ],
      paint(color),
    ),
    polygon(
      [
        [x0, top(0) - 8],
        [x1 + outwards, top(1) - 3],
        [x1, top(1) + 1],
        [x0, top(0) + 1],
      ],
      paint(roof),
    ),
    bay(0.08, 0.48),
    bay(0.56, 0.9),
    polygon(
      [
        [x0, level(0, 0.5)],
        [x1, level(1, 0.5)],
        [x1, level(1, 0.53)],
        [x0, level(0, 0.53)],
      ],
      paint(lighter(color, 0.35)),
    ),
  ].join('');
}

/** Drying sheets or lamps from wing to wing. */
function overhead(stage: Stage, x0: number, x1: number): Svg {
  if (stage.layout.chance(0.55)) return laundry(stage, x0, 33, x1, 35, 0.9);
  const colors = [palette.honey, palette.terracotta, palette.paper];
  const middle = (x0 + x1) / 2;
  return (
    lightChain(stage, x0, 32, middle, 33, 4, colors) +
    lightChain(stage, middle, 33, x1, 32, 4, colors)
  );
}

/** A round basin with an orange tree, two cypresses or a well. */
function centrepiece(stage: Stage, x: number): Svg {
  const { paint, layout } = stage;
  const stone = palette.cream;
  const basin = [
    ellipse(x, 86, 15, 3.4, paint(darker(paving, 0.28))),
    path(`M${x - 12} 78h24v6.6q0 2.4 -12 2.4t-12 -2.4Z`, paint(stone)),
    path(`M${x + 4} 78h8v6.6q0 1.6 -8 2.2Z`, paint(darker(stone, 0.14))),
    ellipse(x, 78, 12, 2.3, paint(lighter(stone, 0.4))),
    ellipse(x, 78.1, 10.4, 1.7, paint(palette.forest)),
  ].join('');
  const kind = layout.pick(['well', 'orange', 'orange', 'cypresses']);
  if (kind === 'well') return basin + well(stage, x);
  if (kind === 'cypresses') {
    return (
      basin +
      tree(stage, x - 4, 78.4, 30, { kind: 'cypress' }) +
      tree(stage, x + 4, 78.4, 24, { kind: 'cypress' })
    );
  }
  const oranges = times(5, (i) =>
    circle(x - 8 + i * 3.9, 52 + ((i * 7) % 9), 0.9, paint(palette.ochre)),
  );
  return basin + bigTree(stage, x, 78.6, 33, layout.pick([palette.sage, palette.moss])) + oranges;
}

function well(stage: Stage, x: number): Svg {
  const { paint } = stage;
  return [
    line(`M${x - 9} 79V58M${x + 9} 79V58M${x - 9} 62h18`, paint(palette.ink), 0.9),
    path(`M${x - 13} 58Q${x - 4} 55 ${x} 48Q${x + 4} 55 ${x + 13} 58Z`, paint(palette.brick)),
    path(
      `M${x + 3} 58Q${x + 3} 54 ${x} 48Q${x + 4} 55 ${x + 13} 58Z`,
      paint(darker(palette.brick, 0.2)),
    ),
    line(`M${x} 62v7`, paint(palette.woodDark), 0.4),
    path(`M${x - 2.4} 69h4.8l-.8 5h-3.2Z`, paint(palette.wood)),
    plant(stage, x - 15, 87, 10, { kind: 'round' }),
  ].join('');
}

function people(stage: Stage, middle: number): Svg {
  const { random, layout, width: w, wide, paint } = stage;
  const side = layout.chance(0.5) ? 1 : -1;
  const benchX = middle - side * 17;
  const bench =
    rect(benchX - 5, 88.6, 10, 1.4, paint(palette.wood), 0.4) +
    rect(benchX - 4, 90, 1, 3.4, paint(palette.woodDark)) +
    rect(benchX + 2.4, 90, 1, 3.4, paint(palette.woodDark));
  const bikeX = side > 0 ? w * 0.82 : w * 0.18;
  return (
    sheet(
      person(stage, benchX, 93, 19, { pose: 'sit', mirrored: side < 0, book: true }) +
        bench +
        cat(stage, middle + side * 20, 92, 6, catColor(stage, palette.cream), side > 0),
    ) +
    (wide
      ? sheet(
          person(stage, middle + side * 36, 94, 20, { pose: 'walk' }) +
            person(stage, middle + side * 44, 95, 20.5, { pose: 'bag' }),
        )
      : '') +
    sheet(
      plant(stage, w * 0.06, 101, 24, { kind: 'spear' }) +
        plant(stage, w * 0.93, 101, 22, { kind: 'round', pot: palette.brick }) +
        bike(
          stage,
          bikeX,
          98,
          11,
          random.pick([palette.river, palette.brick, palette.sage]),
          side < 0,
        ),
    )
  );
}
