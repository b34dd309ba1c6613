import { easel, leaningCanvases } from '../parts/canvases';
import { cat, catColor } from '../parts/details';
import { figure } from '../parts/figure';
import { plant } from '../parts/plants';
import { dyedCloths, pinnedPrints, press } from '../parts/printRoom';
import { hourOutside, nightInside, pendant } from '../parts/room';
import { bustOnPlinth, draughtsman, shelfOfCasts, stillLifeTable } from '../parts/sitters';
import {
  brushJar,
  handPalette,
  paintPots,
  paintTrolley,
  plasterHead,
  plinth,
  stove,
  turningStand,
} from '../parts/studio';
import { northLight, pinnedStudies, studioShell, type Studio } from '../parts/studioRoom';
import { floorShade } from '../parts/talkDesk';
import { palette } from '../palette';
import type { Scene } from '../scene';
import { path, placed, rect, sheet, type Svg } from '../shapes';
import { createStage, picture, placer } from '../stage';

const h = 45;

/** A studio of the academy under a northern light: painters, a sculptor, or the printing room. */
export const atelier: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('atelier', seed, width, height, { zoom: 1.1, minWidth: 106 });
  const { layout, width: w, wide } = stage;
  const mirrored = layout.chance(0.5);
  const work = layout.pick([painting, sculpture, printing, painting]);
  const studio: Studio = {
    stage,
    mirrored,
    place: placer(stage, mirrored),
    time: hourOutside(stage, options.time),
    wall: layout.pick(['#EFE3D0', '#E6E2D8', '#F0D8C4', '#D9E0DC', '#E5DAD8']),
  };
  const middle = w * (wide ? 0.42 : 0.44);
  const lampX = studio.place(w * (wide ? 0.64 : 0.1));
  const lampY = 13 + stage.top * 0.36;
  return picture(
    stage,
    [
      studioShell(studio),
      northLight(studio, middle),
      work(studio, wide ? w * 0.42 : w * 0.5),
      sheet(
        pendant(stage, lampX, lampY, 5.6, layout.pick([palette.sage, palette.brick, palette.ink])),
      ),
      nightInside(stage, studio.time, [lampX, lampY + 4]),
    ].join(''),
  );
};

/** A painter at an easel, a second unfinished canvas, and the motif. */
function painting(studio: Studio, middle: number): Svg {
  const { stage, place, mirrored } = studio;
  const { layout, width: w, wide } = stage;
  const [canvasWidth, canvasHeight] = layout.pick([
    [26, 31],
    [36, 26],
    [30, 30],
  ] as const);
  const easelX = middle + 4;
  const painterX = easelX - canvasWidth / 2 - 11;
  const f = mirrored ? -1 : 1;
  const modelX = middle + 42;
  return [
    sheet(pinnedStudies(stage, place(modelX - 8, 19), 20, 2, 2)),
    sheet(leaningCanvases(stage, place(middle - 58, 24), 76, 26)),
    wide
      ? sheet(
          leaningCanvases(stage, place(w * 0.82, 22), 76, 22) +
            stove(stage, place(w * 0.96), 79, 24),
        )
      : '',
    wide ? draughtsman(studio, w * 0.76) : '',
    sheet(
      layout.chance(0.5)
        ? bustOnPlinth(stage, place(modelX), mirrored)
        : stillLifeTable(stage, place(modelX)),
    ),
    floorShade(place(easelX), 92, 15),
    sheet(easel(stage, place(easelX), 92, 60, canvasWidth, canvasHeight)),
    floorShade(place(painterX), 95, 7),
    sheet(
      figure(stage, place(painterX), 95, h + 2, {
        mirrored,
        wear: 'apron',
        near: [0.17, -0.56],
        far: [0.3, layout.range(-0.86, -0.64)],
        lean: 4,
      }) + handPalette(place(painterX) + f * 9, 95 - h * 0.58, 4.6),
    ),
    sheet(paintTrolley(stage, place(painterX - 24, 17), 97, 17)),
    sheet(catAt(studio, middle + 24)),
    wide ? sheet(plant(stage, place(w * 0.05), 98, 30, { kind: 'spear' })) : '',
  ].join('');
}

const catAt = ({ stage, place, mirrored }: Studio, x: number): Svg =>
  stage.layout.chance(0.6)
    ? cat(stage, place(x), 97, 8, catColor(stage), stage.random.chance(0.5) !== mirrored)
    : paintPots(stage, place(x, 15), 98, 3, 5);

