import { doctor } from '../parts/doctor';
import { figure, seatShare } from '../parts/figure';
import { plant } from '../parts/plants';
import { hourOutside, nightInside, pendant } from '../parts/room';
import { framedPrint } from '../parts/shelves';
import { couchHeight, examinationCouch, medicineCabinet } from '../parts/surgery';
import {
  surgeryFloor,
  surgeryShell,
  surgeryWall,
  surgeryWindow,
  type Surgery,
} from '../parts/surgeryRoom';
import {
  examinationLamp,
  foldingScreen,
  heightScale,
  rollingStool,
  stepStool,
} from '../parts/surgeryTools';
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

/** The students' surgery: an examination, a consultation, or an empty room. */
export const clinic: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('clinic', seed, width, height, { zoom: 1.08, minWidth: 106 });
  const { layout } = stage;
  const mirrored = layout.chance(0.5);
  const what = layout.pick([examination, consultation, examination, emptyRoom, consultation]);
  const room: Surgery = {
    stage,
    mirrored,
    place: placer(stage, mirrored),
    time: hourOutside(stage, options.time),
    wall: layout.pick(['#DCE8E0', '#F3E3C6', '#DDE6EA', '#F2D9C6', '#E9DDE6']),
    accent: layout.pick([palette.sage, palette.river, palette.terracotta, palette.plum]),
    drawers: layout.chance(0.5),
  };
  const lamps = (stage.wide ? [0.22, 0.78] : [0.16, 0.84]).map((share) => stage.width * share);
  const lampY = 11 + stage.top * 0.42;
  return picture(
    stage,
    [
      surgeryShell(room),
      what(room),
      sheet(lamps.map((x) => pendant(stage, x, lampY, 5.4, lighter(room.accent, 0.15))).join('')),
      nightInside(stage, room.time, ...lamps.map((x): [number, number] => [x, lampY + 3])),
    ].join(''),
  );
};

function couchAt({ accent, drawers, mirrored }: Surgery, x: number, y: number, w: number): Svg {
  return examinationCouch(x, y, w, accent, drawers, mirrored);
}

/** A patient on the couch, the doctor in front. */
function examination(room: Surgery): Svg {
  const { stage, place, mirrored, accent } = room;
  const { width: w, wide, layout } = stage;
  const couchWidth = 47;
  const couchX = wide ? w * 0.3 : w * 0.5 - 26;
  const seat = 92 - couchWidth * couchHeight;
  const h = 45;
  const patientX = place(couchX + couchWidth * 0.66);
  const doctorX = place(couchX + couchWidth + 10);
  const cabinetX = couchX + couchWidth + (wide ? 26 : 13);
  return [
    surgeryWindow(room, place(couchX + 8, 24), 24),
    surgeryWall(room, couchX + 39, couchX - 14),
    wide ? sheet(framedPrint(stage, place(w * 0.88, 12), 24, 12, 15)) : '',
    sheet(medicineCabinet(stage, place(cabinetX, 21), surgeryFloor + 4, 21, 47, accent)),
    wide
      ? sheet(
          foldingScreen(place(w * 0.05, 40), surgeryFloor + 8, 40, 46, lighter(accent, 0.45)) +
            heightScale(place(w * 0.8), surgeryFloor + 7, 47, accent),
        )
      : sheet(
          foldingScreen(place(couchX - 26, 22), surgeryFloor + 7, 22, 44, lighter(accent, 0.45)),
        ),
    sheet(couchAt(room, place(couchX, couchWidth), 92, couchWidth)),
    sheet(
      figure(stage, patientX, seat + h * seatShare, h, {
        pose: 'sit',
        mirrored,
        near: [0.1, -0.37],
        far: [0.2, -0.37],
      }),
    ),
    floorShade(doctorX, 95, 7),
    sheet(
      doctor(stage, doctorX, 95, h + 2, {
        mirrored: !mirrored,
        near: layout.chance(0.5) ? [0.27, -0.72] : [0.25, -0.56],
        far: [0.22, -0.6],
        lean: 6,
      }),
    ),
    sheet(stepStool(place(couchX + couchWidth * 0.34, 12), 97, palette.woodLight)),
    sheet(
      plant(stage, place(wide ? w * 0.94 : couchX - 13), 98, 25, {
        kind: layout.pick(['spear', 'leafy']),
      }),
    ),
  ].join('');
}

