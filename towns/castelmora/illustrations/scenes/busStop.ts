import { bike } from '../parts/details';
import { house } from '../parts/houses';
import { hills } from '../parts/land';
import { tower } from '../parts/landmarks';
import { coats, hairs, person, skins } from '../parts/people';
import { sky } from '../parts/sky';
import { bush, flower, tree } from '../parts/trees';
import { darker, mix, palette } from '../palette';
import type { Scene } from '../scene';
import { arch, circle, line, path, polygon, rect, sheet, times, type Svg } from '../shapes';
import { createStage, hourOf, picture, type Stage } from '../stage';

/** A bus draws up at a shelter where students wait. */
export const busStop: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('bus', seed, width, height, {
    time: hourOf('bus', seed, options.time),
  });
  const { random, layout, width: w, wide } = stage;
  const shelterX = w * (wide ? 0.16 : layout.range(0.05, 0.1));
  const shelterWidth = wide ? 56 : 48;
  const color = layout.pick([palette.river, palette.sage, palette.plum]);
  const poleX = shelterX + shelterWidth + 7;
  const busX = poleX + (wide ? 12 : layout.range(7, 16));
  const busColor = layout.pick(
    [palette.brick, palette.ochre, palette.terracotta, palette.sage].filter(
      (paint) => paint !== color,
    ),
  );
  const bystanders = wide
    ? person(stage, shelterX - 9, 84.6, 21.6, { pose: 'stand' }) +
      bike(stage, shelterX - 22, 84.6, 11, palette.ochre)
    : '';
  return picture(
    stage,
    [
      sky(stage, { sun: options.sun, sunY: 18 + stage.top * 0.6, birdsAt: options.birdsAt }),
      sheet(hills(stage, 46, 5, palette.sage, 0.5).svg),
      sheet(farSide(stage)),
      street(stage),
      shelter(stage, shelterX, shelterWidth, color),
      sheet(stopSign(stage, poleX, color)),
      sheet(
        person(stage, poleX - 6, 84.6, 22, { pose: 'bag', mirrored: random.chance(0.3) }) +
          bystanders,
      ),
      sheet(bus(stage, busX, 92, busColor)),
      sheet(verge(stage)),
    ].join(''),
  );
};

function farSide(stage: Stage): Svg {
  const { random, layout, width: w } = stage;
  let svg = tower(
    stage,
    w * layout.pick([random.range(0.24, 0.4), random.range(0.6, 0.75)]),
    62,
    6.5,
    38,
    { depth: 0.24 },
  );
  for (let x = -2; x < w;) {
    if (random.chance(0.18)) {
      svg += tree(stage, x + 5, 74, 22, { depth: 0.18 });
      x += 9;
    } else {
      const plot = random.range(12, 18);
      svg += house(stage, x, 75, plot, random.range(20, 33), { depth: 0.18, unit: 1.5 });
      x += plot;
    }
  }
  return svg;
}

const street = ({ width: w, paint }: Stage): Svg =>
  sheet(
    rect(0, 74, w, 12, paint('#E6CDA6')) +
      rect(0, 84.6, w, 1.6, paint(palette.cream)) +
      rect(0, 86.2, w, 0.8, paint(darker('#E6CDA6', 0.25))),
  ) +
  rect(0, 87, w, 14, paint('#7C6A78')) +
  times(w / 18 + 1, (i) => rect(2 + i * 18, 94, 10, 0.8, paint(palette.cream)));

/** A glass shelter with a poster and a bench on which two people sit. */
function shelter(stage: Stage, x: number, w: number, color: string): Svg {
  const { paint, layout } = stage;
  const posterX = x + w - 17;
  const glass =
    rect(x + 3, 46, w - 6, 34, paint(palette.riverLight), 0, { opacity: 0.5 }) +
    polygon(
      [
        [x + 8, 80],
        [x + 20, 46],
        [x + 26, 46],
        [x + 14, 80],
      ],
      paint(palette.white),
      { opacity: 0.35 },
    );
  const poster =
    rect(posterX, 49, 10, 22, paint(palette.paper), 0.5) +
    rect(
      posterX + 1,
      50,
      8,
      13,
      paint(layout.pick([palette.ochre, palette.rose, palette.riverLight])),
    ) +
    path(arch(posterX + 2.4, 63, 5.2, 9), paint(palette.brick)) +
    rect(posterX + 1, 65, 6, 0.7, paint(palette.ink)) +
    rect(posterX + 1, 67, 7, 0.7, paint(palette.ink));
  const bench =
    rect(x + 7, 72.6, 24, 1.6, paint(palette.wood), 0.4) +
    rect(x + 9, 74, 1.2, 8, paint(palette.woodDark)) +
    rect(x + 27.6, 74, 1.2, 8, paint(palette.woodDark));
  const posts =
    rect(x + 3, 44, 1.4, 38, paint(palette.ink)) +
    rect(x + w - 4.4, 44, 1.4, 38, paint(palette.ink));
  const second = layout.chance(0.7)
    ? person(stage, x + 25, 82.4, 22, { pose: 'sit', mirrored: layout.chance(0.3) })
    : '';
  return (
    sheet(glass + posts + poster + bench) +
    sheet(person(stage, x + 13, 82.4, 21, { pose: 'sit', mirrored: false, book: true }) + second) +
    sheet(
      path(`M${x - 2} 45.4L${x + 1.6} 41h${w - 3}l3.6 4.4Z`, paint(color)) +
        rect(x - 2, 45.2, w + 4, 1.5, paint(darker(color, 0.3))),
    )
  );
}

