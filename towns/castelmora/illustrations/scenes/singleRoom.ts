import type { TimeOfDay } from '../light';
import { bike, cat, catColor, lightChain, rucksack, sleepingCat } from '../parts/details';
import { armchair, clothesRail, wardrobe } from '../parts/furniture';
import { bed } from '../parts/bed';
import { desk } from '../parts/desk';
import { plant } from '../parts/plants';
import {
  hourOutside,
  nightInside,
  pendant,
  roomShell,
  roomThemes,
  rug,
  stripedRug,
} from '../parts/room';
import { headroom, roomWindow, sunbeam } from '../parts/roomWindow';
import { framedPrint, shelf, wallShelf } from '../parts/shelves';
import { lighter, palette } from '../palette';
import type { Scene } from '../scene';
import { rect, sheet, type Svg } from '../shapes';
import { createStage, picture, placer, type Stage } from '../stage';

type Storage = 'wardrobe' | 'rail' | 'bookcase';

/** A single room: bed, desk by the window, a wardrobe or rail, and some personal things. */
export const singleRoom: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('single', seed, width, height, { zoom: 1.16, minWidth: 98 });
  const { layout, width: w, wide } = stage;
  const theme = layout.pick(roomThemes);
  const time = hourOutside(stage, options.time);
  const mirrored = layout.chance(0.5);
  const place = placer(stage, mirrored);
  const storage = layout.pick<Storage>(['wardrobe', 'rail', 'bookcase']);
  const blanket = layout.pick(
    [palette.brick, palette.river, palette.plum, palette.sage, palette.ochre].filter(
      (color) => color !== theme.accent,
    ),
  );
  const cornerSeat = wide && layout.chance(0.7);

  const bedWidth = Math.min(60, w * 0.44);
  const bedX = wide ? w * 0.08 : 3;
  const deskWidth = Math.min(46, w * 0.32);
  const deskX = bedX + bedWidth + (wide ? 14 : 4);
  const storageX = wide ? deskX + deskWidth + 12 : w - 19;
  const windowOverBed = layout.chance(0.4);
  const [overDesk, overBed] = [deskX + deskWidth / 2 - 11, bedX + bedWidth * 0.5 - 8];
  const windowX = windowOverBed ? overBed : overDesk;
  const mattress = 86 - bedWidth * 0.3;

  const seatedCat = layout.chance(0.5);
  return picture(
    stage,
    [
      roomShell(stage, theme, 73),
      wainscot(stage, theme.wall, layout.chance(0.4)),
      sunnyWindow(stage, place(windowX, 22), time, mirrored),
      time === 'night' ? '' : sunbeam(place(windowX, 22), 56, 22, 13, 46),
      windowOverBed
        ? overDeskThings(stage, place(deskX + 2, deskWidth - 4), deskWidth - 4)
        : overBedThings(stage, place(bedX + bedWidth * 0.12, bedWidth * 0.7), bedWidth * 0.7),
      sheet(storageUnit(stage, storage, place(storageX, 16), theme.accent)),
      sheet(
        desk(stage, place(deskX, deskWidth), 82, deskWidth, {
          lamp: layout.pick([palette.ochre, palette.brick, palette.sage]),
          chair: blanket,
          laptop: layout.chance(0.75),
          mirrored,
        }),
      ),
      sheet(floorCover(stage, place(bedX + bedWidth * 0.66), theme.accent)),
      sheet(bed(place(bedX, bedWidth), 86, bedWidth, { color: blanket, mirrored })),
      sheet(
        seatedCat
          ? cat(
              stage,
              place(bedX + bedWidth * 0.62),
              mattress + 1.4,
              6.6,
              catColor(stage, blanket),
              mirrored,
            )
          : sleepingCat(
              stage,
              place(bedX + bedWidth * 0.64),
              mattress + 1.2,
              9,
              catColor(stage, blanket),
            ),
      ),
      cornerSeat ? sheet(armchair(place(w * 0.84, 24), 96, 24, theme.accent)) : '',
      sheet(foreground(stage, place, w, wide, blanket)),
      nightInside(stage, time, [place(deskX + deskWidth * 0.22), 55]),
    ].join(''),
  );
};

