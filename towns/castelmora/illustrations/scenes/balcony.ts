import { cat, catColor, laundry, lightChain, sleepingCat } from '../parts/details';
import { houseRow } from '../parts/houses';
import { hills } from '../parts/land';
import { church, tower } from '../parts/landmarks';
import { plant, type PlantKind } from '../parts/plants';
import { sky } from '../parts/sky';
import { tree } from '../parts/trees';
import { darker, palette, roofs } from '../palette';
import type { Scene } from '../scene';
import {
  arch,
  circle,
  ellipse,
  line,
  path,
  polygon,
  rect,
  sheet,
  times,
  type Svg,
} from '../shapes';
import { createStage, hourOf, picture, placer, type Stage } from '../stage';
import { railingOf, terrace, terraceY, type Railing } from '../parts/terrace';

type Place = (x: number, width?: number) => number;

/** A balcony over the roofs: pots along the railing, a small table, drying sheets, a cat. */
export const balcony: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('balcony', seed, width, height, {
    time: hourOf('balcony', seed, options.time),
    minWidth: 104,
  });
  const { layout } = stage;
  const mirrored = layout.chance(0.5);
  const place = placer(stage, mirrored);
  const plaster = layout.pick([palette.sand, palette.peach, palette.rose, '#EFD9B8', palette.mist]);
  const railing = layout.pick<Railing>(['iron', 'wall', 'iron', 'balusters']);
  return picture(
    stage,
    [
      sky(stage, {
        sun: options.sun ?? (mirrored ? 0.2 : 0.44),
        sunY: (stage.dim || stage.time === 'dawn' ? 34 : 20) + stage.top * 0.5,
        birdsAt: options.birdsAt ?? (mirrored ? 0.5 : 0.4),
      }),
      sheet(hills(stage, 46, 5, palette.river, 0.6).svg),
      sheet(townBelow(stage, place)),
      sheet(nearRoofs(stage)),
      sheet(terrace(stage)),
      sheet(railingOf(stage, railing, plaster)),
      sheet(houseSide(stage, place, plaster)),
      overhead(stage, place),
      sheet(potsAlong(stage, place)),
      sheet(seating(stage, place, railing)),
    ].join(''),
  );
};

/** The town seen from above: two rows of houses under the cathedral or a bell tower. */
function townBelow(stage: Stage, place: Place): Svg {
  const { layout, random, width: w } = stage;
  const landmark = layout.chance(0.55)
    ? church(stage, place(w * 0.56, 22), 52, 22, 12, 0.28) +
      tower(stage, place(w * 0.56 - 8, 5), 54, 5, 30, { depth: 0.28 })
    : tower(stage, place(w * layout.range(0.5, 0.7), 6.4), 58, 6.4, 38, { depth: 0.24 }) +
      tower(stage, place(w * 0.84, 4), 58, 4, 25, { depth: 0.3, kind: 'battlements' });
  const cypresses = times(4, () =>
    tree(stage, random.range(0, w), 56, random.range(8, 13), { kind: 'cypress', depth: 0.32 }),
  );
  return (
    landmark + cypresses + houseRow(stage, -4, w, 64, [9, 14], [12, 20], { depth: 0.26, unit: 1.1 })
  );
}

/** Near roofs with visible tiles. */
function nearRoofs(stage: Stage): Svg {
  const { random, width: w, paint } = stage;
  let svg = '';
  for (let x = -8; x < w;) {
    const span = random.range(24, 36);
    const ridge = random.range(57, 62);
    const color = paint(random.pick(roofs), 0.06);
    svg += polygon(
      [
        [x - 2, 74],
        [x + span * 0.14, ridge],
        [x + span * 0.9, ridge],
        [x + span + 2, 74],
      ],
      color,
    );
    svg += times(span / 2.1, (i) => {
      const t = (i * 2.1) / span;
      const foot = x - 2 + (span + 4) * t;
      return line(
        `M${x + span * (0.14 + 0.76 * t)} ${ridge + 0.6}L${foot} 74`,
        darker(color, 0.14),
        0.35,
      );
    });
    svg += rect(
      x - 2,
      73.4,
      span + 4,
      10,
      paint(random.pick([palette.sand, palette.peach, palette.cream]), 0.06),
    );
    if (random.chance(0.6)) {
      const chimney = x + span * random.range(0.3, 0.7);
      svg += rect(chimney, ridge - 5, 3.4, 7.4, paint(palette.rose, 0.06));
      svg += rect(chimney + 2.2, ridge - 5, 1.2, 7.4, paint(darker(palette.rose, 0.16), 0.06));
      svg += rect(chimney - 0.6, ridge - 5.8, 4.6, 1.1, color);
    }
    x += span * 0.94;
  }
  return svg;
}

