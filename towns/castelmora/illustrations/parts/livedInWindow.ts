import { mix, palette } from '../palette';
import { arch, circle, path, polygon, rect, type Point, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { plant } from './plants';
import { flowerBox, glassColor } from './windows';

type Sign = 'curtain' | 'person' | 'plant' | 'blind' | 'none';

/** A window of a student residence with a personal detail; x and y as for any window. */
export function livedInWindow(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  arched: boolean,
): Svg {
  const { random, paint, light, dim } = stage;
  const lit = random.chance(dim ? 0.6 : 0.16);
  const glass = lit ? light.glow : paint(glassColor);
  const frame = paint(palette.white);
  const opening = arched
    ? path(arch(x - 0.7, y + h, w + 1.4, h + 0.8), frame) + path(arch(x, y + h, w, h), glass)
    : rect(x - 0.7, y - 0.7, w + 1.4, h + 0.7, frame) + rect(x, y, w, h, glass);
  const gleam = mix(glass, light.sky[3], 0.22);
  const reflection: Point[] = [
    [x, y + h * 0.5],
    [x + w * 0.6, y + h * 0.16],
    [x + w * 0.84, y + h * 0.16],
    [x, y + h * 0.72],
  ];
  const sign = random.pick<Sign>([
    'curtain',
    'curtain',
    'person',
    'plant',
    'blind',
    'none',
    'none',
  ]);
  // When a person looks out, the window is open, so that no bars are in front of the face.
  const bars =
    sign === 'person'
      ? ''
      : rect(x + w / 2 - 0.2, y, 0.4, h, frame) + rect(x, y + h * 0.42, w, 0.4, frame);
  const sill =
    rect(x - 1.2, y + h, w + 2.4, 0.9, paint(palette.cream)) +
    rect(x - 1.2, y + h + 0.9, w + 2.4, 0.35, paint(palette.woodDark), 0, { opacity: 0.3 });
  const flowers = random.chance(0.16) ? flowerBox(stage, x - 0.6, y + h, w + 1.2) : '';
  return [
    opening,
    lit ? '' : polygon(reflection, gleam),
    drawSign(stage, sign, x, y, w, h, arched ? 2 : 0),
    bars,
    sill,
    flowers,
  ].join('');
}

/** `below` is the distance from the top of the window to the start of the cloth. */
function drawSign(
  stage: Stage,
  sign: Sign,
  x: number,
  y: number,
  w: number,
  h: number,
  below: number,
): Svg {
  const { random, paint } = stage;
  const cloth = paint(
    random.pick([palette.rose, palette.honey, palette.sageLight, palette.lilac, palette.paper]),
  );
  switch (sign) {
    case 'curtain':
      return path(
        `M${x} ${y + below}h${w * 0.36}q-.2 ${h * 0.6} -1.5 ${h * 0.9 - below}H${x}Z`,
        cloth,
      );
    case 'blind':
      return rect(x, y + below * 1.2, w, h * 0.36, cloth);
    case 'person':
      return personAtWindow(stage, x + w / 2, y + h);
    case 'plant':
      return plant(stage, x + w * 0.5, y + h, 3.6, { kind: 'round' });
    case 'none':
      return '';
  }
}

/** A person looking out of a window, only the bust. */
function personAtWindow({ random, paint }: Stage, x: number, y: number): Svg {
  const skin = paint(random.pick(['#F1C7A3', '#D99F77', '#8A5236']));
  return (
    path(
      `M${x - 2} ${y}q0 -3 2 -3t2 3Z`,
      paint(random.pick([palette.ochre, palette.brick, palette.paper])),
    ) +
    circle(x, y - 4, 1.15, skin) +
    path(`M${x - 1.3} ${y - 3.9}q-.1 -1.7 1.3 -1.7t1.3 1.7q-.6 -.9 -2.6 0Z`, paint(palette.ink))
  );
}
