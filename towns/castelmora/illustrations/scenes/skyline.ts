import { hills, water } from '../parts/land';
import { bridge, townWall } from '../parts/walls';
import { church, tower } from '../parts/landmarks';
import { sky } from '../parts/sky';
import { bush, tree } from '../parts/trees';
import { lighter, mix, palette } from '../palette';
import type { Scene } from '../scene';
import { line, path, rect, sheet, times, type Svg } from '../shapes';
import { createStage, picture, placer, type Stage } from '../stage';
import { mound, terrace, type TownHill } from '../parts/townHill';

/** The town on its hill above the river, with walls, bridge and hills behind. */
export const skyline: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('skyline', seed, width, height, {
    time: options.time ?? 'day',
    minWidth: 100,
  });
  const { layout, width: w } = stage;
  const spread = options.spread ?? Math.min(w * layout.range(0.42, 0.5), layout.range(68, 86));
  const center = w * (options.center ?? layout.range(0.4, 0.64));
  // Some towns sit on one round hill, some lean on a second, lower one.
  const shoulder = layout.pick([0, 0.34, -0.34, 0.22]);
  const bell = (x: number) => Math.exp(-(((x - center) / (spread * 0.62)) ** 2));
  const second = (x: number) =>
    Math.abs(shoulder) *
    Math.exp(-(((x - center - Math.sign(shoulder) * spread * 0.8) / (spread * 0.34)) ** 2));
  const hill: TownHill = {
    stage,
    center,
    spread,
    slope: (x, top, foot) => foot - (foot - top) * Math.min(1, bell(x) + second(x)),
  };
  const gate = center + spread * layout.range(-0.28, 0.12);
  return picture(
    stage,
    [
      sky(stage, { sun: options.sun ?? 0.21, birdsAt: options.birdsAt }),
      country(stage),
      upperTown(hill),
      lowerTown(hill),
      wallAndMeadow(hill, gate),
      river(stage, gate),
      nearBank(stage, layout.chance(0.5)),
    ].join(''),
  );
};

/** Two ranges of hills with cypresses on the nearer crest. */
function country(stage: Stage): Svg {
  const { random, width } = stage;
  const far = hills(stage, 60, 5, palette.river, 0.66);
  const near = hills(stage, 66, 5, palette.sage, 0.52);
  const cypresses = times(width / 16, () => {
    const x = random.range(0, width);
    return tree(stage, x, near.crest(x) + 1.2, random.range(3.5, 6), {
      kind: 'cypress',
      depth: 0.46,
    });
  });
  return sheet(far.svg) + sheet(cypresses + near.svg);
}

/** The top of the hill: cathedral, bell tower and the towers of old families. */
function upperTown(hill: TownHill): Svg {
  const { stage, center, spread } = hill;
  const { random, layout } = stage;
  const bellHeight = random.range(25, 31);
  const cathedralWidth = random.range(18, 21);
  const bellLeft = layout.chance(0.5);
  const cathedral = bellLeft
    ? tower(stage, center - 15, 55, 4.4, bellHeight, { depth: 0.2 }) +
      church(stage, center - 8, 54, cathedralWidth, 10, 0.2)
    : church(stage, center - 11, 54, cathedralWidth, 10, 0.2) +
      tower(stage, center + 10.5, 55, 4.4, bellHeight, { depth: 0.2 });
  const places = layout.shuffle([-0.27, 0.3, -0.4, 0.42, -0.34]).slice(0, layout.int(1, 4));
  const familyTowers = places
    .map((share) =>
      tower(
        stage,
        center + spread * share,
        60,
        random.range(2.8, 3.6),
        random.range(17, 28) * (1 - Math.abs(share) * 0.4),
        { depth: 0.26, kind: 'battlements', color: random.pick(['#D98C6B', palette.sand]) },
      ),
    )
    .join('');
  return sheet(
    mound(hill, 49, 74, palette.moss, 0.34) +
      familyTowers +
      cathedral +
      terrace(hill, {
        top: 50,
        foot: 74,
        depth: 0.24,
        heights: [6, 10],
        reach: [-0.62, 0.62],
        gardens: 0.08,
      }),
  );
}

