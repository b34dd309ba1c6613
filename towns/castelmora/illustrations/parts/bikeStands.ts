import { palette } from '../palette';
import { line, rect, sheet, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { cycle, type CycleKind, type CycleOptions } from './cycles';
import { cat, catColor } from './details';
import { person } from './people';

export const frameColors = [
  palette.brick,
  palette.river,
  palette.sage,
  palette.ochre,
  palette.plum,
  palette.terracotta,
  palette.mist,
  palette.forest,
] as const;

/** A row of hoops with bicycles leaning in them. */
export function bikeStands(
  stage: Stage,
  y: number,
  place: (x: number) => number,
  mirrored: boolean,
): Svg {
  const { width: w, layout, random, paint } = stage;
  const size = layout.range(15.5, 18);
  const gap = size * layout.range(1.32, 1.5);
  const from = w * layout.range(0.06, 0.1) + size * 0.6;
  const count = Math.floor((w * layout.range(0.84, 0.98) - from) / gap) + 1;
  const colors = layout.shuffle(frameColors);
  const kinds: readonly CycleKind[] = ['town', 'step', 'racer', 'town', 'step'];
  const loads: readonly CycleOptions['load'][] = ['basket', 'none', 'flowers', 'crate', 'none'];
  const free = layout.int(1, Math.max(1, count - 2));
  const steel = paint('#8A8794');
  const row = times(count, (i) => {
    const x = place(from + i * gap);
    const hoop =
      line(
        `M${x - size * 0.2} ${y + 0.2}V${y - size * 0.6}q0 ${-size * 0.13} ${size * 0.13} ${-size * 0.13}h${size * 0.14}q${size * 0.13} 0 ${size * 0.13} ${size * 0.13}V${y + 0.2}`,
        steel,
        size * 0.05,
      ) + rect(x - size * 0.3, y, size * 0.6, 0.8, paint(palette.plum), 0.4, { opacity: 0.3 });
    const foot = rect(x - size * 0.72, y, size * 1.44, 0.9, paint(palette.plum), 0.5, {
      opacity: 0.2,
    });
    if (i === free) return hoop;
    const color = colors[i % colors.length] ?? palette.brick;
    return (
      foot +
      hoop +
      cycle(stage, x, y, size, color, {
        kind: random.pick(kinds),
        load: random.pick(loads),
        mirrored: random.chance(0.75) ? mirrored : !mirrored,
      })
    );
  });
  const x = place(from + free * gap);
  const freeThing = layout.pick(['cat', 'person', 'person'] as const);
  const f = mirrored ? -1 : 1;
  const inGap =
    freeThing === 'cat'
      ? cat(stage, x, y + 1.4, 6.4, catColor(stage, palette.cream), mirrored)
      : person(stage, x - f * size * 0.07, y + 0.6, size * 1.66, {
          pose: layout.pick(['stand', 'bag']),
          arms: 'forward',
          mirrored,
        }) +
        cycle(stage, x, y + 1.6, size, colors[count % colors.length] ?? palette.sage, {
          kind: layout.pick(['step', 'town']),
          mirrored,
        });
  return sheet(row) + sheet(inGap);
}

/** A second row, so near that its last bicycle is cut off. */
export function nearRow(stage: Stage, place: (x: number) => number, mirrored: boolean): Svg {
  const { width: w, layout, random, paint } = stage;
  const [size, y] = [22, 99.4];
  const colors = layout.shuffle(frameColors);
  const count = Math.max(2, Math.floor(w / 62));
  return times(count, (i) => {
    const x = place(w * 1.02 - i * size * 1.5);
    return (
      line(`M${x - 5} ${y}V${y - 13}q0 -3 3 -3h4q3 0 3 3V${y}`, paint('#8A8794'), 1.1) +
      cycle(stage, x, y, size, colors[i] ?? palette.brick, {
        kind: random.pick(['town', 'step', 'town'] as const),
        load: random.pick(['basket', 'flowers', 'crate'] as const),
        mirrored: !mirrored,
      })
    );
  });
}
