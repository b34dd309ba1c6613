import { bike, cat, catColor, lightChain } from '../parts/details';
import { hills } from '../parts/land';
import { tower } from '../parts/landmarks';
import { person } from '../parts/people';
import { plant } from '../parts/plants';
import { entranceArch, facade, lawnY, type Building } from '../parts/residence';
import { sky } from '../parts/sky';
import { bigTree, bush, tree } from '../parts/trees';
import { darker, mix, palette, roofs } from '../palette';
import type { Scene } from '../scene';
import { line, polygon, rect, sheet, times, type Svg } from '../shapes';
import { createStage, hourOf, picture, placer, type Stage } from '../stage';

/** A student residence: arched entrance, rows of lived-in windows, bikes, a tree, people at the steps. */
export const hall: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('hall', seed, width, height, {
    time: hourOf('hall', seed, options.time),
    minWidth: 112,
  });
  const { layout, width: w, random } = stage;
  const mirrored = layout.chance(0.5);
  const place = placer(stage, mirrored);
  const facadeWidth = Math.min(112, w * (stage.wide ? 0.56 : 0.7));
  const facadeX = place(w * (stage.wide ? 0.24 : 0.2), facadeWidth);
  const building: Building = {
    stage,
    x: facadeX,
    w: facadeWidth,
    floors: layout.int(2, 3),
    color: layout.pick([
      palette.sand,
      palette.peach,
      palette.rose,
      '#EFD9B8',
      palette.mist,
      '#D98C6B',
    ]),
    roof: layout.pick(roofs),
    archedWindows: layout.chance(0.4),
    entrance: facadeX + facadeWidth * layout.pick([0.5, 0.5, mirrored ? 0.68 : 0.32]),
  };
  return picture(
    stage,
    [
      sky(stage, {
        sun: options.sun ?? (mirrored ? 0.86 : 0.16),
        sunY: 18 + stage.top * 0.6,
        birdsAt: options.birdsAt ?? (mirrored ? 0.12 : 0.86),
      }),
      sheet(hills(stage, 56, 5, palette.sage, 0.5).svg),
      sheet(neighbourhood(stage, place(w * 0.925, 6))),
      sheet(facade(building)),
      sheet(entranceArch(building)),
      forecourt(stage, building.entrance),
      sheet(greenery(stage, place)),
      sheet(bikeRack(stage, place(w * (stage.wide ? 0.7 : 0.62), 30))),
      sheet(residents(stage, building.entrance, place)),
      sheet(
        bush(stage, place(w * 0.94), 101, 20, palette.forest) +
          plant(stage, place(w * 0.03 + 4), 101, 15, { kind: random.pick(['spear', 'leafy']) }),
      ),
    ].join(''),
  );
};

function neighbourhood(stage: Stage, towerX: number): Svg {
  const { random, width: w } = stage;
  const cypresses = times(w / 18, () =>
    tree(stage, random.range(0, w), 72, random.range(9, 18), {
      kind: random.pick(['cypress', 'round']),
      depth: 0.34,
    }),
  );
  return (
    tower(stage, towerX, 72, 6, 40, { depth: 0.3 }) +
    cypresses +
    rect(0, 71, w, 12, stage.paint(palette.moss, 0.2))
  );
}

/** Steps, the lawn and the path that widens towards the viewer. */
function forecourt(stage: Stage, x: number): Svg {
  const { width: w, paint } = stage;
  const walk = paint('#E6C9A0');
  const step = (i: number) =>
    rect(
      x - 9 - i * 1.8,
      lawnY + i * 1.5,
      18 + i * 3.6,
      1.6,
      paint(i % 2 ? palette.sand : palette.cream),
    );
  const stripes = times(4, (i) =>
    rect(0, 84 + i * i * 1.6 + i, w, 0.25, paint(darker(palette.moss, 0.12)), 0, { opacity: 0.5 }),
  );
  return (
    sheet(rect(0, lawnY, w, 21, paint(mix(palette.moss, palette.sageLight, 0.25))) + stripes) +
    polygon(
      [
        [x - 11, lawnY + 4],
        [x + 11, lawnY + 4],
        [x + 30, 101],
        [x - 30, 101],
      ],
      walk,
    ) +
    polygon(
      [
        [x + 6, lawnY + 4],
        [x + 11, lawnY + 4],
        [x + 30, 101],
        [x + 17, 101],
      ],
      darker(walk, 0.06),
    ) +
    sheet(times(3, step))
  );
}

function greenery(stage: Stage, place: (x: number, w?: number) => number): Svg {
  const { layout, width: w, wide } = stage;
  const color = layout.pick([palette.sage, palette.moss, mix(palette.sage, palette.ochre, 0.3)]);
  const big = bigTree(stage, place(w * 0.1), 92, layout.range(54, 62), color);
  const other = wide
    ? bigTree(stage, place(w * 0.9), 90, 46, palette.moss)
    : tree(stage, place(w * 0.965), 88, 26, { kind: 'cypress' });
  return other + big;
}

/** A rack with a few bicycles, parked at a distance from each other that differs. */
function bikeRack(stage: Stage, x: number): Svg {
  const { random, paint, layout } = stage;
  const colors = layout.shuffle([
    palette.brick,
    palette.river,
    palette.ochre,
    palette.plum,
    palette.terracotta,
  ]);
  const count = layout.int(2, 3);
  const hoops = times(count + 1, (i) =>
    line(`M${x + i * 11} 90v-4q0 -1.6 1.6 -1.6t1.6 1.6v4`, paint(palette.ink), 0.4),
  );
  return (
    hoops +
    times(count, (i) =>
      bike(
        stage,
        x + 6 + i * 11 + random.range(-1, 1),
        90.5 + (i % 2) * 1.2,
        10.5,
        colors[i] ?? palette.brick,
        random.chance(0.4),
      ),
    )
  );
}

function residents(stage: Stage, entrance: number, place: (x: number, w?: number) => number): Svg {
  const { layout, width: w, wide } = stage;
  const benchX = place(w * 0.2);
  const { paint } = stage;
  const bench =
    rect(benchX - 7, 89.4, 14, 1.4, paint(palette.wood), 0.4) +
    rect(benchX - 6, 90.6, 1, 3.8, paint(palette.woodDark)) +
    rect(benchX + 5, 90.6, 1, 3.8, paint(palette.woodDark));
  const chain = stage.dim ? lightChain(stage, place(w * 0.1), 58, entrance - 9, 60, 4) : '';
  return [
    chain,
    person(stage, benchX - 1, 94, 18, { pose: 'sit', book: true }),
    bench,
    cat(stage, benchX + 13, 95, 5.4, catColor(stage, palette.cream)),
    person(stage, entrance - 5, 84.4, 15, { pose: 'stand', mirrored: false }),
    layout.chance(0.7)
      ? person(stage, entrance + 4, 93, 18.5, { pose: 'bag', mirrored: true })
      : '',
    person(stage, entrance - 15, 97, 19.5, { pose: 'walk' }),
    wide
      ? person(stage, place(w * 0.62), 96, 19.5, { pose: 'walk' }) +
        person(stage, place(w * 0.82), 95, 19, { pose: 'stand' })
      : '',
  ].join('');
}