function lowerTown(hill: TownHill): Svg {
  return (
    sheet(
      mound(hill, 58, 78, palette.sage, 0.2) +
        terrace(hill, {
          top: 59,
          foot: 78,
          depth: 0.12,
          heights: [7, 11],
          reach: [-0.84, 0.82],
          gardens: 0.1,
        }),
    ) +
    sheet(
      mound(hill, 70, 81, palette.moss, 0.06) +
        terrace(hill, {
          top: 68.5,
          foot: 80.5,
          depth: 0.03,
          heights: [6.5, 10],
          reach: [-0.92, 0.98],
          gardens: 0.12,
        }),
    )
  );
}

function wallAndMeadow({ stage, center, spread }: TownHill, gate: number): Svg {
  const { random, width, paint } = stage;
  const [from, to] = [center - spread * 1.06, center + spread * 1.1];
  const corner = (x: number) =>
    tower(stage, x, 84.4, 5, 10, { kind: 'battlements', color: '#D9A27C' });
  const bushes = times(width / 9, () => {
    const x = random.range(0, width);
    const color = random.pick([palette.sage, palette.forest, palette.moss]);
    const size = random.range(5, 9);
    return Math.abs(x - gate) < 7 ? '' : bush(stage, x, 86, size, color);
  });
  return (
    sheet(
      rect(0, 82, width, 19, paint(palette.moss, 0.04)) +
        townWall(stage, from, to, 84, 5.6, gate) +
        corner(from - 2) +
        corner(to - 3),
    ) + sheet(bushes + rect(0, 85.8, width, 3, paint(mix(palette.sage, palette.ochre, 0.18))))
  );
}

/** The river and the bridge that ends in a causeway on the town's bank, by the road to the gate. */
function river(stage: Stage, gate: number): Svg {
  const { layout, width, paint } = stage;
  const fromRight = layout.chance(0.5);
  const side = fromRight ? -1 : 1;
  // The bridge ends in front of the gate and inside the picture.
  const landing = Math.min(Math.max(gate - side * layout.range(5, 12), width * 0.24), width * 0.76);
  const [x0, x1] = fromRight ? [landing, width + 4] : [-4, landing];
  const arches = Math.max(3, Math.round((x1 - x0) / 15));
  // The road has the colour of the deck it comes from.
  const road = paint(lighter('#E0B48A', 0.35));
  const bank =
    `M${landing - side * 6} 97.2Q${landing - side * 3} 89.4 ${landing + side * 3} 88.2Q${landing + side * 12} 86.4 ${landing + side * 26} 87.4` +
    `Q${landing + side * 38} 89.2 ${landing + side * 24} 91.4Q${landing + side * 10} 93 ${landing + side * 4} 95.6Q${landing - side} 98 ${landing - side * 6} 97.2Z`;
  const causeway = `M${landing - side * 2} 87.9C${landing + side * 4} 87.9 ${gate - side * 1.5} 87.6 ${gate} 84.4`;
  return [
    water(stage, 88.4, 100),
    sheet(bridge(stage, x0, x1, 88.6, 97, arches)),
    water(stage, 96.8, 100),
    sheet(path(bank, paint(palette.moss))),
    line(causeway, road, 1.3),
    bush(stage, landing + side * 9, 92.4, 6, palette.forest),
    bush(stage, landing - side * 3.4, 97, 5, palette.sage),
  ].join('');
}

/** Dark banks in the lower corners: an umbrella pine on one, cypresses on the other. */
function nearBank(stage: Stage, mirrored: boolean): Svg {
  const { width: w, wide, paint } = stage;
  const place = placer(stage, mirrored);
  const dark = paint(palette.forest);
  const pineBank = path(
    `M${place(-2)} 101V89Q${place(w * 0.05)} 86 ${place(w * 0.1)} 91T${place(w * 0.2)} 101Z`,
    dark,
  );
  const cypressBank = path(
    `M${place(w + 2)} 101V90Q${place(w * 0.95)} 87 ${place(w * 0.91)} 93T${place(w * 0.83)} 101Z`,
    dark,
  );
  const cypress = (share: number, y: number, h: number) =>
    tree(stage, place(w * share), y, h, { kind: 'cypress' });
  return sheet(
    [
      pineBank,
      tree(stage, place(w * 0.045), 92, 24, { kind: 'pine', color: palette.forest }),
      wide ? cypress(0.1, 96, 15) + cypress(0.125, 98, 11) : '',
      cypressBank,
      cypress(0.955, 94, 15),
      cypress(0.985, 94, 20),
    ].join(''),
  );
}