/** Doctor and patient at a desk; the couch is behind its screen. */
function consultation(room: Surgery): Svg {
  const { stage, place, mirrored, accent } = room;
  const { width: w, wide, layout } = stage;
  const y = 94;
  const h = 44;
  const deskWidth = 36;
  const deskX = wide ? w * 0.36 : w * 0.5 - 14;
  const top = y - 18;
  const [doctorX, studentX] = [deskX - 8, deskX + deskWidth + 7];
  return [
    surgeryWindow(room, place(deskX + 7, 24), 24),
    surgeryWall(room, deskX - 10.5, deskX + deskWidth + 9),
    sheet(medicineCabinet(stage, place(deskX - 34, 20), surgeryFloor + 3, 20, 46, accent)),
    wide
      ? sheet(couchAt(room, place(w * 0.68, 48), surgeryFloor + 16, 48)) +
        sheet(examinationLamp(place(w * 0.945), surgeryFloor + 14, 44, !mirrored))
      : sheet(
          foldingScreen(
            place(deskX + deskWidth + 4, 24),
            surgeryFloor + 5,
            24,
            44,
            lighter(accent, 0.4),
          ),
        ),
    wide
      ? sheet(foldingScreen(place(w * 0.03, 34), surgeryFloor + 7, 34, 46, lighter(accent, 0.4)))
      : '',
    floorShade(place(deskX + deskWidth / 2), y, 30),
    sheet(
      officeChair(place(doctorX), y, h * seatShare, accent, mirrored) +
        doctor(stage, place(doctorX), y, h, {
          pose: 'sit',
          mirrored,
          near: [0.27, -0.45],
          far: [0.3, -0.55],
        }),
    ),
    sheet(
      sideChair(place(studentX), y, h * seatShare, palette.ochre, !mirrored) +
        figure(stage, place(studentX), y, h, {
          pose: 'sit',
          mirrored: !mirrored,
          near: layout.chance(0.5) ? [0.2, -0.4] : [0.24, -0.56],
          lean: layout.range(0, 5),
        }),
    ),
    sheet(talkTable(place(deskX, deskWidth), y, deskWidth, 18, palette.woodLight)),
    sheet(
      sideLaptop(place(deskX + 12), top - 0.6, 10, mirrored) +
        papers(place(deskX + 22, 7), top - 0.2, 7) +
        penJar(place(deskX + 31), top - 0.4, accent),
    ),
    sheet(plant(stage, place(wide ? w * 0.62 : deskX - 27), 98, 22, { kind: 'leafy' })),
  ].join('');
}

/** The empty room between two appointments, with a coat on its hook. */
function emptyRoom(room: Surgery): Svg {
  const { stage, place, mirrored, accent } = room;
  const { width: w, wide, layout } = stage;
  const couchWidth = 50;
  const couchX = wide ? w * 0.36 : w * 0.5 - 21;
  return [
    surgeryWindow(room, place(couchX + 14, 26), 26),
    surgeryWall(room, couchX + 45, couchX - 3),
    sheet(heightScale(place(couchX + couchWidth + 14), surgeryFloor + 5, 48, accent)),
    sheet(foldingScreen(place(couchX - 34, 30), surgeryFloor + 8, 30, 47, lighter(accent, 0.45))),
    wide
      ? sheet(medicineCabinet(stage, place(w * 0.8, 22), surgeryFloor + 3, 22, 48, accent)) +
        sheet(framedPrint(stage, place(w * 0.71, 12), 24, 12, 15))
      : '',
    sheet(couchAt(room, place(couchX, couchWidth), 90, couchWidth)),
    sheet(examinationLamp(place(couchX - 4), 91, 46, mirrored)),
    sheet(
      rollingStool(
        place(couchX + couchWidth * 0.9),
        96,
        13,
        layout.pick([palette.ochre, palette.brick]),
      ) + stepStool(place(couchX + couchWidth * 0.36, 12), 96, palette.woodLight),
    ),
    sheet(plant(stage, place(couchX - 20), 99, 34, { kind: layout.pick(['leafy', 'spear']) })),
    wide ? sheet(plant(stage, place(w * 0.07), 98, 22, { kind: 'round' })) : '',
  ].join('');
}