/** A painted lower half of the wall, in some rooms. */
function wainscot({ width }: Stage, wall: string, painted: boolean): Svg {
  if (!painted) return '';
  return rect(0, 52, width, 18.6, lighter(wall, 0.45)) + rect(0, 51.4, width, 0.9, palette.cream);
}

/** The window with a plant on its sill, on the side away from the lamp. */
function sunnyWindow(stage: Stage, x: number, time: TimeOfDay, mirrored: boolean): Svg {
  const arched = stage.layout.chance(0.45);
  const curtain =
    stage.layout.chance(0.5) && !arched
      ? stage.layout.pick([palette.ochre, palette.rose, palette.sageLight, palette.riverLight])
      : undefined;
  return (
    roomWindow(
      stage,
      x,
      (arched ? 22 : 25) - headroom(stage),
      22,
      (arched ? 29 : 26) + headroom(stage),
      { arched, curtain, time },
    ) +
    plant(stage, x + (mirrored ? 3.4 : 18.6), 52, 6.4, {
      kind: stage.layout.pick(['leafy', 'round', 'trailing']),
    })
  );
}

/** Prints, a shelf, or a bicycle on the wall above the bed. */
function overBedThings(stage: Stage, x: number, w: number): Svg {
  const { layout } = stage;
  const kind = layout.pick(['prints', 'shelf', 'bike', 'lamps']);
  if (kind === 'bike') {
    const hooks =
      rect(x + w / 2 - 9.4, 47, 1, 3, palette.woodDark) +
      rect(x + w / 2 + 8.4, 47, 1, 3, palette.woodDark);
    return (
      hooks +
      bike(
        stage,
        x + w / 2,
        52,
        17,
        layout.pick([palette.brick, palette.river, palette.sage]),
        layout.chance(0.5),
      )
    );
  }
  if (kind === 'shelf')
    return wallShelf(stage, x, 47, w * 0.55) + framedPrint(stage, x + w * 0.7, 36, 9, 11.5);
  const prints =
    framedPrint(stage, x, 36, 10, 13) +
    framedPrint(stage, x + 14, 38, 7.5, 9.5) +
    framedPrint(stage, x + 25.4, 35, 9.4, 12.4);
  return kind === 'lamps' ? lightChain(stage, x - 6, 28, x + w + 4, 28, 3) + prints : prints;
}

/** Shelves and a print above the desk. */
function overDeskThings(stage: Stage, x: number, w: number): Svg {
  const lower = wallShelf(stage, x, 47, w * 0.62) + framedPrint(stage, x + w * 0.74, 38, 8, 10);
  return stage.layout.chance(0.5) ? wallShelf(stage, x + w * 0.3, 34, w * 0.6) + lower : lower;
}

function storageUnit(stage: Stage, storage: Storage, x: number, accent: string): Svg {
  if (storage === 'wardrobe')
    return (
      wardrobe(x, 76, 18, 46, lighter(accent, 0.3)) +
      plant(stage, x + 6, 29, 7, { kind: 'trailing' })
    );
  if (storage === 'rail') return clothesRail(stage, x - 2, 77, 20, 36);
  return (
    shelf(stage, x, 75, 17, 44, { rows: 4 }) + plant(stage, x + 5, 31, 7, { kind: 'trailing' })
  );
}

const floorCover = ({ layout, wide }: Stage, x: number, color: string): Svg =>
  layout.chance(0.5)
    ? rug(x, 92, wide ? 52 : 40, color)
    : stripedRug(x, 88, wide ? 54 : 42, 9, color);

function foreground(
  stage: Stage,
  place: (x: number, w?: number) => number,
  w: number,
  wide: boolean,
  color: string,
): Svg {
  const { layout } = stage;
  return (
    plant(stage, place(wide ? w * 0.04 : w - 6), 98, 20, {
      kind: layout.pick(['spear', 'leafy']),
    }) +
    rucksack(place(w * (wide ? 0.5 : 0.72)), 95, color) +
    (wide || stage.top < -8
      ? pendant(stage, place(w * (wide ? 0.4 : 0.34)), wide ? 32 : 10, 6, color)
      : '')
  );
}
