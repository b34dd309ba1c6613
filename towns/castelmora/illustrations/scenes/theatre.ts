import {
  boards,
  chandelier,
  drape,
  gloomAt,
  houses,
  ornament,
  veil,
  stalls,
  theatreBox,
  valance,
  type House,
} from '../parts/auditorium';
import { seenFromStage } from '../parts/auditoriumView';
import { cat, catColor } from '../parts/details';
import { filmgoer } from '../parts/filmgoers';
import { person } from '../parts/people';
import type { SetPlace, StageSet } from '../parts/stageSet';
import { stageSets } from '../parts/stageSets';
import type { TimeOfDay } from '../light';
import { darker, lighter, mix, palette } from '../palette';
import type { Scene } from '../scene';
import { circle, group, line, path, polygon, rect, sheet, times, type Svg } from '../shapes';
import { atTime, createStage, picture, type Stage } from '../stage';

/** A rehearsal in the old theatre, from the stalls or from the stage. */
export const theatre: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('theatre', seed, width, height, { minWidth: 108 });
  const { layout } = stage;
  const time = options.time ?? layout.pick<TimeOfDay>(['day', 'dusk', 'night', 'dawn']);
  const house = layout.pick(houses);
  const fromStage = layout.chance(0.34);
  return picture(
    stage,
    fromStage
      ? seenFromStage(stage, house, time)
      : seenFromStalls(
          stage,
          house,
          time,
          stageSets[(seed + Math.floor(seed / 5) * 2) % stageSets.length] ?? stageSets[0],
        ),
  );
};

function seenFromStalls(stage: Stage, house: House, time: TimeOfDay, set: StageSet): Svg {
  const { width: w, top, layout, newId, wide } = stage;
  const raised = Math.min(0, top);
  const x = w * layout.range(0.47, 0.53);
  const opening = Math.min(w * 0.64, 104);
  const place: SetPlace = { x, floor: 66, w: opening, h: 50 - raised * 0.55 };
  const head = place.floor - place.h;
  const id = newId();
  const outline = `M${x - opening / 2} 68V${head + 6}Q${x - opening / 2} ${head} ${x - opening / 2 + 6} ${head}H${x + opening / 2 - 6}Q${x + opening / 2} ${head} ${x + opening / 2} ${head + 6}V68Z`;
  const curtain = opening * layout.range(0.13, 0.22);
  const edge = [x - opening / 2, x + opening / 2] as const;
  const tiers = Math.round((74 - top) / 21);
  const boxWidth = wide ? 15 : 12.5;
  const perSide = (room: number) => Math.max(1, Math.ceil((room - 7) / boxWidth));
  const boxes = times(tiers, (tier) => {
    const y = 72 - tier * 20;
    const left = times(perSide(edge[0]), (i) =>
      theatreBox(stage, edge[0] - 7 - (i + 1) * boxWidth, y, boxWidth, 19, house),
    );
    const right = times(perSide(w - edge[1]), (i) =>
      theatreBox(stage, edge[1] + 7 + i * boxWidth, y, boxWidth, 19, house),
    );
    return left + right;
  });
  return [
    rect(0, top, w, 102 - top, house.wall),
    sheet(boxes),
    ceilingOver(stage, house, head),
    veil(stage, time),
    sheet(
      path(
        `${outline}M${edge[0] - 5} 70V${head - 6}H${edge[1] + 5}V70Z`,
        lighter(house.wall, 0.3),
        { 'fill-rule': 'evenodd' },
      ),
    ),
    line(outline, house.gold, 1.6),
    ornament(x, head - 5, house),
    `<defs><clipPath id="${id}"><path d="${outline}"/></clipPath></defs>`,
    group(
      set(atTime(stage, time), place) +
        spots(stage, place, time) +
        actors(stage, place, set === stageSets[2]) +
        drape(edge[0], head, 67, curtain, 1, house.velvet) +
        drape(edge[1], head, 67, curtain, -1, darker(house.velvet, 0.1)) +
        valance(edge[0], head, opening, 9 - raised * 0.06, house.velvet),
      { 'clip-path': `url(#${id})` },
    ),
    sheet(
      rect(edge[0] - 7, 66, opening + 14, 7, boards) +
        rect(edge[0] - 7, 66, opening + 14, 1.2, lighter(boards, 0.3)) +
        times(opening / 8, (i) => circle(edge[0] + 4 + i * 8, 68.6, 0.9, palette.cream)) +
        rect(edge[0] - 7, 71.4, opening + 14, 1.8, house.gold),
    ),
    foreground(stage, house, time),
  ].join('');
}

