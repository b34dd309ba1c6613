import { cat, catColor } from '../parts/details';
import { cyclist } from '../parts/cycles';
import { gatehouse, type GateKind } from '../parts/gateway';
import { houseRow } from '../parts/houses';
import { ivy } from '../parts/ivy';
import { hills } from '../parts/land';
import { church, tower } from '../parts/landmarks';
import { person } from '../parts/people';
import { rampart } from '../parts/rampart';
import { roadside } from '../parts/roadside';
import { sky } from '../parts/sky';
import { streetGlimpse } from '../parts/streetGlimpse';
import { flower, tree } from '../parts/trees';
import { darker, lighter, mix, palette, roofs } from '../palette';
import type { Scene } from '../scene';
import { group, line, path, sheet, times, type Svg } from '../shapes';
import { createStage, hourOf, picture, placer, type Stage } from '../stage';

const stones = ['#D9A27C', '#E0B48A', '#CF9A80', '#DDBB94'] as const;
const road = '#E8CFA4';
/** Where the wall meets the ground at the gate. */
const foot = 76;

interface View {
  gateX: number;
  stone: string;
  /** How far the upper parts move up on upright pictures. */
  raised: number;
  /** How much lower than at the gate the wall stands at the left and right edge. */
  falls: readonly [number, number];
  place: (x: number, width?: number) => number;
  mirrored: boolean;
}

/** A town gate with the wall on both sides, the road into town and people on it. */
export const gate: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('gate', seed, width, height, {
    time: hourOf('gate', seed, options.time),
  });
  const { layout, width: w, top } = stage;
  const mirrored = layout.chance(0.5);
  const kind = layout.pick<GateKind>(['keep', 'twin', 'house']);
  const view: View = {
    gateX: w * layout.range(0.38, 0.62),
    stone: layout.pick(stones),
    raised: Math.min(0, top) * 0.42,
    falls: layout.shuffle([layout.range(5, 9), layout.range(-1, 4)]) as [number, number],
    place: placer(stage, mirrored),
    mirrored,
  };
  const sun = options.sun ?? (view.gateX > w / 2 ? 0.27 : 0.73);
  return picture(
    stage,
    [
      sky(stage, {
        sun,
        sunY: stage.light.sunY * 0.6 + top * 0.6,
        clouds: 2,
        birdsAt: options.birdsAt ?? (sun < 0.5 ? 0.84 : 0.16),
      }),
      sheet(hills(stage, 50 + view.raised * 0.5, 4, palette.river, 0.6).svg),
      townBehind(stage, view),
      walls(stage, view),
      ground(stage, view),
      sheet(
        gatehouse(
          stage,
          kind,
          {
            x: view.gateX,
            y: foot + 0.6,
            h: (kind === 'twin' ? 40 : 46) - view.raised * 0.62,
            archHeight: 25 - view.raised * 0.2,
            archWidth: 17,
            stone: mix(view.stone, palette.brick, 0.1),
            roof: layout.pick(roofs),
          },
          streetGlimpse(stage, view.gateX, foot, view.raised),
        ),
      ),
      travellers(stage, view),
      roadside(stage, mirrored),
    ].join(''),
  );
};

/** Roofs above the wall, with a monument on either side of the gate. */
function townBehind(stage: Stage, { gateX, raised, place, mirrored }: View): Svg {
  const { width: w, layout, random } = stage;
  const other = gateX > w / 2 ? w * 0.13 : w * 0.83;
  const monument = layout.pick(['church', 'bell', 'towers'] as const);
  const drawn = {
    church: () => church(stage, other - 12, 50 + raised * 0.7, 24, 15, 0.3),
    bell: () => tower(stage, other, 52, 7, 34 - raised * 0.7, { depth: 0.28 }),
    towers: () =>
      [0, 11, 19]
        .map((shift, i) =>
          tower(stage, other + shift - 8, 54, 4.6, 22 + ((i * 7) % 12) - raised * 0.7, {
            depth: 0.3,
            kind: 'battlements',
          }),
        )
        .join(''),
  }[monument];
  const row = (y: number, low: number, high: number, depth: number) =>
    houseRow(stage, -3, w, y, [10, 15], [low, high], { depth, unit: 1.35 });
  const cypresses = [0.08, 0.12, 0.9]
    .map((share) =>
      tree(stage, place(w * share), 52, random.range(12, 18), { kind: 'cypress', depth: 0.26 }),
    )
    .join('');
  return (
    sheet(drawn() + row(58 + raised * 0.9, 10, 20, 0.32)) +
    sheet((mirrored ? '' : cypresses) + row(66, 12 - raised * 0.66, 20 - raised * 0.66, 0.2))
  );
}