/** A head in clay on its stand, plaster casts along the wall. */
function sculpture(studio: Studio, middle: number): Svg {
  const { stage, place, mirrored } = studio;
  const { layout, width: w, wide, random } = stage;
  const clay = layout.pick(['#B5734F', '#9C7A66', '#C98A62']);
  const x = middle + 8;
  return [
    sheet(shelfOfCasts(studio, middle + 37, wide ? 5 : 2)),
    sheet(
      plinth(place(middle + 42), 84, 14, 20, palette.sageLight) +
        plasterHead(place(middle + 42), 64, 15, undefined, mirrored),
    ),
    sheet(leaningCanvases(stage, place(middle - 58, 24), 76, 24)),
    wide
      ? sheet(
          turningStand(place(w * 0.76), 88, 30) +
            plasterHead(place(w * 0.76), 57, 19, '#C98A62', mirrored),
        ) +
        sheet(
          figure(stage, place(w * 0.83), 90, h - 1, {
            mirrored: !mirrored,
            wear: 'apron',
            near: [0.2, -0.66],
            far: [0.28, -0.8],
            lean: 3,
          }),
        ) +
        sheet(stove(stage, place(w * 0.94), 80, 26))
      : '',
    floorShade(place(x), 94, 8),
    sheet(turningStand(place(x), 94, 33) + plasterHead(place(x), 60, 25, clay, !mirrored)),
    floorShade(place(x - 17), 96, 7),
    sheet(
      figure(stage, place(x - 17), 96, h + 2, {
        mirrored,
        wear: 'apron',
        near: [0.22, layout.range(-0.78, -0.6)],
        far: [0.28, layout.range(-0.9, -0.74)],
        lean: 5,
      }),
    ),
    sheet(
      rect(place(middle - 46, 20), 84, 20, 1.8, palette.wood, 0.4) +
        rect(place(middle - 44, 1.6), 85.6, 1.6, 12, palette.woodDark) +
        rect(place(middle - 29.6, 1.6), 85.6, 1.6, 12, palette.woodDark) +
        path(`M${place(middle - 44, 9)} 84q.4 -6 4.6 -6t4.4 6Z`, clay) +
        brushJar(stage, place(middle - 31), 84, 5, palette.river),
    ),
    sheet(
      plant(stage, place(middle + 54), 98, 26, {
        kind: random.pick(['leafy', 'spear']),
      }),
    ),
    sheet(catAt(studio, middle + 26)),
  ].join('');
}

/** The press, prints on a line, and dyed cloth hung to dry. */
function printing(studio: Studio, middle: number): Svg {
  const { stage, place, mirrored } = studio;
  const { layout, width: w, wide } = stage;
  const [x0, x1] = wide ? [w * 0.04, w * 0.96] : [4, w - 4];
  const lineY = 27 + stage.top * 0.1;
  const cloth = layout.chance(0.5);
  const pressX = middle - 12;
  return [
    cloth
      ? sheet(dyedCloths(stage, place(middle + (wide ? 35 : 26), 32), lineY - 11, 32, 34)) +
        (wide ? sheet(dyedCloths(stage, place(w * 0.74, 42), lineY - 11, 42, 38)) : '')
      : sheet(pinnedPrints(stage, x0, x1, lineY, 10)),
    sheet(leaningCanvases(stage, place(middle + 36, 22), 77, 22)),
    wide ? sheet(paintTrolley(stage, place(w * 0.72, 20), 88, 20)) : '',
    wide
      ? sheet(
          figure(stage, place(w * 0.85), 92, h, {
            mirrored: !mirrored,
            wear: 'apron',
            near: [0.22, -0.6],
            far: [0.26, -0.7],
          }),
        )
      : '',
    wide ? sheet(stove(stage, place(w * 0.06), 80, 26)) : '',
    floorShade(place(pressX + 22), 94, 26),
    sheet(
      press(
        place(pressX, 48),
        94,
        48,
        layout.pick([palette.sage, palette.river, palette.brick, '#5B5163']),
      ),
    ),
    floorShade(place(pressX - 9), 95, 7),
    sheet(
      figure(stage, place(pressX - 9), 95, h + 1, {
        mirrored,
        wear: 'apron',
        near: [0.28, -0.58],
        far: [0.33, -0.52],
        lean: 14,
      }) +
        placed(
          place(pressX + 8),
          71,
          mirrored ? 16 : -16,
          rect(-6, -0.5, 13, 1.1, palette.white, 0.3),
        ),
    ),
    sheet(paintTrolley(stage, place(pressX - 40, 18), 97, 18)),
    sheet(catAt(studio, middle + 44)),
    wide ? sheet(plant(stage, place(w * 0.965), 98, 28, { kind: 'leafy' })) : '',
  ].join('');
}