function ceilingOver({ width: w, top }: Stage, house: House, head: number): Svg {
  const edge = Math.min(head - 9, top + 8 - top * 0.2);
  return (
    rect(0, top, w, edge - top, darker(house.wall, 0.1)) +
    rect(0, edge, w, 1.6, house.gold) +
    rect(0, edge + 1.6, w, 1.4, lighter(house.wall, 0.4)) +
    (top < -10 ? chandelier(top, w / 2, top + 13, 9) : '')
  );
}

/** The actors of the rehearsal, some with the book in their hand. */
function actors(stage: Stage, { x, floor, w }: SetPlace, early: boolean): Svg {
  const { layout, random } = stage;
  const count = layout.int(3, w > 80 ? 5 : 4);
  const spots = layout.shuffle([-0.27, -0.13, 0.01, 0.14, 0.27]).slice(0, count);
  const bold = layout.int(0, count - 1);
  return sheet(
    spots
      .map((share, i) =>
        person(stage, x + share * w, floor + 1, random.range(18.6, 20.6), {
          pose: random.chance(0.3) ? 'walk' : 'stand',
          mirrored: share > 0,
          arms: i === bold ? 'up' : 'forward',
          book: i !== bold && (early || random.chance(0.6)),
          skirt: random.chance(0.4),
        }),
      )
      .join(''),
  );
}

function spots({ layout }: Stage, { x, floor, w, h }: SetPlace, time: TimeOfDay): Svg {
  if (time === 'day') return '';
  const cone = (from: number, to: number) =>
    polygon(
      [
        [x + from * w - 1.4, floor - h],
        [x + from * w + 1.4, floor - h],
        [x + to * w + 12, floor + 1],
        [x + to * w - 12, floor + 1],
      ],
      '#FFF3CF',
      { opacity: 0.2 },
    );
  const shift = layout.range(-0.08, 0.08);
  return cone(-0.34, -0.14 + shift) + cone(0.34, 0.14 + shift);
}

/** Rows of seats with the director at a lit table and a few friends watching. */
function foreground(stage: Stage, house: House, time: TimeOfDay): Svg {
  const { width: w, layout, random } = stage;
  const gloom = gloomAt[time] * 0.8;
  const desk = w * layout.pick([0.3, 0.5, 0.68]);
  const tone = (color: string) => mix(color, palette.ink, gloom);
  const table =
    circle(desk + 7, 80, 10, palette.honey, { opacity: time === 'day' ? 0.1 : 0.3 }) +
    filmgoer(stage, desk, 88, 15, gloom * 0.5, 0.6) +
    rect(desk - 14, 87, 28, 2, tone(palette.wood), 0.6) +
    rect(desk - 12, 89, 24, 5, tone(palette.woodDark)) +
    path(`M${desk - 11} 87l1.6 -2.4h7.4l1 2.4Z`, tone(palette.paper)) +
    line(`M${desk + 9} 87v-6q0 -2 -2 -2`, tone(palette.ink), 0.6) +
    path(`M${desk + 3.6} 81.4q3 -4.4 5.4 -2.6l-2.4 3.6Z`, palette.honey);
  const pet = layout.chance(0.5)
    ? cat(stage, desk > w / 2 ? w * 0.16 : w * 0.84, 97.6, 7, catColor(stage), desk > w / 2)
    : '';
  return (
    stalls(w, 78, 99, mix(house.velvet, palette.ink, gloom), (row, x, y, size) =>
      Math.abs(x - desk) > 12 && random.chance(0.12)
        ? filmgoer(stage, x, y - size * 0.02, size * 1.2, gloom + row * 0.08, 0.4)
        : '',
    ) +
    sheet(table) +
    sheet(pet)
  );
}
