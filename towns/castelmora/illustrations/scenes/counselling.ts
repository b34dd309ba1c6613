import { cat, catColor, sleepingCat } from '../parts/details';
import {
  backCushion,
  easyChairArm,
  easyChairBack,
  type ChairShape,
  type EasyChair,
} from '../parts/easyChair';
import { figure } from '../parts/figure';
import { plant } from '../parts/plants';
import { roundTable, standingLamp, teacup, teapot, tissueBox } from '../parts/quietRoom';
import { backdrop, type QuietRoom } from '../parts/quietWalls';
import { hourOutside, nightInside, roomShell, roomThemes, stripedRug } from '../parts/room';
import { floorShade } from '../parts/talkDesk';
import { lighter, palette } from '../palette';
import type { Scene } from '../scene';
import { ellipse, placed, rect, sheet, type Point, type Svg } from '../shapes';
import { createStage, picture, placer, type Stage } from '../stage';

/** The quiet room of the listening desk: two armchairs by a window, and tea. */
export const counselling: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('counselling', seed, width, height, { zoom: 1.14, minWidth: 100 });
  const { layout, width: w, wide } = stage;
  const theme = layout.pick(roomThemes);
  const mirrored = layout.chance(0.5);
  const shape = layout.pick<ChairShape>(['wing', 'club', 'wooden']);
  const who = layout.pick<Company>(['both', 'empty', 'both', 'waiting']);
  const chairColor = layout.pick(
    [palette.sage, palette.ochre, palette.river, palette.terracotta, palette.plum].filter(
      (color) => color !== theme.accent,
    ),
  );
  const room: QuietRoom = {
    stage,
    theme,
    mirrored,
    place: placer(stage, mirrored),
    time: hourOutside(stage, options.time),
    middle: wide ? layout.range(0.42, 0.5) * w : w * 0.5,
  };
  const second = layout.chance(0.5) ? chairColor : theme.accent;
  const chair = (offset: number, color: string): EasyChair => ({
    x: room.place(room.middle + offset),
    y: 93,
    h: 33,
    color,
    shape,
    mirrored: offset < 0 === mirrored,
  });
  const lampX = room.place(room.middle - 42);
  return picture(
    stage,
    [
      roomShell(stage, theme, 72),
      backdrop(room),
      sheet(standingLamp(lampX, 81, 48, lighter(palette.honey, 0.2))),
      sheet(
        stripedRug(room.place(room.middle), 84, wide ? 96 : 84, 13, lighter(theme.accent, 0.25)),
      ),
      seat(room, chair(-25, chairColor), who === 'both', true),
      seat(room, chair(25, second), who !== 'empty', false),
      tea(room, room.place(room.middle)),
      sheet(
        plant(stage, room.place(room.middle + 46), 97, layout.pick([32, 40]), {
          kind: layout.pick(['leafy', 'spear']),
        }),
      ),
      nightInside(stage, room.time, [lampX, 40]),
    ].join(''),
  );
};

type Company = 'both' | 'empty' | 'waiting';

/** An armchair with a person in it, or with a cushion, sometimes with a cat. */
function seat(room: QuietRoom, chair: EasyChair, taken: boolean, listening: boolean): Svg {
  const { stage } = room;
  const { layout, random } = stage;
  const f = chair.mirrored ? -1 : 1;
  const h = 45;
  const inside = taken
    ? figure(stage, chair.x - f * 1.4, chair.y - 2.2, h, {
        pose: 'sit',
        mirrored: chair.mirrored,
        ...gesture(stage, listening),
        lean: listening ? layout.range(2, 8) : layout.range(-2, 5),
      })
    : layout.chance(0.5)
      ? (chair.shape === 'wooden' ? sleepingCat : cat)(
          stage,
          chair.x + f * 1.5,
          chair.y - 13,
          13,
          catColor(stage, chair.color),
        )
      : backCushion(chair, random.pick([palette.cream, palette.honey, palette.rose]));
  const notes =
    taken && listening
      ? placed(
          chair.x + f * 11,
          chair.y - 22,
          -16 * f,
          rect(-3.4, -0.6, 6.8, 1.1, palette.paper, 0.2),
        )
      : '';
  return (
    floorShade(chair.x, chair.y, 15) +
    sheet(easyChairBack(chair) + inside + notes) +
    sheet(easyChairArm(chair))
  );
}

/** The hands of the listener and of the speaker. */
function gesture({ layout }: Stage, listening: boolean): { near: Point; far: Point } {
  if (listening) return { near: [0.2, -0.42], far: [0.26, -0.45] };
  return layout.pick<{ near: Point; far: Point }>([
    { near: [0.25, -0.55], far: [0.28, -0.48] },
    { near: [0.22, -0.42], far: [0.2, -0.42] },
    { near: [0.18, -0.66], far: [0.22, -0.42] },
  ]);
}

/** The low table with a pot of tea, two cups, tissues and a flower. */
function tea({ stage, mirrored, place, middle }: QuietRoom, x: number): Svg {
  const { layout } = stage;
  const color = layout.pick([palette.woodLight, palette.wood, palette.cream]);
  const pot = layout.pick([palette.brick, palette.river, palette.ochre, palette.sage]);
  const y = 97;
  const top = y - 12.4;
  const at = (offset: number) => place(middle + offset);
  return (
    floorShade(x, y, 8) +
    sheet(
      roundTable(x, y, 24, 12, color) +
        ellipse(at(-1), top + 0.4, 6.6, 1.1, lighter(pot, 0.5)) +
        teapot(at(-2), top + 0.2, 6.4, pot, mirrored) +
        tissueBox(
          at(6.6),
          top + 0.6,
          4.8,
          layout.pick([palette.riverLight, palette.honey, palette.lilac]),
        ) +
        teacup(at(-8.4), top + 0.9, palette.white) +
        teacup(at(3), top + 1.5, palette.white),
    )
  );
}