function walls(stage: Stage, { gateX, stone, raised, falls }: View): Svg {
  const { width: w } = stage;
  const top = 53 + raised * 0.3;
  const [left, right] = falls;
  const inner = { top, foot };
  return (
    sheet(
      rampart(
        stage,
        { x: -2, top: top - left * 0.7, foot: foot + left },
        { x: gateX, ...inner },
        lighter(stone, 0.06),
      ),
    ) +
    sheet(
      rampart(
        stage,
        { x: gateX, ...inner },
        { x: w + 2, top: top - right * 0.7, foot: foot + right },
        darker(stone, 0.06),
      ),
    ) +
    climbers(stage, gateX, top)
  );
}

/** Ivy over the battlements on one side or both. */
function climbers(stage: Stage, gateX: number, top: number): Svg {
  const { width: w, layout } = stage;
  const places = layout.pick([[0.06], [0.9], [0.04, 0.88], [0.8]]);
  return places
    .map((share) => {
      const x = w * share - 8;
      return Math.abs(x + 8 - gateX) < 26 ? '' : ivy(stage, x, top - 3, 17, 18);
    })
    .join('');
}

/** Grass or paving on both sides of the road. */
function ground(stage: Stage, { gateX: x, place, falls: [left, right] }: View): Svg {
  const { width: w, layout, random, paint } = stage;
  const paved = layout.chance(0.3);
  const base = paved ? '#DDBD92' : mix(palette.moss, palette.sageLight, 0.25);
  const bend = layout.range(-0.16, 0.16) * w;
  const near = Math.min(w * 0.34, 62);
  const way =
    `M${x - 9} ${foot}C${x - 10} ${foot + 8} ${x + bend - near * 0.4} 88 ${x + bend - near * 0.62} 102` +
    `H${x + bend + near * 0.62}C${x + bend + near * 0.4} 88 ${x + 10} ${foot + 8} ${x + 9} ${foot}Z`;
  const setts = times(7, (i) => {
    const y = foot + 2.2 + i * i * 0.55 + i * 0.6;
    const half = 9 + ((y - foot) / 26) * near * 0.42;
    const shift = ((y - foot) / 26) ** 1.6 * bend;
    return line(
      `M${x + shift - half * 0.9} ${y}q${half * 0.9} ${0.5 + i * 0.1} ${half * 1.8} 0`,
      paint(darker(road, 0.1)),
      0.3 + i * 0.05,
    );
  });
  const tufts = paved
    ? ''
    : times(w / 5, () => flower(stage, place(w * random.next()), random.range(86, 99)));
  const crest = `M-2 102V${foot + left - 1.6}L${x - 9} ${foot - 0.6}H${x + 9}L${w + 2} ${foot + right - 1.6}V102Z`;
  const clip = stage.newId();
  return sheet(
    path(crest, paint(base)) +
      tufts +
      path(way, paint(road)) +
      `<defs><clipPath id="${clip}"><path d="${way}"/></clipPath></defs>` +
      group(setts, { 'clip-path': `url(#${clip})` }),
  );
}

function travellers(stage: Stage, { gateX: x, mirrored }: View): Svg {
  const { width: w, wide, layout, random, paint } = stage;
  const side = layout.chance(0.5) ? 1 : -1;
  const rider = cyclist(
    stage,
    x - side * layout.range(3, 15),
    layout.range(89, 93),
    11.5,
    layout.pick([palette.river, palette.brick, palette.ochre, palette.sage]),
    { mirrored: layout.chance(0.5), load: layout.pick(['basket', 'flowers', 'none', 'crate']) },
  );
  const far = times(layout.int(1, 3), (i) =>
    person(stage, x - 5.6 + i * 5.2, foot + 1.6 + random.range(0, 2), random.range(12.4, 13.8)),
  );
  const walkers = [
    person(stage, x + side * w * 0.16, 96, 20, { pose: layout.pick(['bag', 'walk']) }),
    layout.chance(0.6) ? person(stage, x + side * w * 0.16 + 7, 96.6, 19.4, { pose: 'walk' }) : '',
    wide
      ? person(stage, x - side * w * 0.17, 90, 17, { pose: 'bag' }) +
        person(stage, x - side * w * 0.17 - 6, 90.4, 16.4, { pose: 'walk', mirrored })
      : '',
  ];
  const bollard = (left: number) =>
    path(`M${left - 1.1} ${foot + 2.6}v-3.4q1.1 -1.6 2.2 0v3.4Z`, paint(lighter('#C9A98A', 0.2)));
  return (
    bollard(x - 10.4) +
    bollard(x + 10.4) +
    sheet(cat(stage, x + (mirrored ? -28 : 28), 81, 4.4, catColor(stage, '#7A6A70'), !mirrored)) +
    sheet(far) +
    sheet(rider) +
    sheet(walkers.join(''))
  );
}
