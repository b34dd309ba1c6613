import { bike } from '../parts/details';
import { house } from '../parts/houses';
import { hills, water } from '../parts/land';
import { bridge } from '../parts/walls';
import { church, tower } from '../parts/landmarks';
import { person } from '../parts/people';
import { sky } from '../parts/sky';
import { bigTree, bush, flower, tree } from '../parts/trees';
import { lighter, mix, palette } from '../palette';
import type { Scene } from '../scene';
import { line, path, rect, sheet, times, type Svg } from '../shapes';
import { createStage, hourOf, picture, placer, type Stage } from '../stage';

type Place = (x: number, width?: number) => number;

/** The meadow by the river: picnic, a boat, the old bridge, the town on the other bank. */
export const riverPark: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('park', seed, width, height, {
    time: hourOf('park', seed, options.time),
  });
  const { layout } = stage;
  const mirrored = layout.chance(0.5);
  const place = placer(stage, mirrored);
  const sunY = (stage.time === 'day' ? 20 : 34) + stage.top * 0.5;
  return picture(
    stage,
    [
      sky(stage, { sun: options.sun ?? (mirrored ? 0.72 : 0.24), sunY, birdsAt: options.birdsAt }),
      sheet(hills(stage, 42, 5, palette.river, 0.6).svg),
      sheet(farBank(stage, place)),
      river(stage, place, mirrored),
      meadow(stage, place),
      sheet(visitors(stage, place, mirrored)),
      sheet(nearTrees(stage, place)),
    ].join(''),
  );
};

/** Houses and the cathedral on one half of the far bank, woods on the other. */
function farBank(stage: Stage, place: Place): Svg {
  const { random, width: w } = stage;
  const depth = 0.26;
  let svg = hills(stage, 50, 3, palette.sage, 0.4).svg;
  svg +=
    church(stage, place(w * 0.66, 18), 47, 18, 9, 0.3) +
    tower(stage, place(w * 0.66 + 20, 4), 48, 4, 24, { depth: 0.3 });
  for (let x = w * 0.44; x < w + 4;) {
    const plot = random.range(6, 10);
    svg += house(stage, place(x, plot), 55, plot, random.range(6, 12), { depth });
    x += plot * 0.96;
  }
  for (let x = -2; x < w * 0.46; x += random.range(4, 8)) {
    svg += tree(stage, place(x), 55, random.range(8, 14), {
      kind: random.pick(['round', 'round', 'cypress']),
      depth,
    });
  }
  return svg;
}

function river(stage: Stage, place: Place, mirrored: boolean): Svg {
  const { width: w, random, layout, paint } = stage;
  const landing = w * layout.range(0.4, 0.48);
  const span = [place(-6), place(landing)].sort((a, b) => a - b);
  const [x0 = 0, x1 = w] = span;
  const f = mirrored ? -1 : 1;
  const end = place(landing);
  // The bridge ends on a spit of the far bank.
  const spit = `M${end - f * 5} 65.4Q${end - f * 2.6} 57 ${end + f * 4} 55.6L${end + f * 34} 55.4Q${end + f * 26} 59.4 ${end + f * 15} 60.6Q${end + f * 5} 62 ${end + f * 2.4} 64.4Q${end - f} 66.4 ${end - f * 5} 65.4Z`;
  const boatX = place(w * random.range(0.66, 0.8));
  return [
    sheet(rect(0, 54, w, 4, paint(palette.moss)) + rect(0, 54, w, 1, paint(palette.sageLight))),
    water(stage, 57, 76),
    sheet(bridge(stage, x0, x1, 55.4, 65, Math.max(3, Math.round((x1 - x0) / 17)), 0.08)),
    water(stage, 64.8, 78),
    sheet(
      path(spit, paint(palette.moss)) +
        bush(stage, end + f * 7, 60, 5, palette.sage) +
        bush(stage, end + f * 1.4, 64, 4, palette.forest),
    ),
    layout.chance(0.75) ? boat(stage, boatX) : '',
    ducks(stage, place(w * 0.52)),
  ].join('');
}

function boat(stage: Stage, x: number): Svg {
  const { paint, layout } = stage;
  return [
    person(stage, x - 3, 69.4, 9.4, { pose: 'sit', mirrored: false }),
    person(stage, x + 3.4, 69.4, 9.4, { pose: 'sit', mirrored: true }),
    path(
      `M${x - 9} 68.4h18q-1.4 2.8 -4 2.8h-10q-2.6 0 -4 -2.8Z`,
      paint(layout.pick([palette.brick, palette.plum, palette.ochre])),
    ),
    rect(x - 9, 68, 18, 0.8, paint(palette.paper)),
    line(`M${x - 4} 66L${x - 10} 71.6M${x + 3} 66L${x - 2} 71.6`, paint(palette.wood), 0.5),
  ].join('');
}

