import { darker, mix, palette } from '../palette';
import { circle, ellipse, line, path, rect, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { coats, hairs, skins } from './people';

/** Shoulders and neck of a person, cut off at y like a bust; `h` is bust plus head. */
function shoulders(
  x: number,
  y: number,
  h: number,
  half: number,
  rise: number,
  color: string,
): Svg {
  return path(
    `M${x - h * half} ${y}Q${x - h * half} ${y - h * (rise - 0.06)} ${x - h * 0.13} ${y - h * rise}h${h * 0.26}` +
      `Q${x + h * half} ${y - h * (rise - 0.06)} ${x + h * half} ${y}Z`,
    color,
  );
}

function shoulderShade(
  x: number,
  y: number,
  h: number,
  half: number,
  rise: number,
  color: string,
): Svg {
  return path(
    `M${x + h * 0.16} ${y}Q${x + h * 0.18} ${y - h * (rise - 0.17)} ${x + h * 0.13} ${y - h * rise}` +
      `Q${x + h * half} ${y - h * (rise - 0.06)} ${x + h * half} ${y}Z`,
    color,
  );
}

/** A person at a table, from the front, looking down at a book. */
export function reader({ random }: Stage, x: number, y: number, h: number): Svg {
  const [coat, skin, hair] = [random.pick(coats), random.pick(skins), random.pick(hairs)];
  return [
    shoulders(x, y, h, 0.36, 0.56, coat),
    shoulderShade(x, y, h, 0.36, 0.56, darker(coat, 0.2)),
    rect(x - h * 0.07, y - h * 0.64, h * 0.14, h * 0.12, darker(skin, 0.1)),
    ellipse(x, y - h * 0.76, h * 0.15, h * 0.17, skin),
    fringe(random.int(0, 2), x, y, h, hair),
    circle(x - h * 0.3, y - h * 0.02, h * 0.07, skin),
    circle(x + h * 0.3, y - h * 0.02, h * 0.07, skin),
  ].join('');
}

function fringe(style: number, x: number, y: number, h: number, hair: string): Svg {
  if (style === 0) {
    return path(
      `M${x - h * 0.17} ${y - h * 0.72}Q${x - h * 0.2} ${y - h * 0.98} ${x} ${y - h * 0.98}Q${x + h * 0.2} ${y - h * 0.98} ${x + h * 0.17} ${y - h * 0.72}` +
        `Q${x + h * 0.12} ${y - h * 0.85} ${x - h * 0.02} ${y - h * 0.88}Q${x - h * 0.12} ${y - h * 0.86} ${x - h * 0.17} ${y - h * 0.72}Z`,
      hair,
    );
  }
  if (style === 1) {
    return path(
      `M${x - h * 0.2} ${y - h * 0.5}Q${x - h * 0.24} ${y - h * 0.98} ${x} ${y - h * 0.98}Q${x + h * 0.24} ${y - h * 0.98} ${x + h * 0.2} ${y - h * 0.5}` +
        `L${x + h * 0.12} ${y - h * 0.56}Q${x + h * 0.16} ${y - h * 0.82} ${x + h * 0.02} ${y - h * 0.86}Q${x - h * 0.15} ${y - h * 0.84} ${x - h * 0.12} ${y - h * 0.56}Z`,
      hair,
    );
  }
  return (
    circle(x, y - h * 0.98, h * 0.08, hair) +
    path(
      `M${x - h * 0.165} ${y - h * 0.74}Q${x - h * 0.18} ${y - h * 0.96} ${x} ${y - h * 0.96}Q${x + h * 0.18} ${y - h * 0.96} ${x + h * 0.165} ${y - h * 0.74}` +
        `Q${x} ${y - h * 0.96} ${x - h * 0.165} ${y - h * 0.74}Z`,
      hair,
    )
  );
}

/** A person sitting in a row, from behind. */
export function listener({ random }: Stage, x: number, y: number, h: number): Svg {
  const [coat, hair, skin] = [random.pick(coats), random.pick(hairs), random.pick(skins)];
  return [
    shoulders(x, y, h, 0.42, 0.48, coat),
    shoulderShade(x, y, h, 0.42, 0.48, darker(coat, 0.2)),
    rect(x - h * 0.07, y - h * 0.58, h * 0.14, h * 0.14, darker(skin, 0.12)),
    ellipse(x, y - h * 0.76, h * 0.19, h * 0.22, hair),
    hairFromBehind(random.int(0, 3), x, y, h, hair, skin),
  ].join('');
}

/** A bun, long hair, ears, a plait. */
function hairFromBehind(
  style: number,
  x: number,
  y: number,
  h: number,
  hair: string,
  skin: string,
): Svg {
  if (style === 0) return circle(x, y - h * 1.02, h * 0.1, hair);
  if (style === 1) {
    return path(
      `M${x - h * 0.19} ${y - h * 0.76}L${x - h * 0.2} ${y - h * 0.36}Q${x} ${y - h * 0.28} ${x + h * 0.2} ${y - h * 0.36}L${x + h * 0.19} ${y - h * 0.76}Z`,
      hair,
    );
  }
  if (style === 2) {
    return (
      ellipse(x - h * 0.19, y - h * 0.72, h * 0.04, h * 0.06, skin) +
      ellipse(x + h * 0.19, y - h * 0.72, h * 0.04, h * 0.06, skin)
    );
  }
  return path(
    `M${x - h * 0.06} ${y - h * 0.66}h${h * 0.12}l${h * 0.06} ${h * 0.4}h${-h * 0.24}Z`,
    darker(hair, 0.2),
  );
}

/** A person in a concert crowd; `gloom` from 0 to 1 is how dark the person is. */
export function fan({ random, paint }: Stage, x: number, y: number, h: number, gloom: number): Svg {
  const inGloom = (color: string) => mix(paint(color), palette.ink, gloom);
  const coat = inGloom(random.pick(coats));
  const hair = mix(paint(random.pick(hairs)), palette.ink, gloom * 0.6);
  let raised = '';
  if (random.chance(0.28)) {
    const side = random.pick([1, -1]);
    raised =
      line(
        `M${x + side * h * 0.3} ${y - h * 0.3}L${x + side * h * 0.42} ${y - h * 0.95}`,
        coat,
        h * 0.13,
      ) + circle(x + side * h * 0.43, y - h * 1.02, h * 0.075, inGloom(random.pick(skins)));
    if (random.chance(0.4)) {
      raised += rect(
        x + side * h * 0.43 - h * 0.06,
        y - h * 1.24,
        h * 0.12,
        h * 0.2,
        palette.mist,
        0.2,
      );
    }
  }
  return (
    raised +
    shoulders(x, y + 1, h, 0.42, 0.48, coat) +
    ellipse(x, y - h * 0.7, h * 0.18, h * 0.21, hair) +
    (random.chance(0.35) ? circle(x, y - h * 0.94, h * 0.09, hair) : '')
  );
}
