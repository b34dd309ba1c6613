import { bridgeArchView } from '../parts/bridgeArchView';
import { bridgeTower, crossing, lampPosts } from '../parts/bridgeLife';
import { bike, cat, catColor } from '../parts/details';
import { hills, water } from '../parts/land';
import { person } from '../parts/people';
import { ducks, reeds, rowingBoat, willow } from '../parts/riverside';
import { farShore, riverTown } from '../parts/riverTown';
import { bench } from '../parts/seats';
import { sky } from '../parts/sky';
import { evenArches, reflection, stoneBridge, type StoneBridge } from '../parts/stoneBridge';
import { flower } from '../parts/trees';
import { mix, palette } from '../palette';
import type { Scene } from '../scene';
import { line, path, sheet, times, type Svg } from '../shapes';
import { createStage, hourOf, picture, placer, type Stage } from '../stage';

const stones = ['#E0B48A', '#D9A27C', '#E6C69C', '#CFA58C'] as const;

/** The stone bridge over the Mora with the town behind, from the bank or from under an arch. */
export const bridge: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('bridge', seed, width, height, {
    time: hourOf('bridge', seed, options.time),
  });
  const { layout, top } = stage;
  const mirrored = layout.chance(0.5);
  const underArch = layout.chance(0.26);
  const townAt = layout.range(0.3, 0.7);
  const raised = Math.min(0, top) * 0.28;
  const aside = underArch ? 0.34 : 0.2;
  const sunAt = options.sun ?? (townAt > 0.5 ? aside : 1 - aside);
  return picture(
    stage,
    [
      sky(stage, {
        sun: sunAt,
        sunY: stage.light.sunY * 0.7 + top * 0.55,
        birdsAt: options.birdsAt ?? (townAt > 0.5 ? 0.34 : 0.62),
        clouds: 2,
      }),
      sheet(hills(stage, 56 + raised * 0.4, 5, palette.river, 0.62).svg),
      sheet(hills(stage, 62, 4, palette.sage, 0.48).svg),
      riverTown(stage, townAt, raised),
      underArch ? bridgeArchView(stage, mirrored) : fromBank(stage, mirrored, sunAt < 0.5),
    ].join(''),
  );
};

function fromBank(stage: Stage, mirrored: boolean, sunLeft: boolean): Svg {
  const { width: w, wide, layout, random } = stage;
  const place = placer(stage, mirrored);
  const stone = layout.pick(stones);
  const kind = layout.pick(['hump', 'long', 'tower'] as const);
  const waterY = layout.range(82, 85);
  const ends = [place(kind === 'tower' ? -14 : -8), place(w + 8)].sort((a, b) => a - b);
  const shape: StoneBridge = {
    x0: ends[0] ?? 0,
    x1: ends[1] ?? w,
    waterY,
    stone,
    ...{
      hump: { deckY: 71, rise: 15, arches: wide ? [0.5, 0.8, 1.7, 0.8, 0.5] : [0.6, 1.5, 0.6] },
      long: {
        deckY: layout.range(61, 67),
        rise: 2.5,
        arches: evenArches(wide ? 7 : layout.int(3, 5)),
      },
      tower: { deckY: 64, rise: 5, arches: wide ? [1, 1.2, 1.3, 1.2, 1] : [1, 1.3, 1] },
    }[kind],
  };
  const towerX = place(w * 0.72, 13);
  return [
    water(stage, farShore, 100),
    sheet(
      crossing(stage, shape, kind === 'tower' ? towerX : undefined) +
        (kind === 'long' && layout.chance(0.6) ? lampPosts(stage, shape) : '') +
        stoneBridge(stage, shape) +
        (kind === 'tower' ? bridgeTower(stage, towerX, 13, shape) : ''),
    ),
    reflection(stage, shape, 9),
    boats(stage, place, waterY),
    nearBank(stage, place, mirrored),
    layout.chance(0.5) ? sheet(willow(stage, sunLeft, random.range(34, 46))) : '',
  ].join('');
}

function boats(stage: Stage, place: (x: number) => number, waterY: number): Svg {
  const { width: w, layout, random } = stage;
  const color = layout.pick([palette.brick, palette.plum, palette.ochre, palette.sage]);
  const x = w * layout.range(0.52, 0.66);
  if (layout.chance(0.3)) return ducks(stage, place(x), waterY + 8, random.range(1.1, 1.4));
  return (
    sheet(rowingBoat(stage, place(x), waterY + 6.4, 11, color)) +
    ducks(stage, place(x + 19), waterY + 4.4, 0.8)
  );
}

/** Grass in the foreground, with people sitting on it. */
function nearBank(stage: Stage, place: (x: number) => number, mirrored: boolean): Svg {
  const { width: w, layout, random, paint } = stage;
  const reach = layout.range(0.3, 0.46);
  const far = layout.chance(0.6);
  const bank =
    `M${place(-3)} 102V88Q${place(w * reach * 0.5)} 87 ${place(w * reach * 0.8)} 93T${place(w * (reach + 0.14))} 102Z` +
    (far
      ? `M${place(w + 3)} 102V92Q${place(w * 0.93)} 90 ${place(w * 0.86)} 95T${place(w * 0.76)} 102Z`
      : '');
  const x = place(w * reach * 0.42);
  const scene = layout.pick(['reader', 'couple', 'bike', 'angler'] as const);
  const people = {
    reader: () =>
      bench(stage, x, 97, 15) +
      person(stage, x, 97, 15, { pose: 'sit', book: true, mirrored }) +
      cat(stage, place(w * reach * 0.42 + 10), 96, 4.6, catColor(stage, '#7A6A70'), !mirrored),
    couple: () =>
      bench(stage, x + 1, 97.2, 15, 2) +
      person(stage, x - 4, 97.4, 15, { pose: 'sit', mirrored: false }) +
      person(stage, x + 6, 97, 15, { pose: 'sit', mirrored: true }),
    bike: () =>
      bike(stage, x, 97, 11, random.pick([palette.ochre, palette.brick]), mirrored) +
      person(stage, place(w * reach * 0.42 + 13), 96.6, 16, { pose: 'stand', mirrored }),
    angler: () => {
      const f = mirrored ? -1 : 1;
      const hand = place(w * reach * 0.42 + 3.4);
      return (
        bench(stage, x, 97, 15) +
        person(stage, x, 97, 15, { pose: 'sit', mirrored }) +
        line(`M${hand} 91.4L${hand + f * 15} 80.6`, paint(palette.woodDark), 0.4) +
        line(`M${hand + f * 15} 80.6q${f * 2} 6 ${f * 1.6} 12`, paint(palette.paper), 0.16)
      );
    },
  }[scene];
  const flowers = times(w / 8, () =>
    flower(stage, place(w * random.range(0, reach * 0.7)), random.range(94.6, 99.6)),
  );
  return (
    sheet(path(bank, paint(mix(palette.moss, palette.sage, 0.35)))) +
    sheet(people()) +
    flowers +
    sheet(
      reeds(stage, place(w * (reach + 0.03)), 100, 12) +
        (far ? reeds(stage, place(w * 0.9), 99, 14) : ''),
    )
  );
}
