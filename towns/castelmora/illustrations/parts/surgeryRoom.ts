import type { TimeOfDay } from '../light';
import { darker, lighter } from '../palette';
import { rect, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { crossSign, eyeChart, heartPoster } from './charts';
import { chequeredFloor } from './floors';
import { clock } from './kitchenware';
import { plant } from './plants';
import { ceiling } from './room';
import { headroom, roomWindow, sunbeam } from './roomWindow';

/** Where the wall meets the floor. */
export const surgeryFloor = 71;

export interface Surgery {
  stage: Stage;
  mirrored: boolean;
  place: (x: number, width?: number) => number;
  time: TimeOfDay;
  wall: string;
  accent: string;
  drawers: boolean;
}

/** A wall tiled up to the height of a hand, and the floor. */
export function surgeryShell({ stage, wall, accent }: Surgery): Svg {
  const { width: w, top } = stage;
  const tiled = lighter(wall, 0.55);
  const joint = darker(tiled, 0.06);
  return [
    rect(0, top, w, surgeryFloor - top, wall),
    ceiling(stage, wall),
    rect(0, 51, w, surgeryFloor - 51, tiled),
    times(w / 5 + 1, (i) => rect(i * 5, 51, 0.25, surgeryFloor - 51, joint)),
    [56, 61, 66].map((y) => rect(0, y, w, 0.25, joint)).join(''),
    rect(0, 50, w, 1.3, accent),
    chequeredFloor(stage, surgeryFloor, '#CFA07C', 0.12),
  ].join('');
}

export function surgeryWindow({ stage, time, accent }: Surgery, x: number, w: number): Svg {
  const { layout } = stage;
  const grown = headroom(stage);
  const y = 17 - grown;
  const arched = layout.chance(0.4);
  const curtain = arched || layout.chance(0.3) ? undefined : lighter(accent, 0.55);
  const beam = time === 'night' ? '' : sunbeam(x, 47, w, 14, 53);
  return (
    roomWindow(stage, x, y, w, 28 + grown, { arched, curtain, time }) +
    plant(stage, x + w * 0.78, 46, 8, { kind: layout.pick(['leafy', 'round', 'trailing']) }) +
    beam
  );
}

/** A picture on the wall, 13 wide, and a clock if there is room. */
export const surgeryWall = ({ stage, accent, place }: Surgery, x: number, clockX: number): Svg =>
  stage.layout.pick([
    (left: number) => eyeChart(stage, left, 21, 13, 20),
    (left: number) => heartPoster(left, 22, 13, 18),
    (left: number) => crossSign(left + 6.5, 29, 5.4),
  ])(place(x, 13)) + clock(place(clockX), 24, accent);
