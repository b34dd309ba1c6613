import { figure, seatShare } from '../parts/figure';
import { bellJar, labTable, seedling } from '../parts/labGreen';
import { backBench, glasshouse, labShell, labWall, type Lab } from '../parts/labRoom';
import { beaker, flask, microscope, still, tubeRack } from '../parts/labware';
import { plant } from '../parts/plants';
import { hourOutside, nightInside, pendant } from '../parts/room';
import { rollingStool } from '../parts/surgeryTools';
import { floorShade, papers } from '../parts/talkDesk';
import { palette } from '../palette';
import type { Scene } from '../scene';
import { placed, rect, sheet, type Svg } from '../shapes';
import { createStage, picture, placer } from '../stage';

/** A laboratory: a long bench with glassware or leaves on it, and a person at the microscope. */
export const laboratory: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('laboratory', seed, width, height, { zoom: 1.1, minWidth: 106 });
  const { layout, width: w } = stage;
  const mirrored = layout.chance(0.5);
  const lab: Lab = {
    stage,
    mirrored,
    place: placer(stage, mirrored),
    time: hourOutside(stage, options.time),
    wall: layout.pick(['#DCE5D6', '#F1DFC0', '#D8E2E4', '#EFD2BE', '#E2DCE8']),
    bench: layout.pick([palette.sage, palette.river, palette.wood, '#7C8FA0', palette.terracotta]),
    botany: layout.chance(0.5),
    colors: layout.shuffle([
      palette.brick,
      palette.honey,
      palette.sage,
      palette.river,
      palette.plum,
    ]),
  };
  const lamps = (stage.wide ? [0.18, 0.5, 0.82] : [0.2, 0.8]).map((share) => w * share);
  const lampY = 12 + stage.top * 0.42;
  return picture(
    stage,
    [
      labShell(lab),
      lab.botany && layout.chance(0.6) ? glasshouse(lab) : labWall(lab),
      sheet(backBench(lab)),
      sheet(lamps.map((x) => pendant(stage, x, lampY, 5, palette.cream)).join('')),
      people(lab),
      nightInside(stage, lab.time, ...lamps.map((x): [number, number] => [x, lampY + 4])),
    ].join(''),
  );
};

/** The near bench and the people in white who work at it. */
function people(lab: Lab): Svg {
  const { stage, place } = lab;
  const { layout, width: w, wide } = stage;
  const benchWidth = wide ? 84 : 62;
  const x = w * (wide ? layout.range(0.3, 0.42) : 0.5) - benchWidth / 2 + 4;
  const group = layout.pick([atTheMicroscope, together, atTheMicroscope, together]);
  return [
    group(lab, x, benchWidth),
    sheet(
      plant(stage, place(w * (wide ? 0.92 : 0.955)), 99, wide ? 34 : 26, {
        kind: layout.pick(['leafy', 'spear']),
      }),
    ),
    wide && lab.botany ? sheet(plant(stage, place(w * 0.8), 98, 22, { kind: 'round' })) : '',
  ].join('');
}

const benchY = 95;
const benchTop = benchY - 21;
const tall = 46;
const inWhite = { wear: 'coat', look: { coat: palette.white } } as const;

