import { darker, palette } from '../palette';
import { line, path, type Svg } from '../shapes';
import type { Look } from './heads';
import type { Frame } from './limbs';
import { outline } from './outline';

export function torso(
  { up, low, facing, paint }: Frame,
  look: Look,
  wear: string,
  pose: string,
): Svg {
  const { coat } = look;
  const long = (wear === 'coat' || wear === 'dress') && pose !== 'sit';
  const hem = long ? (wear === 'coat' ? -0.26 : -0.23) : -0.42;
  const half = long ? (wear === 'coat' ? 0.125 : 0.16) : 0.105;
  // The hem of a long coat hangs from the hip, independent of the back.
  const foot = (a: number) => (long ? low(a, hem) : up(a, hem));
  const shade = (a: number, b: number) => up(a * facing, b);
  const parts = [
    path(
      outline('MLQLLLQZ', [
        up(-0.045, -0.845),
        up(0.045, -0.845),
        up(0.115, -0.83),
        up(0.12, -0.73),
        up(0.1, -0.47),
        foot(half),
        foot(-half),
        up(-0.13, -0.72),
        up(-0.045, -0.845),
      ]),
      paint(coat),
    ),
    path(
      outline('MQLLLZ', [
        shade(0.04, -0.845),
        shade(0.12, -0.83),
        shade(0.12, -0.73),
        shade(0.1, -0.47),
        foot(half * facing),
        foot(0.05 * facing),
      ]),
      paint(darker(coat, 0.17)),
    ),
  ];
  if (wear === 'coat') {
    // The shirt between the two sides of an open coat.
    parts.push(
      path(
        outline('MLLLZ', [up(0.03, -0.845), up(0.07, -0.838), up(0.105, -0.6), up(0.085, -0.6)]),
        paint(look.trousers === palette.river ? palette.terracotta : palette.riverLight),
      ),
      line(outline('ML', [up(0.088, -0.58), foot(half * 0.72)]), paint(darker(coat, 0.22)), 0.3),
    );
  }
  if (wear === 'apron') {
    const cloth = coat === palette.cream ? palette.sage : palette.cream;
    parts.push(
      path(
        outline('MLLLLZ', [
          up(0.02, -0.7),
          up(0.118, -0.7),
          up(0.115, -0.47),
          pose === 'sit' ? up(0.115, -0.4) : low(0.12, -0.28),
          pose === 'sit' ? up(-0.02, -0.4) : low(-0.03, -0.28),
        ]),
        paint(cloth),
      ),
      line(
        outline('MLML', [up(0.03, -0.7), up(0, -0.84), up(-0.02, -0.5), up(-0.12, -0.5)]),
        paint(darker(cloth, 0.12)),
        0.4,
      ),
    );
  }
  return parts.join('');
}
