import type { TimeOfDay } from '../light';
import { darker, lighter, mix, palette } from '../palette';
import { arch, circle, line, path, rect, sheet, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { boards, chandelier, drape, ornament, theatreBox, veil, type House } from './auditorium';
import { person } from './people';

/** From the boards into the house: tiers of boxes, empty stalls, the company before the footlights. */
export function seenFromStage(stage: Stage, house: House, time: TimeOfDay): Svg {
  const { width: w, top, random } = stage;
  const raised = Math.min(0, top);
  const x = w / 2;
  const tiers = Math.round((58 - top) / 17);
  const bays = Math.round(w / 13);
  const bay = w / bays;
  const bend = (at: number) => 7 * ((at - x) / (w / 2)) ** 2;
  const rows = times(tiers, (tier) => {
    const y = 60 - tier * 16.4;
    return times(bays, (i) => {
      const left = i * bay;
      return theatreBox(stage, left, y + bend(left + bay / 2), bay, 16, house);
    });
  });
  const royal =
    rect(x - bay * 1.2, 26, bay * 2.4, 36, lighter(house.wall, 0.3)) +
    path(arch(x - bay * 0.9, 54, bay * 1.8, 25), mix(house.velvet, palette.ink, 0.55)) +
    drape(x - bay * 0.9, 29, 54, bay * 0.7, 1, house.velvet) +
    drape(x + bay * 0.9, 29, 54, bay * 0.7, -1, darker(house.velvet, 0.16)) +
    rect(x - bay * 1.3, 50, bay * 2.6, 5, house.gold, 1) +
    ornament(x, 25, house);
  const seats = times(4, (row) => {
    const y = 64 + row * 3.4;
    const size = 3.4 + row * 0.5;
    return times(w / size, (i) =>
      rect(
        i * size * 1.04,
        y,
        size * 0.86,
        4.4,
        mix(house.velvet, palette.ink, 0.16 + (row % 2) * 0.08),
        1.2,
      ),
    );
  });
  const curtain = Math.max(15, w * 0.12);
  return [
    rect(0, top, w, 102 - top, darker(house.wall, 0.06)),
    rows,
    sheet(royal),
    rect(0, 62, w, 18, mix(house.velvet, palette.ink, 0.5)),
    seats,
    chandelier(top, x, top + 12 - raised * 0.3, 9 - raised * 0.06),
    veil(stage, time),
    sheet(
      rect(0, 78, w, 24, boards) +
        times(w / 9 + 8, (i) =>
          line(
            `M${x + (i - w / 18 - 4) * 8} 78L${x + (i - w / 18 - 4) * 13} 102`,
            darker(boards, 0.16),
            0.3,
          ),
        ) +
        rect(0, 77.4, w, 1.4, lighter(boards, 0.3)) +
        times(
          w / 9,
          (i) =>
            circle(i * 9 + 4, 78, 1.8, palette.honey, { opacity: 0.4 }) +
            circle(i * 9 + 4, 78, 1, palette.cream),
        ),
    ),
    company(stage, random.chance(0.5)),
    drape(-2, top, 103, curtain, 1, house.velvet),
    drape(w + 2, top, 103, curtain, -1, darker(house.velvet, 0.12)),
  ].join('');
}

/** The company from near: standing in a half circle, on chairs with their books, or taking a bow. */
function company(stage: Stage, cross: boolean): Svg {
  const { width: w, layout, random, wide } = stage;
  const mood = layout.pick(['reading', 'scene', 'bow'] as const);
  const count = (wide ? 6 : 4) + layout.int(0, 1);
  return sheet(
    times(count, (i) => {
      const share = 0.2 + (i * 0.6) / (count - 1);
      const x = w * share;
      const y = 97 - Math.sin(Math.PI * ((share - 0.2) / 0.6)) * 8;
      const mirrored = share > 0.5;
      if (mood === 'reading') {
        const h = 25;
        const chair =
          rect(x - h * 0.13, y - h * 0.22, h * 0.26, h * 0.05, palette.wood) +
          rect(
            mirrored ? x + h * 0.1 : x - h * 0.13,
            y - h * 0.5,
            h * 0.04,
            h * 0.5,
            palette.woodDark,
          ) +
          rect(
            mirrored ? x - h * 0.13 : x + h * 0.1,
            y - h * 0.2,
            h * 0.04,
            h * 0.2,
            palette.woodDark,
          );
        return chair + person(stage, x, y, h, { pose: 'sit', mirrored, book: random.chance(0.8) });
      }
      return person(stage, x, y, random.range(24, 26.5), {
        pose: mood === 'scene' && random.chance(0.4) ? 'walk' : 'stand',
        mirrored: cross ? !mirrored : mirrored,
        arms: mood === 'bow' ? 'up' : random.pick(['forward', undefined, 'up', 'forward']),
        book: mood === 'scene' && random.chance(0.4),
      });
    }),
  );
}
