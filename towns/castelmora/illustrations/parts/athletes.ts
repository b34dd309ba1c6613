import { darker, palette } from '../palette';
import { circle, group, line, localFrame, path, placed, rect, round, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { postures, type AthletePose, type Joint, type Posture } from './athletePostures';
import { hairs, skins } from './people';

export interface AthleteOptions {
  pose?: AthletePose;
  mirrored?: boolean;
  depth?: number;
  shirt?: string;
  shorts?: string;
  /** A number on the chest. */
  bib?: boolean;
}

export const shirts: readonly string[] = [
  palette.brick,
  palette.river,
  palette.ochre,
  palette.sage,
  palette.plum,
  palette.paper,
  palette.terracotta,
  palette.honey,
];

/** A person in shorts, in motion; the feet on y, `h` tall. */
export function athlete(
  stage: Stage,
  x: number,
  y: number,
  h: number,
  options: AthleteOptions = {},
): Svg {
  const { random } = stage;
  const { mirrored = false, bib = false } = options;
  const pose: Posture = postures[options.pose ?? 'stride'];
  const paint = (color: string) => stage.paint(color, options.depth ?? 0);
  const skin = random.pick(skins);
  const shirt = options.shirt ?? random.pick(shirts);
  const shorts = options.shorts ?? random.pick([palette.night, palette.ink, palette.forest]);
  const tights = random.chance(0.3);
  const shoe = random.pick([palette.brick, palette.ochre, palette.ink, palette.white]);
  const at = localFrame(0, 0, h, mirrored);
  const to = ([a, b]: Joint) => at(a, b);
  const between = ([a, b]: Joint, [c, d]: Joint, t: number): Joint => [
    a + (c - a) * t,
    b + (d - b) * t,
  ];

  const leg = ([knee, ankle, toe]: readonly [Joint, Joint, Joint], shade: number) =>
    line(
      `M${to(pose.hip)}L${to(knee)}L${to(ankle)}`,
      paint(darker(tights ? shorts : skin, shade)),
      h * 0.07,
    ) +
    line(
      `M${to(pose.hip)}L${to(between(pose.hip, knee, 0.62))}`,
      paint(darker(shorts, shade)),
      h * 0.115,
    ) +
    line(`M${to(ankle)}L${to(toe)}`, paint(darker(shoe, shade)), h * 0.06);
  const arm = ([elbow, hand]: readonly [Joint, Joint], shade: number) =>
    line(`M${to(pose.shoulder)}L${to(elbow)}L${to(hand)}`, paint(darker(skin, shade)), h * 0.055) +
    line(
      `M${to(pose.shoulder)}L${to(between(pose.shoulder, elbow, 0.6))}`,
      paint(darker(shirt, shade + 0.06)),
      h * 0.075,
    );
  const [[sx, sy], [hx, hy]] = [pose.shoulder, pose.hip];
  const trunk = path(
    `M${at(sx - 0.09, sy - 0.005)}Q${at(sx, sy - 0.05)} ${at(sx + 0.07, sy - 0.02)}Q${at(sx + 0.1, sy + 0.08)} ${at(hx + 0.085, hy + 0.02)}` +
      `L${at(hx - 0.075, hy + 0.02)}Q${at(sx - 0.13, sy + 0.14)} ${at(sx - 0.09, sy - 0.005)}Z`,
    paint(shirt),
  );
  const lean = (Math.atan2(sx - hx, hy - sy) * 180) / Math.PI;
  const [bx, by] = between(pose.shoulder, pose.hip, 0.42);
  const number = bib
    ? placed(
        (bx + 0.012) * h * (mirrored ? -1 : 1),
        by * h,
        lean * (mirrored ? -1 : 1),
        rect(-h * 0.055, -h * 0.045, h * 0.11, h * 0.09, paint(palette.white)) +
          rect(-h * 0.032, -h * 0.014, h * 0.064, h * 0.03, paint(palette.ink)),
      )
    : '';
  const body = [
    arm(pose.farArm, 0.24),
    leg(pose.far, 0.22),
    leg(pose.near, 0),
    trunk,
    number,
    line(
      `M${at(sx + 0.015, sy)}L${at(pose.head[0] - 0.01, pose.head[1] + 0.04)}`,
      paint(darker(skin, 0.1)),
      h * 0.055,
    ),
    head(stage, pose.head, h, mirrored, skin, paint),
    arm(pose.nearArm, 0.06),
  ].join('');
  return group(body, { transform: `translate(${round(x)} ${round(y)})` });
}

/** Short hair, a flying ponytail, curls, a headscarf, a headband. */
function head(
  { random }: Stage,
  [x, y]: Joint,
  h: number,
  mirrored: boolean,
  skin: string,
  paint: (color: string) => string,
): Svg {
  const at = localFrame(0, 0, h, mirrored);
  const f = mirrored ? -1 : 1;
  const hair = random.pick(hairs);
  const style = random.pick([
    'short',
    'ponytail',
    'curls',
    'scarf',
    'band',
    'short',
    'ponytail',
  ] as const);
  const face = circle(x * f * h, y * h, 0.066 * h, paint(skin));
  const cap = path(
    `M${at(x + 0.062, y - 0.025)}Q${at(x + 0.05, y - 0.085)} ${at(x - 0.01, y - 0.08)}Q${at(x - 0.095, y - 0.07)} ${at(x - 0.066, y + 0.035)}L${at(x - 0.025, y - 0.01)}Z`,
    paint(hair),
  );
  if (style === 'curls')
    return (
      circle((x - 0.025) * f * h, (y - 0.025) * h, 0.088 * h, paint(hair)) +
      circle((x + 0.02) * f * h, (y + 0.008) * h, 0.058 * h, paint(skin))
    );
  if (style === 'scarf')
    return (
      path(
        `M${at(x + 0.05, y - 0.06)}Q${at(x - 0.02, y - 0.1)} ${at(x - 0.08, y - 0.02)}Q${at(x - 0.09, y + 0.06)} ${at(x - 0.1, y + 0.12)}L${at(x + 0.04, y + 0.1)}Q${at(x + 0.08, y)} ${at(x + 0.05, y - 0.06)}Z`,
        paint(random.pick([palette.plum, palette.river, palette.ink])),
      ) + circle((x + 0.02) * f * h, y * h, 0.048 * h, paint(skin))
    );
  if (style === 'ponytail')
    return (
      path(
        `M${at(x - 0.05, y - 0.05)}Q${at(x - 0.13, y - 0.07)} ${at(x - 0.19, y + 0.02)}Q${at(x - 0.12, y)} ${at(x - 0.05, y)}Z`,
        paint(hair),
      ) +
      face +
      cap
    );
  const band =
    style === 'band'
      ? line(
          `M${at(x - 0.062, y - 0.02)}L${at(x + 0.062, y - 0.034)}`,
          paint(palette.brick),
          h * 0.022,
        )
      : '';
  return face + cap + band;
}
