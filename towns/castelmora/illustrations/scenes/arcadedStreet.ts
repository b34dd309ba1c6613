import { arcadeFacade, awning } from '../parts/arcade';
import { bike } from '../parts/details';
import { houseRow } from '../parts/houses';
import { tower } from '../parts/landmarks';
import { person } from '../parts/people';
import { books } from '../parts/shelves';
import { sky } from '../parts/sky';
import { darker, mix, palette, roofs, walls } from '../palette';
import type { Scene } from '../scene';
import { circle, line, path, rect, sheet, times, type Svg } from '../shapes';
import { createStage, hourOf, picture, type Stage } from '../stage';

const paving = '#E0C39C';

/** A street of arcades with shops, seen from the portico across the way. */
export const arcadedStreet: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('street', seed, width, height, {
    time: hourOf('street', seed, options.time),
  });
  const { random, layout, width: w } = stage;
  const bays = Math.max(4, Math.round(w / 23));
  const strollers = Math.round(w / 20);
  const crowd = times(strollers, (i) =>
    person(
      stage,
      (w * (i + random.range(0.25, 0.75))) / strollers,
      random.range(84, 90),
      17 + random.range(0, 2),
    ),
  );
  return picture(
    stage,
    [
      sky(stage, { sun: options.sun, sunY: 16 + stage.top * 0.6, birdsAt: options.birdsAt }),
      sheet(
        tower(
          stage,
          w *
            layout.pick([
              random.range(0.5, 0.62),
              random.range(0.24, 0.36),
              random.range(0.66, 0.74),
            ]),
          50,
          8,
          40,
          { depth: 0.22 },
        ) + houseRow(stage, -3, w, 56, [13, 19], [22, 30], { depth: 0.18, unit: 1.5 }),
      ),
      sheet(shopFronts(stage, bays)),
      pavement(stage),
      sheet(
        crowd +
          bike(
            stage,
            w * random.range(0.3, 0.7),
            91,
            11,
            random.pick([palette.brick, palette.sage, palette.river]),
            layout.chance(0.5),
          ),
      ),
      nearPortico(stage),
    ].join(''),
  );
};

function shopFronts(stage: Stage, bays: number): Svg {
  const { random, width: w } = stage;
  const bay = w / bays;
  const fronts = times(Math.ceil(bays / 2), (i) => {
    const count = Math.min(2, bays - i * 2);
    return arcadeFacade(stage, i * 2 * bay + 0.5, 78, count * bay - 1, {
      bays: count,
      archHeight: 26,
      upper: random.range(17, 25),
      color: random.pick(walls),
      roof: random.pick(roofs),
    });
  });
  const shops = times(bays, (i) =>
    random.chance(0.62) ? shop(stage, i * bay + bay * 0.24, bay * 0.52) : '',
  );
  return fronts + shops;
}

/** A lit shop window under an awning: books or fruit. */
function shop(stage: Stage, x: number, w: number): Svg {
  const { random, paint } = stage;
  const wares = random.chance(0.5)
    ? books(stage, x + 1, 72, w / 2 - 1.6, 4.6)
    : circle(x + w * 0.28, 69.6, 1.7, paint(palette.terracotta)) +
      circle(x + w * 0.7, 70, 1.4, paint(palette.moss));
  return [
    rect(x, 62, w, 16, paint(mix(palette.honey, palette.paper, 0.3))),
    rect(
      x,
      72,
      w,
      6,
      paint(random.pick([palette.river, palette.sage, palette.plum, palette.brickDeep])),
    ),
    rect(x + w / 2 - 0.25, 62, 0.5, 10, paint(palette.woodDark)),
    wares,
    awning(
      stage,
      x - 1,
      58,
      w + 2,
      5,
      random.pick([palette.brick, palette.river, palette.sage, palette.plum]),
    ),
  ].join('');
}

const pavement = ({ width: w, paint }: Stage): Svg =>
  rect(0, 78, w, 23, paint(paving)) +
  rect(0, 78, w, 1.4, paint(palette.cream)) +
  rect(0, 79.4, w, 0.6, paint(darker(paving, 0.2))) +
  times(4, (i) => rect(0, 82 + i * i * 1.4 + i, w, 0.25, paint(darker(paving, 0.1))));

/** The near portico frames the view: one sheet with arches cut out, a lantern in each. */
function nearPortico(stage: Stage): Svg {
  const { width: w, top: stageTop, wide, layout, paint } = stage;
  const bay = wide ? w / 2.5 : w * layout.pick([0.96, 0.96, 0.64]);
  const start = wide
    ? -bay * 0.25
    : bay < w * 0.8
      ? -bay * layout.pick([0.2, 0.72, 0.94])
      : (w - bay) / 2 - bay;
  const crown = 9 + stageTop * 0.86;
  const stone = layout.pick([palette.brickDeep, palette.brickDeep, '#6F3A2C', '#5A3345']);
  const edge = layout.pick([palette.terracotta, palette.rose]);
  let opening = `M-2 ${stageTop - 2}H${w + 2}V102H-2Z`;
  let rims = '';
  let posts = '';
  for (let i = 0; i < 4; i++) {
    const left = start + i * bay + bay * 0.06;
    const span = bay * 0.88;
    const rise = Math.min(span / 2, 34 - stageTop * 0.4);
    const outline = `M${left} 102V${crown + rise}A${span / 2} ${rise} 0 0 1 ${left + span} ${crown + rise}V102`;
    opening += `${outline}Z`;
    rims += line(outline, paint(edge), 1.3);
    posts +=
      pillar(stage, start + i * bay, bay, paint(edge)) +
      lantern(stage, start + (i + 0.5) * bay, crown);
  }
  return sheet(path(opening, paint(stone), { 'fill-rule': 'evenodd' }) + rims) + posts;
}

const pillar = (stage: Stage, x: number, bay: number, color: string): Svg => {
  const capital = 40 + Math.min(0, stage.top) * 0.4;
  const half = bay * 0.06 + 1.2;
  return rect(x - half, capital, half * 2, 2.2, color) + rect(x - half, 94, half * 2, 8, color);
};

const lantern = ({ dim, paint }: Stage, x: number, y: number): Svg =>
  (dim ? circle(x, y + 8.6, 7, palette.honey, { opacity: 0.2 }) : '') +
  line(`M${x} ${y}v6`, paint(palette.ink), 0.4) +
  path(`M${x - 2} ${y + 6}h4l1 5.4h-6Z`, dim ? palette.honey : paint(palette.honey)) +
  rect(x - 2.6, y + 5.4, 5.2, 1, paint(palette.ink)) +
  rect(x - 3.2, y + 11.2, 6.4, 0.9, paint(palette.ink));
