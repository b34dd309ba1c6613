import type { TimeOfDay } from '../light';
import { lightChain, cat, catColor } from '../parts/details';
import { bed } from '../parts/bed';
import { desk } from '../parts/desk';
import { plant } from '../parts/plants';
import { hourOutside, nightInside, roomShell, roomThemes, rug } from '../parts/room';
import { roomWindow, sunbeam } from '../parts/roomWindow';
import { books, framedPrint, shelf } from '../parts/shelves';
import { darker, palette } from '../palette';
import type { Scene } from '../scene';
import { polygon, rect, sheet, type Svg } from '../shapes';
import { createStage, picture, placer, type Stage } from '../stage';

/** A room under the roof: sloping ceilings, beams, a window over the tiles, bed and desk. */
export const attic: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('attic', seed, width, height, { zoom: 1.2, minWidth: 92 });
  const { random, layout, width: w, wide } = stage;
  const theme = layout.pick(roomThemes);
  const mirrored = layout.chance(0.5);
  const place = placer(stage, mirrored);
  const time = hourOutside(stage, options.time);
  const skylight = layout.pick<WindowShape>(['arched', 'square', 'pair']);
  const deskFirst = layout.chance(0.3);
  const blanket = layout.pick([
    palette.brick,
    palette.river,
    palette.plum,
    palette.sage,
    palette.ochre,
  ]);
  const bedWidth = Math.min(62, w * 0.42);
  const deskWidth = Math.min(48, w * 0.33);
  const deskX = deskFirst ? w * 0.035 : w * 0.97 - deskWidth;
  const bedX = deskFirst ? w * 0.97 - bedWidth : w * 0.04;
  const besideBed = deskFirst ? bedX - 7 : bedX + bedWidth + 6;
  const catOnBed = layout.chance(0.4);
  const seat = bedX + bedWidth * 0.6;
  const floorRug = rug(w * 0.5, 91, wide ? 50 : 40, theme.accent);
  return picture(
    stage,
    [
      roomShell(stage, theme, 74),
      gableWindow(stage, skylight, time, mirrored),
      catOnBed
        ? ''
        : cat(
            stage,
            w * 0.5 + random.range(-5, 5),
            57.2,
            6.4,
            catColor(stage, palette.cream),
            random.chance(0.5),
          ),
      time === 'night' ? '' : sunbeam(w * 0.5 - 10, 60, 20, 11, 40),
      sheet(slopes(stage, theme.side)),
      sheet(floorRug),
      wide
        ? sheet(
            shelf(stage, place(w * 0.5 + 20, 14), 73, 14, 24) +
              plant(stage, place(w * 0.5 + 27), 49, 9, { kind: 'leafy' }),
          )
        : '',
      sheet(
        bed(place(bedX, bedWidth), 85, bedWidth, {
          color: blanket,
          mirrored: mirrored !== deskFirst,
        }),
      ),
      catOnBed
        ? sheet(
            cat(stage, place(seat), 85 - bedWidth * 0.3, 6.6, catColor(stage, blanket), mirrored),
          )
        : '',
      sheet(
        desk(stage, place(deskX, deskWidth), 88, deskWidth, {
          lamp: layout.pick([palette.ochre, palette.brick, palette.sage]),
          chair: theme.accent,
          laptop: layout.chance(0.7),
          mirrored,
        }),
      ),
      sheet(plant(stage, place(besideBed), 85, 18, { kind: layout.pick(['spear', 'leafy']) })),
      wide ? sheet(books(stage, w * 0.6, 92, 9, 4)) : '',
      nightInside(stage, time, [place(deskX + deskWidth * 0.2), 62]),
    ].join(''),
  );
};

type WindowShape = 'arched' | 'square' | 'pair';

function gableWindow(stage: Stage, shape: WindowShape, time: TimeOfDay, mirrored: boolean): Svg {
  const middle = stage.width / 2;
  const tall = Math.min(12, Math.max(0, -stage.top) * 0.4);
  if (shape === 'pair') {
    return (
      roomWindow(stage, middle - 14, 34 - tall, 12, 22 + tall, { arched: true, time }) +
      roomWindow(stage, middle + 2, 34 - tall, 12, 22 + tall, { arched: true, time })
    );
  }
  const print = framedPrint(stage, mirrored ? middle + 15 : middle - 23, 40, 8, 10.5);
  return (
    print +
    roomWindow(stage, middle - 10, 29 - tall, 20, 27 + tall, { arched: shape === 'arched', time })
  );
}

/** Ceilings that come down left and right, their rafters, and the collar beam with its lamps. */
function slopes(stage: Stage, color: string): Svg {
  const { width: w, top } = stage;
  const beamY = top < 8 ? top + 8 : 19;
  const foot = 64;
  const inner = w * 0.36;
  const drop = foot - beamY + 2;
  const rafter = (t: number) => {
    const low = beamY - 2 + drop * t;
    return (
      polygon(
        [
          [inner * t - 1.2, beamY - 2],
          [inner * t + 1.2, beamY - 2],
          [-1, low + 2],
          [-1, low - 2.6],
        ],
        palette.wood,
      ) +
      polygon(
        [
          [w - inner * t - 1.2, beamY - 2],
          [w - inner * t + 1.2, beamY - 2],
          [w + 1, low - 2.6],
          [w + 1, low + 2],
        ],
        darker(palette.wood, 0.16),
      )
    );
  };
  return [
    polygon(
      [
        [-1, beamY - 2],
        [inner, beamY - 2],
        [-1, foot],
      ],
      color,
    ),
    polygon(
      [
        [w + 1, beamY - 2],
        [w - inner, beamY - 2],
        [w + 1, foot],
      ],
      darker(color, 0.12),
    ),
    rect(0, top, w, beamY - 1 - top, darker(color, 0.05)),
    ...[0.12, 0.5, 0.88].map(rafter),
    rect(-1, beamY, w + 2, 4, palette.woodDark),
    rect(-1, beamY, w + 2, 1.2, palette.wood),
    lightChain(stage, inner * 0.4, beamY + 4, w * 0.5, beamY + 4, 2),
    lightChain(stage, w * 0.5, beamY + 4, w - inner * 0.4, beamY + 4, 2),
  ].join('');
}
