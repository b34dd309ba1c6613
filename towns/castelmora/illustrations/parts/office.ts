import type { TimeOfDay } from '../light';
import { palette } from '../palette';
import { line, placed, rect, sheet, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { figure, seatShare } from './figure';
import { binderShelf, noticeBoard } from './noticeBoard';
import { plant } from './plants';
import type { RoomTheme } from './room';
import { headroom, roomWindow, sunbeam } from './roomWindow';
import { framedPrint } from './shelves';

/** A room with a board of offers, and its colours. */
export interface Office {
  stage: Stage;
  theme: RoomTheme;
  mirrored: boolean;
  place: (x: number, width?: number) => number;
  time: TimeOfDay;
  board: string;
  frame: string;
  furniture: string;
  /** Coat colours of the people in the room, all different. */
  coats: string[];
}

export function officeWindow({ stage, place, time }: Office, x: number, w: number): Svg {
  const grown = headroom(stage);
  const arched = stage.layout.chance(0.6);
  return (
    roomWindow(stage, place(x, w), 20 - grown, w, 29 + grown, { arched, time }) +
    plant(stage, place(x + w * 0.72), 50, 7, { kind: 'trailing' }) +
    (time === 'night' ? '' : sunbeam(place(x, w), 52, w, 12, 48))
  );
}

export const officeBoard = (
  { stage, place, board, frame }: Office,
  x: number,
  y: number,
  w: number,
  high: number,
): Svg => {
  const rise = headroom(stage) * 0.4;
  return sheet(noticeBoard(stage, place(x, w), y - rise, w, high + rise, board, frame));
};

/** On wide pictures: a person who waits on a bench beside the folders. */
export function waitingSide({ stage, place, mirrored, theme }: Office): Svg {
  const { layout, width: w } = stage;
  const taken = layout.chance(0.7);
  const seat = 88 - 45 * seatShare;
  return [
    sheet(binderShelf(stage, place(w * 0.04, 24), 76, 24, 46, 4)),
    framedPrint(stage, place(w * 0.79, 13), 24, 13, 17),
    framedPrint(stage, place(w * 0.88, 9), 27, 9, 12),
    sheet(
      line(
        `M${place(w * 0.76)} ${seat + 1}V88M${place(w * 0.94)} ${seat + 1}V88`,
        palette.woodDark,
        1.4,
      ) + rect(place(w * 0.74, w * 0.22), seat, w * 0.22, 2.2, theme.accent, 0.8),
    ),
    taken
      ? sheet(
          figure(stage, place(w * 0.88), 88, 44, {
            pose: 'sit',
            mirrored: !mirrored,
            near: [0.22, -0.52],
            far: [0.24, -0.5],
            lean: 4,
          }) +
            placed(
              place(w * 0.88 - 10),
              66,
              mirrored ? 14 : -14,
              rect(-2.4, -3.2, 4.8, 6.4, palette.paper, 0.3),
            ),
        )
      : '',
    sheet(plant(stage, place(w * 0.98), 97, 26, { kind: 'spear' })),
  ].join('');
}
