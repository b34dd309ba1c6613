import { darker, palette } from '../palette';
import { circle, group, line, localFrame, path, placed, rect, round, type Svg } from '../shapes';
import type { Stage } from '../stage';

export const coats: readonly string[] = [
  palette.brick,
  palette.river,
  palette.plum,
  palette.ochre,
  palette.sage,
  palette.terracotta,
  palette.cream,
  '#3F6F8F',
  '#8A4A7C',
];
export const skins: readonly string[] = ['#F1C7A3', '#D99F77', '#B97850', '#8A5236', '#F4D3B5'];
export const hairs: readonly string[] = [
  palette.ink,
  '#4A2A20',
  '#7A4526',
  '#C98A3E',
  '#3A2436',
  '#A34A26',
];

export interface PersonOptions {
  depth?: number;
  /** Facing left instead of right; random by default. */
  mirrored?: boolean;
  pose?: 'walk' | 'stand' | 'bag' | 'sit';
  skirt?: boolean;
  arms?: 'forward' | 'up';
  /** An open book in front. */
  book?: boolean;
  coat?: string;
}

/** A figure in its own units: height 1, feet at the origin, x growing the way it faces. */
interface Figure {
  at: (x: number, y: number) => string;
  /** Upper body: lowered when the person sits. */
  up: (x: number, y: number) => string;
  height: number;
  facing: 1 | -1;
  paint: (color: string) => string;
}

/** A person with the feet on y, `h` tall when standing. */
export function person(
  stage: Stage,
  x: number,
  y: number,
  h: number,
  options: PersonOptions = {},
): Svg {
  const { random } = stage;
  const coat = options.coat ?? random.pick(coats);
  const skin = random.pick(skins);
  const hair = random.pick(hairs);
  const trousers = random.pick(
    [palette.ink, palette.night, palette.river, '#5A3A4E'].filter((color) => color !== coat),
  );
  const mirrored = options.mirrored ?? random.chance(0.5);
  const pose = options.pose ?? random.pick(['walk', 'stand', 'bag'] as const);
  const skirt = (options.skirt ?? random.chance(0.3)) && pose !== 'sit';
  const hairStyle = random.int(0, 3);

  const lowered = pose === 'sit' ? 0.2 : 0;
  const at = localFrame(0, 0, h, mirrored);
  const figure: Figure = {
    at,
    up: (a, b) => at(a, b + lowered),
    height: h,
    facing: mirrored ? -1 : 1,
    paint: (color) => stage.paint(color, options.depth ?? 0),
  };
  const body = [
    legs(figure, pose, trousers),
    pose === 'bag' ? backpack(figure, coat) : '',
    torso(figure, coat, skirt),
    arm(figure, pose, coat, options.arms),
    options.book ? book(figure, lowered) : '',
    neckAndFace(figure, skin, lowered),
    hairOf(figure, hairStyle, hair, coat, lowered),
  ].join('');
  return group(body, { transform: `translate(${round(x)} ${round(y)})` });
}

function legs({ at, paint }: Figure, pose: string, color: string): Svg {
  const shoe = paint(palette.ink);
  if (pose === 'sit') {
    return (
      path(
        `M${at(-0.09, -0.34)}L${at(0.2, -0.34)}Q${at(0.25, -0.33)} ${at(0.25, -0.28)}L${at(0.25, 0)}L${at(0.17, 0)}L${at(0.17, -0.22)}L${at(-0.09, -0.2)}Z`,
        paint(color),
      ) +
      path(
        `M${at(0.17, 0)}L${at(0.17, -0.035)}L${at(0.26, -0.035)}Q${at(0.31, -0.02)} ${at(0.31, 0)}Z`,
        shoe,
      )
    );
  }
  if (pose === 'walk') {
    return (
      path(
        `M${at(-0.085, -0.5)}L${at(0.085, -0.5)}L${at(0.07, -0.3)}L${at(0.17, -0.03)}L${at(0.1, -0.01)}L${at(-0.01, -0.27)}L${at(-0.09, -0.01)}L${at(-0.165, -0.03)}L${at(-0.075, -0.3)}Z`,
        paint(color),
      ) +
      path(
        `M${at(0.1, 0)}L${at(0.1, -0.035)}L${at(0.17, -0.05)}L${at(0.22, -0.015)}L${at(0.21, 0)}ZM${at(-0.17, 0)}L${at(-0.165, -0.04)}L${at(-0.09, -0.03)}L${at(-0.05, 0)}Z`,
        shoe,
      )
    );
  }
  return (
    path(
      `M${at(-0.085, -0.5)}L${at(0.085, -0.5)}L${at(0.075, -0.02)}L${at(0.01, -0.02)}L${at(0, -0.38)}L${at(-0.01, -0.02)}L${at(-0.075, -0.02)}Z`,
      paint(color),
    ) +
    path(
      `M${at(-0.08, 0)}L${at(-0.08, -0.035)}L${at(0, -0.035)}L${at(0.02, 0)}ZM${at(0.01, 0)}L${at(0.01, -0.035)}L${at(0.08, -0.035)}L${at(0.125, 0)}Z`,
      shoe,
    )
  );
}

