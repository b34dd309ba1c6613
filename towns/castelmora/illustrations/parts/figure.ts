import { darker, mix, palette } from '../palette';
import type { Random } from '../random';
import { group, round, type Point, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { hairStyles, headOf, type Look } from './heads';
import { arm, legs, type Frame } from './limbs';
import { coats, hairs, skins } from './people';
import { torso } from './torso';

/** A random appearance; given values are kept. */
export function someLook(random: Random, given: Partial<Look> = {}): Look {
  const coat = given.coat ?? random.pick(coats);
  const trousers = random.pick(
    [palette.ink, palette.night, palette.river, '#5A3A4E', palette.woodDark].filter(
      (color) => color !== coat,
    ),
  );
  const skin = random.pick(skins);
  const hair = random.pick(hairs.filter((color) => mix(color, skin, 0.2) !== skin));
  return { coat, skin, hair, trousers, style: random.pick(hairStyles), ...given };
}

export interface FigureOptions {
  look?: Partial<Look>;
  /** Facing left instead of right. */
  mirrored?: boolean;
  pose?: 'stand' | 'stride' | 'sit';
  wear?: 'top' | 'coat' | 'apron' | 'dress';
  /** Hands of the near and the far arm, in heights of the figure: x ahead of its feet, y below them. */
  near?: Point;
  far?: Point;
  /** Degrees that the upper body bows ahead. */
  lean?: number;
  depth?: number;
}

const hip = -0.46;
/** Height of a seat that fits a figure, as a share of its own. */
export const seatShare = 0.25;
/** How much lower the upper body of a sitting person is. */
const lowering = 0.15;

function frameOf(stage: Stage, h: number, options: FigureOptions): Frame {
  const { mirrored = false, pose, lean = 0, depth = 0 } = options;
  const facing = mirrored ? -1 : 1;
  const turn = (lean * Math.PI) / 180;
  const sunk = pose === 'sit' ? lowering : 0;
  const low = (a: number, b: number): Point => [a * h * facing, b * h];
  const up = (a: number, b: number): Point => {
    const rise = hip - b;
    return low(
      a * Math.cos(turn) + rise * Math.sin(turn),
      hip - rise * Math.cos(turn) + a * Math.sin(turn) + sunk,
    );
  };
  return { low, up, h, facing, paint: (color) => stage.paint(color, depth) };
}

/** A near person, seen from the side, with the feet on y, `h` tall when standing. */
export function figure(
  stage: Stage,
  x: number,
  y: number,
  h: number,
  options: FigureOptions = {},
): Svg {
  const { pose = 'stand', wear = 'top', near, far } = options;
  const drawn = someLook(stage.random, options.look);
  const look: Look =
    wear === 'dress' && drawn.style === 'beard' ? { ...drawn, style: 'bob' } : drawn;
  const frame = frameOf(stage, h, options);
  const hanging: Point = pose === 'sit' ? [0.17, -0.4] : [0.035, -0.47];
  const body = [
    far ? arm(frame, 0.035, far, darker(look.coat, 0.28), look.skin) : '',
    legs(frame, pose, wear === 'dress' ? look.skin : look.trousers, look, wear),
    torso(frame, look, wear, pose),
    headOf(frame, look),
    arm(frame, -0.01, near ?? hanging, darker(look.coat, 0.12), look.skin),
  ].join('');
  return group(body, { transform: `translate(${round(x)} ${round(y)})` });
}
