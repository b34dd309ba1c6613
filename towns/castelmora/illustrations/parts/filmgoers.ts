import { darker, lighter, mix, palette } from '../palette';
import { circle, ellipse, line, path, rect, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { coats, hairs, skins } from './people';

export type Chair = 'folding' | 'deck' | 'stool';

/** A chair from behind, `size` is the height of its back above y. */
export function chairBack(
  stage: Stage,
  kind: Chair,
  x: number,
  y: number,
  size: number,
  color: string,
  gloom: number,
): Svg {
  const tone = (c: string) => mix(stage.paint(c), palette.ink, gloom);
  const half = size * 0.4;
  const legs = line(
    `M${x - half * 0.9} ${y}V${y + size * 0.85}M${x + half * 0.9} ${y}V${y + size * 0.85}`,
    tone(palette.ink),
    size * 0.06,
  );
  if (kind === 'deck') {
    const stripe = (i: number) =>
      rect(
        x - half + (i * half * 2) / 5,
        y - size * 0.62,
        (half * 2) / 5,
        size * 0.92,
        tone(i % 2 ? palette.paper : color),
      );
    return (
      legs +
      [0, 1, 2, 3, 4].map(stripe).join('') +
      rect(
        x - half * 1.12,
        y - size * 0.68,
        half * 2.24,
        size * 0.09,
        tone(palette.woodLight),
        size * 0.04,
      ) +
      rect(x - half * 1.12, y - size * 0.68, size * 0.07, size * 1.05, tone(palette.woodLight)) +
      rect(
        x + half * 1.12 - size * 0.07,
        y - size * 0.68,
        size * 0.07,
        size * 1.05,
        tone(palette.wood),
      )
    );
  }
  if (kind === 'stool')
    return legs + rect(x - half, y - size * 0.02, half * 2, size * 0.16, tone(color), size * 0.05);
  const slat = (level: number) =>
    rect(x - half, y - size * level, half * 2, size * 0.15, tone(color), size * 0.04);
  return (
    legs +
    line(
      `M${x - half * 0.9} ${y + size * 0.1}V${y - size * 0.5}M${x + half * 0.9} ${y + size * 0.1}V${y - size * 0.5}`,
      tone(palette.ink),
      size * 0.06,
    ) +
    slat(0.56) +
    slat(0.32) +
    rect(x - half, y + size * 0.06, half * 2, size * 0.12, tone(darker(color, 0.2)), size * 0.04)
  );
}

/** A spectator from behind; `glow` from 0 to 1 is the light of the screen. */
export function filmgoer(
  stage: Stage,
  x: number,
  y: number,
  h: number,
  gloom: number,
  glow: number,
): Svg {
  const { random, paint } = stage;
  const tone = (color: string) => mix(paint(color), palette.ink, gloom);
  const [coat, hair, skin] = [random.pick(coats), random.pick(hairs), random.pick(skins)];
  const lean = random.pick([0, 0, -0.05, 0.06]) * h;
  const style = random.int(0, 4);
  const [headX, headY] = [x + lean, y - h * 0.72];
  const rim = mix(tone(hair), palette.cream, 0.5 * glow);
  const extra = [
    circle(headX, y - h * 0.97, h * 0.09, tone(hair)),
    path(
      `M${headX - h * 0.19} ${headY}L${headX - h * 0.2} ${y - h * 0.34}Q${x} ${y - h * 0.28} ${headX + h * 0.2} ${y - h * 0.34}L${headX + h * 0.19} ${headY}Z`,
      tone(hair),
    ),
    ellipse(headX - h * 0.185, y - h * 0.7, h * 0.04, h * 0.06, tone(skin)) +
      ellipse(headX + h * 0.185, y - h * 0.7, h * 0.04, h * 0.06, tone(skin)),
    path(
      `M${headX - h * 0.2} ${headY - h * 0.04}Q${headX} ${headY - h * 0.34} ${headX + h * 0.2} ${headY - h * 0.04}Z`,
      tone(random.pick([palette.brick, palette.sage, palette.cream])),
    ),
    circle(headX - h * 0.1, headY + h * 0.02, h * 0.14, tone(hair)) +
      circle(headX + h * 0.1, headY + h * 0.02, h * 0.14, tone(hair)),
  ][style];
  return [
    path(
      `M${x - h * 0.36} ${y + h * 0.1}Q${x - h * 0.38} ${y - h * 0.38} ${x - h * 0.12} ${y - h * 0.46}h${h * 0.24}Q${x + h * 0.38} ${y - h * 0.38} ${x + h * 0.36} ${y + h * 0.1}Z`,
      tone(coat),
    ),
    path(
      `M${x + h * 0.16} ${y + h * 0.1}Q${x + h * 0.18} ${y - h * 0.3} ${x + h * 0.12} ${y - h * 0.46}Q${x + h * 0.38} ${y - h * 0.38} ${x + h * 0.36} ${y + h * 0.1}Z`,
      tone(darker(coat, 0.25)),
    ),
    rect(headX - h * 0.065, y - h * 0.58, h * 0.13, h * 0.14, tone(darker(skin, 0.12))),
    ellipse(headX, headY, h * 0.18, h * 0.21, tone(hair)),
    extra,
    glow > 0
      ? line(
          `M${headX - h * 0.15} ${headY - h * 0.1}Q${headX} ${headY - h * 0.26} ${headX + h * 0.15} ${headY - h * 0.1}`,
          lighter(rim, 0.1),
          h * 0.025,
        )
      : '',
  ].join('');
}