/** Two people behind the bench, face to face over their experiment. */
function together(lab: Lab, x: number, benchWidth: number): Svg {
  const { stage, place, mirrored, colors, botany, bench } = lab;
  const { layout } = stage;
  const at = (share: number) => place(x + 5 + benchWidth * share);
  const one = { ...inWhite, mirrored, lean: layout.range(2, 9) };
  const middle = botany
    ? bellJar(stage, at(0.5), benchTop - 0.6, 19)
    : still(
        at(0.5) - (mirrored ? -13 : 13),
        benchTop - 0.8,
        27,
        colors[0] ?? palette.brick,
        mirrored,
      );
  return [
    sheet(
      figure(stage, at(0.2), benchY - 4, tall, { ...one, near: [0.22, -0.6], far: [0.27, -0.66] }) +
        figure(stage, at(0.82), benchY - 4, tall + 2, {
          ...inWhite,
          mirrored: !mirrored,
          near: layout.chance(0.5) ? [0.2, -0.58] : [0.12, -0.72],
          far: [0.2, -0.56],
          lean: 3,
        }),
    ),
    sheet(labTable(place(x + 5, benchWidth), benchY, benchWidth, 21, bench)),
    sheet(
      [
        middle,
        microscope(at(0.06), benchTop - 0.9, 13, palette.cream, !mirrored),
        botany
          ? seedling(at(0.76), benchTop - 0.7, 9)
          : tubeRack(stage, place(x + 5 + benchWidth * 0.76, 13), benchTop - 0.8, 13),
        botany ? beaker(at(0.93), benchTop - 0.8, 5.4, palette.sageLight) : '',
        papers(place(x + 5 + benchWidth * 0.24, 7), benchTop - 0.3, 7),
      ].join(''),
    ),
  ].join('');
}

/** A person bent over the microscope; sometimes another person pours or takes notes. */
function atTheMicroscope(lab: Lab, x: number, benchWidth: number): Svg {
  const { stage, place, mirrored, colors, botany, bench } = lab;
  const { layout, wide } = stage;
  const f = mirrored ? -1 : 1;
  const color = colors[2] ?? palette.brick;
  const doing = layout.pick(['pours', 'notes', 'none', 'pours'] as const);
  const standX = x + benchWidth * (wide ? 0.6 : 0.76);
  const handX = place(standX) - f * tall * 0.23;
  const second =
    doing === 'none'
      ? ''
      : figure(stage, place(standX), benchY - 3, tall + 1, {
          ...inWhite,
          mirrored: !mirrored,
          near: doing === 'pours' ? [0.2, -0.62] : [0.18, -0.56],
          far: doing === 'pours' ? [0.24, -0.74] : [0.22, -0.55],
          lean: 5,
        });
  const held = {
    none: '',
    pours:
      placed(handX, benchY - 3 - tall * 0.75, -60 * f, flask(0, 2, 6, color)) +
      beaker(handX - f * 3, benchTop - 0.8, 5.6, color),
    notes: placed(
      handX,
      benchY - 3 - tall * 0.57,
      -14 * f,
      rect(-3, -4, 6, 7.6, palette.paper, 0.4) + rect(-1.2, -4.6, 2.4, 1.2, palette.ink),
    ),
  };
  const end = botany
    ? bellJar(stage, place(x + benchWidth * 0.95), benchTop - 0.6, 15) +
      seedling(place(x + 27), benchTop - 0.7, 8)
    : tubeRack(stage, place(x + benchWidth * 0.78, 13), benchTop - 0.8, 13) +
      flask(place(x + benchWidth + 1), benchTop - 0.7, 9, colors[1] ?? palette.honey);
  return [
    sheet(second),
    sheet(labTable(place(x + 5, benchWidth), benchY, benchWidth, 21, bench)),
    floorShade(place(x - 2), benchY + 1, 9),
    sheet(
      figure(stage, place(x - 2), benchY - 15 + tall * seatShare + 0.6, tall, {
        ...inWhite,
        pose: 'sit',
        mirrored,
        near: [0.27, -0.47],
        far: [0.31, -0.5],
        lean: 25,
      }) +
        rollingStool(
          place(x - 2),
          benchY + 1,
          15,
          bench === palette.sage ? palette.ochre : palette.sage,
        ),
    ),
    sheet(
      [
        microscope(
          place(x + 14.5),
          benchTop - 0.9,
          14.5,
          layout.pick([palette.cream, palette.ochre, '#5B7A8C']),
          mirrored,
        ),
        wide && !botany && doing !== 'pours'
          ? still(
              place(x + benchWidth * 0.34),
              benchTop - 0.8,
              20,
              colors[0] ?? palette.brick,
              mirrored,
            )
          : '',
        end,
        papers(place(x + 21, 6), benchTop - 0.4, 6),
        held[doing],
      ].join(''),
    ),
  ].join('');
}