/** The house the balcony belongs to, with an open glass door. */
function houseSide(stage: Stage, place: Place, plaster: string): Svg {
  const { top, paint, layout, light, dim, wide } = stage;
  const w = wide ? 44 : 32;
  const x = place(-2, w + 2);
  const shutter = layout.pick([palette.sage, palette.river, palette.plum, palette.forest]);
  const doorX = place(w * 0.34, 14);
  // The eaves are visible only on upright pictures; on others the wall continues out of the frame.
  const roofEdge = top < -18 ? -14 : top - 6;
  const inside = dim ? light.glow : paint('#7C5A4E');
  const leaf = (left: number, color: string) =>
    rect(left, 32, 4.6, 50, color) +
    times(9, (i) => rect(left + 0.8, 34.4 + i * 5.2, 3, 0.9, darker(color, 0.2)));
  return [
    rect(x, roofEdge, w + 2, 82.6 - roofEdge, paint(plaster)),
    rect(place(w - 3, 3), roofEdge, 3, 82.6 - roofEdge, paint(darker(plaster, 0.12))),
    path(arch(doorX - 1, 82, 16, 53), paint(palette.cream)),
    path(arch(doorX, 82, 14, 51), inside),
    path(`M${doorX + 1} 40q4 8 1.4 42h-2.4V38Z`, paint(palette.paper)),
    leaf(place(w * 0.34 - 5.6, 4.6), paint(shutter)),
    leaf(place(w * 0.34 + 15, 4.6), paint(darker(shutter, 0.12))),
    lantern(stage, place(w * 0.34 + 24)),
    rect(place(-3, w + 8), roofEdge - 3, w + 8, 3.4, paint(palette.brick)),
    rect(place(-3, w + 8), roofEdge + 0.4, w + 8, 1, paint(darker(plaster, 0.3))),
  ].join('');
}

/** A lamp by the door; x is its middle. */
const lantern = ({ paint, dim }: Stage, x: number): Svg =>
  (dim ? circle(x, 42, 7, palette.honey, { opacity: 0.22 }) : '') +
  path(`M${x - 1.6} 40h3.2l.8 4h-4.8Z`, dim ? palette.honey : paint(palette.honey)) +
  rect(x - 2, 39.2, 4, 1, paint(palette.ink)) +
  rect(x - 2.4, 44, 4.8, 0.8, paint(palette.ink));

/** Sheets on the line, or lamps for the evening. */
function overhead(stage: Stage, place: Place): Svg {
  const { layout, width: w, wide } = stage;
  const from = place(wide ? 44 : 32);
  const to = place(w + 3);
  const [x0, x1] = from < to ? [from, to] : [to, from];
  const post = (x: number) => line(`M${x} ${terraceY + 1}V25`, stage.paint(palette.woodDark), 1);
  if (layout.chance(0.3) || stage.dim) {
    return lightChain(stage, x0, 27, x1, 24, 4, [palette.honey, palette.paper, palette.terracotta]);
  }
  const end = place(w * 0.94);
  const [a, b] = from < end ? [from, end] : [end, from];
  return sheet(post(end)) + sheet(laundry(stage, a, 27, b, 26.4, 1.9));
}

/** Pots of every size in front of the railing. */
function potsAlong(stage: Stage, place: Place): Svg {
  const { random, layout, width: w, wide } = stage;
  const pots = [palette.terracotta, palette.brick, palette.cream, palette.riverLight];
  const kinds: PlantKind[] = ['leafy', 'spear', 'round', 'leafy'];
  const start = wide ? 52 : 40;
  const count = Math.floor((w - start) / 13);
  return times(count, (i) => {
    const x = start + 4 + i * 13 + random.range(-2, 2);
    if (layout.chance(0.24)) return '';
    const h = random.range(9, 19);
    return plant(stage, place(x), 85 + random.range(0, 1.5), h, {
      kind: random.pick(kinds),
      pot: random.pick(pots),
    });
  });
}

/** A café table with two chairs; the cat sits on one of them. */
function seating(stage: Stage, place: Place, railing: Railing): Svg {
  const { layout, width: w, wide, paint } = stage;
  const color = layout.pick([palette.sage, palette.river, palette.brick, palette.ochre]);
  const x = place(w * (wide ? 0.56 : 0.62));
  const iron = paint(color);
  const chair = (at: number, f: number) =>
    line(
      `M${at - f * 4.6} 76L${at - f * 4} 87.4H${at + f * 4}M${at - f * 4} 87.4L${at - f * 5} 98M${at + f * 4} 87.4L${at + f * 5} 98`,
      iron,
      1,
    ) +
    rect(at - 5, 86.6, 10, 1.6, iron, 0.7) +
    rect(at - f * 4.6 - 1, 75.4, 2, 6, iron, 0.8);
  const table =
    line(`M${x} 83V97M${x - 5} 98.4Q${x} 95 ${x + 5} 98.4`, iron, 1) +
    ellipse(x, 82.6, 10, 1.9, paint(darker(color, 0.2))) +
    ellipse(x, 82, 10, 1.9, iron);
  const cups =
    rect(x - 5.6, 78.6, 2.8, 3, paint(palette.paper), 0.4) +
    rect(x + 3.4, 78.8, 2.8, 2.8, paint(palette.honey), 0.4) +
    polygon(
      [
        [x - 2, 81.6],
        [x + 2.4, 81.6],
        [x + 1.8, 80.6],
        [x - 1.6, 80.6],
      ],
      paint(palette.brick),
    );
  const catPlace = layout.chance(0.5);
  const resting = catPlace
    ? sleepingCat(stage, x + 15, 86.8, 9, catColor(stage, color))
    : cat(
        stage,
        place(w * 0.9),
        railing === 'iron' ? 96 : 64.6,
        7,
        catColor(stage, palette.terracotta),
        layout.chance(0.5),
      );
  return (
    chair(x - 15, 1) +
    chair(x + 15, -1) +
    table +
    cups +
    resting +
    plant(stage, place(6), 100, 21, { kind: 'leafy', pot: palette.brick }) +
    plant(stage, place(w - 6), 100, 16, { kind: 'spear' })
  );
}
