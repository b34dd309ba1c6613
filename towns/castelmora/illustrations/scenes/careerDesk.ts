import { counter, shoulderBag } from '../parts/counter';
import { desk } from '../parts/desk';
import { cat, catColor, rucksack } from '../parts/details';
import { figure, seatShare } from '../parts/figure';
import { mug } from '../parts/kitchenware';
import { binderShelf, leafletStand } from '../parts/noticeBoard';
import { officeBoard, officeWindow, waitingSide, type Office } from '../parts/office';
import { coats } from '../parts/people';
import { plant } from '../parts/plants';
import { hourOutside, nightInside, pendant, roomShell, roomThemes } from '../parts/room';
import {
  floorShade,
  officeChair,
  papers,
  penJar,
  sideChair,
  sideLaptop,
  talkTable,
} from '../parts/talkDesk';
import { lighter, palette } from '../palette';
import type { Scene } from '../scene';
import { sheet, type Svg } from '../shapes';
import { createStage, picture, placer } from '../stage';

const h = 45;

/** The careers desk: a board of offers, a laptop and an adviser. */
export const careerDesk: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('career', seed, width, height, { zoom: 1.12, minWidth: 104 });
  const { layout, width: w, wide } = stage;
  const mirrored = layout.chance(0.5);
  const how = layout.pick([acrossTheDesk, atTheBoard, atTheCounter, atTheBoard]);
  const theme = layout.pick(roomThemes);
  const office: Office = {
    stage,
    theme,
    mirrored,
    place: placer(stage, mirrored),
    time: hourOutside(stage, options.time),
    board: layout.pick(['#C99A6A', '#6F8C5D', '#4E6E84', '#B9836B', '#8A5C78']),
    frame: layout.pick([palette.woodDark, palette.woodLight, palette.white]),
    furniture: layout.pick([palette.woodLight, palette.sage, palette.wood, palette.river]),
    coats: layout.shuffle(coats),
  };
  const lampX = office.place(w * (wide ? 0.66 : 0.84));
  const lampY = 15 + stage.top * 0.4;
  return picture(
    stage,
    [
      roomShell(stage, theme, 72),
      how(office, wide ? w * 0.44 : w * 0.5),
      sheet(pendant(stage, lampX, lampY, 5.6, theme.accent)),
      nightInside(stage, office.time, [lampX, lampY + 4]),
    ].join(''),
  );
};

/** Two people at a desk with a laptop between them. */
function acrossTheDesk(office: Office, middle: number): Svg {
  const { stage, place, mirrored, theme, furniture } = office;
  const { layout, width: w, wide } = stage;
  const deskWidth = 38;
  const [x, y] = [middle - deskWidth / 2, 94];
  const top = y - 18.4;
  return [
    officeWindow(office, middle - 53, 20),
    officeBoard(office, middle - 22, 17, 54, 27),
    sheet(leafletStand(stage, place(middle + 38, 17), 78, 17, 44, lighter(theme.accent, 0.2))),
    wide ? waitingSide(office) : '',
    floorShade(place(middle), y, 31),
    sheet(
      officeChair(place(x - 7), y, h * seatShare, theme.accent, mirrored) +
        figure(stage, place(x - 7), y, h, {
          look: { coat: office.coats[0] ?? theme.accent },
          pose: 'sit',
          mirrored,
          near: [0.27, -0.45],
          far: layout.chance(0.5) ? [0.3, -0.6] : [0.31, -0.5],
          lean: 3,
        }),
    ),
    sheet(
      sideChair(place(x + deskWidth + 7), y, h * seatShare, palette.ochre, !mirrored) +
        figure(stage, place(x + deskWidth + 7), y, h, {
          look: { coat: office.coats[1] ?? theme.accent },
          pose: 'sit',
          mirrored: !mirrored,
          near: layout.chance(0.5) ? [0.24, -0.48] : [0.2, -0.6],
          far: [0.28, -0.48],
          lean: layout.range(-2, 6),
        }) +
        rucksack(
          place(x + deskWidth + 17),
          y + 2,
          layout.pick([palette.brick, palette.river, palette.plum]),
        ),
    ),
    sheet(talkTable(place(x, deskWidth), y, deskWidth, 18, furniture)),
    sheet(
      sideLaptop(place(x + 12), top - 0.4, 11, mirrored) +
        papers(place(x + 23, 8), top, 8) +
        mug(place(x + 34), top, layout.pick([palette.brick, palette.river, palette.ochre])),
    ),
    sheet(
      plant(stage, place(wide ? w * 0.05 : middle - 50), 98, 28, {
        kind: layout.pick(['leafy', 'spear']),
      }),
    ),
  ].join('');
}