const ducks = ({ paint }: Stage, x: number): Svg =>
  times(3, (i) => {
    const [left, y] = [x + i * 4 - 8, 72.6 + (i % 2) * 1.3];
    return path(
      `M${left - 1.4} ${y}q1.4 1.3 2.8 0q.5 -.9 .3 -1.6q.7 -.8 -.4 -1q-.9 .1 -.8 1.4q-.8 .8 -1.9 1.2Z`,
      paint(palette.white),
    );
  });

function meadow({ width: w, paint }: Stage, place: Place): Svg {
  const grass = `M${place(-2)} 102V80Q${place(w * 0.2)} 73.6 ${place(w * 0.45)} 77.4T${place(w + 3)} 75V102Z`;
  const walk =
    `M${place(w * 0.28)} 102Q${place(w * 0.4)} 88 ${place(w * 0.7)} 84T${place(w + 3)} 79v3.6` +
    `Q${place(w * 0.84)} 85 ${place(w * 0.7)} 88T${place(w * 0.46)} 102Z`;
  return sheet(
    path(grass, paint(mix(palette.moss, palette.sageLight, 0.3))) + path(walk, paint(palette.sand)),
  );
}

function blanket({ paint }: Stage, x: number, y: number, color: string): Svg {
  return (
    path(`M${x - 11} ${y + 1.6}L${x - 7} ${y - 2}H${x + 9}L${x + 11} ${y + 1.6}Z`, paint(color)) +
    path(
      `M${x - 9.9} ${y + 0.6}L${x - 9.1} ${y - 0.1}H${x + 9.9}L${x + 10.5} ${y + 0.6}Z`,
      paint(lighter(color, 0.5)),
    )
  );
}

function visitors(stage: Stage, place: Place, mirrored: boolean): Svg {
  const { width: w, wide, layout, random, paint } = stage;
  const picnic = place(w * 0.25);
  const group = [
    blanket(stage, picnic, 91, layout.pick([palette.brick, palette.plum, palette.river])),
    person(stage, picnic - 4, 93.6, 15, { pose: 'sit', mirrored: false }),
    layout.chance(0.75) ? person(stage, picnic + 6, 93.4, 15, { pose: 'sit', mirrored: true }) : '',
    rect(picnic - 0.6, 88.8, 3.6, 2.4, paint(palette.woodLight), 0.3),
  ];
  const walkers = [
    person(stage, place(w * 0.64), 90, 17, { pose: layout.pick(['walk', 'bag']), mirrored }),
    layout.chance(0.5)
      ? person(stage, place(w * 0.64) + 6, 90.6, 16.4, { pose: 'walk', mirrored })
      : '',
    bike(stage, place(w * 0.82), 87, 11, random.pick([palette.brick, palette.ochre]), mirrored),
  ];
  const more = wide
    ? [
        blanket(stage, place(w * 0.44), 95, palette.river),
        person(stage, place(w * 0.44), 97.6, 15.5, { pose: 'sit', book: true, mirrored: false }),
        person(stage, place(w * 0.72), 91, 17.6, { pose: 'stand' }),
        tree(stage, place(w * 0.37), 83, 24),
      ]
    : [];
  return [...more, ...group, ...walkers].join('');
}

function nearTrees(stage: Stage, place: Place): Svg {
  const { random, layout, width: w } = stage;
  const color = layout.pick([palette.sage, palette.moss, mix(palette.sage, palette.ochre, 0.3)]);
  const flowers = times(w / 3, () => {
    const [share, y] = [random.next(), random.range(88, 99)];
    const onWalk = share > 0.3 && share < 0.84;
    return onWalk ? '' : flower(stage, place(w * share), y);
  });
  const other = layout.pick(['pine', 'poplars', 'none']);
  const far =
    other === 'pine'
      ? tree(stage, place(w * 0.95), 99, 42, { kind: 'pine', color: palette.forest })
      : other === 'poplars'
        ? tree(stage, place(w * 0.93), 90, 30, { kind: 'cypress' }) +
          tree(stage, place(w * 0.975), 92, 38, { kind: 'cypress' })
        : bush(stage, place(w * 0.96), 101, 17, palette.forest);
  return bigTree(stage, place(w * 0.1), 97, 58, color) + far + flowers;
}