function stopSign({ paint }: Stage, x: number, color: string): Svg {
  return [
    line(`M${x} 84V38`, paint(palette.ink), 1),
    circle(x, 36, 4.4, paint(palette.brick)),
    circle(x, 36, 3.4, paint(palette.paper)),
    rect(x - 2, 34.2, 4, 3.2, paint(palette.brick), 0.6),
    circle(x - 1.1, 37.7, 0.5, paint(palette.ink)),
    circle(x + 1.1, 37.7, 0.5, paint(palette.ink)),
    rect(x - 2.6, 52, 5.2, 8, paint(palette.paper), 0.4),
    rect(x - 1.8, 53.4, 3.6, 0.6, paint(color)),
    rect(x - 1.8, 55.2, 2.6, 0.5, paint(palette.ink)),
    rect(x - 1.8, 56.8, 3, 0.5, paint(palette.ink)),
  ].join('');
}

const busLength = 84;

/** A town bus standing on y, its front on the left. */
function bus(stage: Stage, x: number, y: number, color: string): Svg {
  const { paint, dim } = stage;
  const glass = dim
    ? mix(palette.honey, paint(palette.riverLight), 0.35)
    : paint(mix(palette.riverLight, palette.white, 0.25));
  const door = (left: number) =>
    rect(left, y - 29, 5, 25, paint(palette.ink), 0.6) +
    rect(left + 0.8, y - 28, 3.6, 22, paint(mix(palette.riverLight, palette.river, 0.3)));
  const wheel = (left: number) =>
    circle(left, y - 3, 5.2, paint(palette.ink)) + circle(left, y - 3, 2.2, paint(palette.mist));
  return [
    rect(x, y - 37, busLength, 34, paint(color), 4),
    rect(x, y - 14, busLength, 11, paint(darker(color, 0.14)), 2),
    rect(x, y - 14.8, busLength, 1.4, paint(palette.paper)),
    rect(x + 2, y - 34.6, busLength - 4, 4.4, paint(palette.ink), 1),
    times(4, (i) => rect(x + 5 + i * 3.4, y - 33.4, 2.4, 2, palette.honey, 0.3)),
    rect(x + 1.4, y - 29, 8.6, 14.6, glass, 1),
    door(x + 13),
    door(x + 18.6),
    circle(x + 3, y - 9, 1.3, palette.honey),
    times(4, (i) => busWindow(stage, x + 27 + i * 14, y, glass)),
    wheel(x + 27),
    wheel(x + 70),
  ].join('');
}

function busWindow({ random, paint }: Stage, x: number, y: number, glass: string): Svg {
  const pane =
    rect(x, y - 29, 12.4, 12, glass, 1) +
    polygon(
      [
        [x + 2, y - 17],
        [x + 6, y - 29],
        [x + 8.4, y - 29],
        [x + 4.4, y - 17],
      ],
      paint(palette.white),
      { opacity: 0.4 },
    );
  if (!random.chance(0.6)) return pane;
  return (
    pane +
    path(`M${x + 3} ${y - 17}q0 -4.4 3.4 -4.4t3.4 4.4Z`, paint(random.pick(coats))) +
    circle(x + 6.4, y - 23.2, 1.7, paint(random.pick(skins))) +
    path(
      `M${x + 4.6} ${y - 23}q-.2 -2.4 1.8 -2.4t1.8 2.4q-1 -1.4 -3.6 0Z`,
      paint(random.pick(hairs)),
    )
  );
}

function verge(stage: Stage): Svg {
  const { width: w, paint } = stage;
  const grass = path(
    `M-2 102V97Q${w * 0.1} 94.6 ${w * 0.2} 97.6T${w * 0.42} 102Z`,
    paint(palette.forest),
  );
  const flowers = times((w * 0.3) / 3.4, (i) =>
    flower(stage, w * 0.02 + i * 3.4, 99, palette.sage),
  );
  return grass + bush(stage, w * 0.04, 100, 16, palette.sage) + flowers;
}