const backpack = ({ up, paint }: Figure, coat: string): Svg =>
  path(
    `M${up(-0.1, -0.8)}Q${up(-0.21, -0.8)} ${up(-0.21, -0.68)}L${up(-0.2, -0.52)}L${up(-0.08, -0.52)}Z`,
    paint(coat === palette.ochre ? palette.river : palette.ochre),
  );

function torso({ up, facing, paint }: Figure, coat: string, skirt: boolean): Svg {
  const hem = skirt ? -0.3 : -0.43;
  const width = skirt ? 0.15 : 0.11;
  // The shaded strip lies on the right of the picture whichever way the person faces.
  const right = (a: number, b: number) => up(a * facing, b);
  return (
    path(
      `M${up(-0.05, -0.845)}L${up(0.05, -0.845)}Q${up(0.12, -0.83)} ${up(0.125, -0.74)}L${up(width, hem)}L${up(-width, hem)}L${up(-0.125, -0.74)}Q${up(-0.12, -0.83)} ${up(-0.05, -0.845)}Z`,
      paint(coat),
    ) +
    path(
      `M${right(0.05, -0.845)}Q${right(0.12, -0.83)} ${right(0.125, -0.74)}L${right(width, hem)}L${right(0.045, hem)}Z`,
      paint(darker(coat, 0.2)),
    )
  );
}

function arm(
  { up, paint, height }: Figure,
  pose: string,
  coat: string,
  arms?: 'forward' | 'up',
): Svg {
  const color = paint(darker(coat, 0.13));
  const width = height * 0.062;
  if (arms === 'up') {
    return line(
      `M${up(-0.1, -0.78)}L${up(-0.17, -1.02)}M${up(0.1, -0.78)}L${up(0.18, -1)}`,
      color,
      width,
    );
  }
  if (pose === 'sit' || arms === 'forward')
    return line(`M${up(0.03, -0.77)}L${up(0.07, -0.6)}L${up(0.22, -0.57)}`, color, width);
  if (pose === 'walk')
    return line(`M${up(0, -0.78)}L${up(-0.06, -0.61)}L${up(0.04, -0.5)}`, color, width);
  return line(`M${up(0.02, -0.78)}L${up(0.045, -0.62)}L${up(0.02, -0.47)}`, color, width);
}

const book = ({ height: h, facing, paint }: Figure, lowered: number): Svg =>
  placed(
    0.24 * facing * h,
    (lowered - 0.6) * h,
    -14 * facing,
    rect(-h * 0.05, -h * 0.07, h * 0.1, h * 0.13, paint(palette.paper), 0.1),
  );

const neckAndFace = (
  { up, paint, height: h, facing }: Figure,
  skin: string,
  lowered: number,
): Svg =>
  path(
    `M${up(-0.028, -0.87)}h${0.056 * facing * h}v${0.05 * h}h${-0.056 * facing * h}Z`,
    paint(darker(skin, 0.1)),
  ) + circle(0.008 * facing * h, (lowered - 0.925) * h, 0.066 * h, paint(skin));

/** Long hair, short hair, a bun, a cap. */
function hairOf(
  { up, paint, height: h, facing }: Figure,
  style: number,
  hair: string,
  coat: string,
  lowered: number,
): Svg {
  if (style === 0) {
    return path(
      `M${up(0.06, -0.955)}Q${up(0.03, -1.02)} ${up(-0.04, -1)}Q${up(-0.1, -0.97)} ${up(-0.085, -0.85)}Q${up(-0.09, -0.78)} ${up(-0.12, -0.76)}` +
        `L${up(-0.01, -0.79)}L${up(-0.012, -0.92)}Q${up(0.02, -0.965)} ${up(0.06, -0.955)}Z`,
      paint(hair),
    );
  }
  if (style === 1) {
    return path(
      `M${up(0.075, -0.945)}Q${up(0.07, -1.01)} ${up(0, -1.005)}Q${up(-0.09, -1)} ${up(-0.07, -0.885)}L${up(-0.03, -0.885)}L${up(-0.015, -0.94)}Z`,
      paint(hair),
    );
  }
  if (style === 2) {
    return (
      circle(-0.065 * facing * h, (lowered - 0.99) * h, 0.036 * h, paint(hair)) +
      path(
        `M${up(0.07, -0.95)}Q${up(0.06, -1.005)} ${up(0, -1.002)}Q${up(-0.085, -0.99)} ${up(-0.066, -0.89)}L${up(-0.02, -0.93)}Z`,
        paint(hair),
      )
    );
  }
  return path(
    `M${up(0.09, -0.945)}L${up(-0.075, -0.945)}Q${up(-0.075, -1.025)} ${up(0.005, -1.02)}Q${up(0.07, -1.015)} ${up(0.072, -0.955)}Z`,
    paint(coat === palette.brick ? palette.ochre : palette.brick),
  );
}