/** Two people in front of the board; one of them points at an offer. */
function atTheBoard(office: Office, middle: number): Svg {
  const { stage, place, mirrored, theme, furniture } = office;
  const { layout, wide, width: w } = stage;
  const y = 96;
  const boardX = middle - 46;
  return [
    officeBoard(office, boardX, 15, 66, 35),
    officeWindow(office, middle + 32, 20),
    wide ? waitingSide(office) : '',
    sheet(
      desk(stage, place(middle - 53, 38), 84, 38, {
        color: furniture,
        lamp: theme.accent,
        chair: layout.pick([palette.ochre, palette.brick, palette.sage]),
        mirrored,
      }),
    ),
    floorShade(place(middle + 8), y, 22),
    sheet(
      figure(stage, place(middle + 1), y - 1, h + 3, {
        look: { coat: office.coats[0] ?? theme.accent },
        mirrored: !mirrored,
        wear: layout.pick(['top', 'dress', 'top'] as const),
        near: [0.07, -0.56],
        far: [0.28, layout.range(-1, -0.84)],
      }),
    ),
    sheet(
      figure(stage, place(middle + 21), y, h + 2, {
        look: { coat: office.coats[1] ?? theme.accent },
        mirrored: !mirrored,
        near: layout.chance(0.5) ? [0.2, -0.62] : [0.08, -0.7],
        far: [0.16, -0.58],
        pose: layout.chance(0.5) ? 'stride' : 'stand',
      }) + shoulderBag(place(middle + 21), y, h + 2, mirrored ? 1 : -1, theme.accent),
    ),
    sheet(leafletStand(stage, place(middle + 40, 15), 82, 15, 34, lighter(furniture, 0.2))),
    wide ? sheet(plant(stage, place(w * 0.05), 98, 30, { kind: 'leafy' })) : '',
  ].join('');
}

/** One person behind the counter, one in front of it, and leaflets. */
function atTheCounter(office: Office, middle: number): Svg {
  const { stage, place, mirrored, theme, furniture } = office;
  const { layout, wide, width: w } = stage;
  const y = 94;
  const counterWidth = 54;
  const x = middle - 46;
  const top = y - 23;
  return [
    officeWindow(office, middle + 28, 22),
    officeBoard(office, middle - 44, 16, 60, 26),
    wide ? waitingSide(office) : sheet(binderShelf(stage, place(middle + 40, 17), 77, 17, 26, 2)),
    sheet(
      figure(stage, place(middle - 24), y - 5, h + 1, {
        look: { coat: office.coats[0] ?? theme.accent },
        mirrored,
        near: [0.24, -0.54],
        far: [0.3, layout.range(-0.72, -0.54)],
        lean: 5,
      }),
    ),
    floorShade(place(x + counterWidth / 2), y, 30),
    sheet(counter(place(x, counterWidth), y, counterWidth, 23, furniture)),
    sheet(
      sideLaptop(place(x + 34), top - 0.8, 12, mirrored) +
        papers(place(x + 44, 8), top - 0.6, 8) +
        plant(stage, place(x + 7), top - 0.4, 11, { kind: 'round', pot: theme.accent }) +
        penJar(place(x + 15), top - 0.6, palette.brick),
    ),
    floorShade(place(middle + 18), y + 2, 8),
    sheet(
      figure(stage, place(middle + 19), y + 2, h + 2, {
        look: { coat: office.coats[1] ?? theme.accent },
        mirrored: !mirrored,
        near: [0.19, -0.56],
        far: [0.24, -0.62],
        lean: layout.range(0, 7),
      }) + shoulderBag(place(middle + 19), y + 2, h + 2, mirrored ? 1 : -1, palette.ochre),
    ),
    layout.chance(0.6)
      ? sheet(cat(stage, place(middle + 38), 97, 7.6, catColor(stage), !mirrored))
      : '',
    sheet(
      plant(stage, place(wide ? w * 0.05 : middle + 51), 98, 27, {
        kind: layout.pick(['leafy', 'spear']),
      }),
    ),
  ].join('');
}
