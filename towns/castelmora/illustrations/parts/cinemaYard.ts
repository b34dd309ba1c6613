import { darker, lighter, roofs, walls } from '../palette';
import { rect, sheet, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { arcadeFacade } from './arcade';
import { houseRow } from './houses';
import { ivy } from './ivy';
import { tower } from './landmarks';
import { tree } from './trees';

/** The surroundings: arcades, a wall with ivy and trees, or the houses of a square. */
export function cinemaYard(
  stage: Stage,
  place: (x: number, width?: number) => number,
  raised: number,
  floor: number,
): Svg {
  const { width: w, layout, random } = stage;
  const kind = layout.pick(['arcade', 'garden', 'square'] as const);
  const behind = sheet(
    tower(stage, place(w * layout.range(0.84, 0.9), 7), 50, 7, 38 - raised * 0.6, { depth: 0.24 }) +
      houseRow(stage, -3, w, 56, [11, 16], [16 - raised * 0.6, 28 - raised * 0.7], {
        depth: 0.24,
        unit: 1.4,
      }),
  );
  if (kind === 'square')
    return (
      behind +
      sheet(
        houseRow(stage, -4, w, floor + 1, [14, 21], [22 - raised * 0.3, 36 - raised * 0.5], {
          depth: 0.08,
          unit: 1.7,
        }),
      )
    );
  if (kind === 'arcade') {
    const bays = Math.round(w / 14);
    return (
      behind +
      sheet(
        arcadeFacade(stage, -4, floor + 1, w + 8, {
          bays,
          archHeight: 22,
          upper: 15 - raised * 0.2,
          color: layout.pick(walls),
          roof: layout.pick(roofs),
        }),
      )
    );
  }
  const stone = layout.pick(['#D9A27C', '#CF9A80', '#DDBB94']);
  const crowns = times(w / 15, (i) =>
    random.chance(0.75)
      ? tree(stage, i * 15 + random.range(0, 8), floor - 12, random.range(18, 30) - raised * 0.3, {
          kind: random.pick(['round', 'cypress', 'pine']),
          depth: 0.1,
        })
      : '',
  );
  return (
    behind +
    sheet(crowns) +
    sheet(
      rect(-2, floor - 20, w + 4, 21, stage.paint(stone)) +
        times(w, () => {
          const x = random.range(0, w);
          return rect(
            x,
            floor - 18 + Math.floor(random.range(0, 6)) * 3,
            random.range(2.6, 5),
            2,
            stage.paint(darker(stone, random.pick([0.06, 0.12]))),
            0.5,
          );
        }) +
        rect(-2, floor - 21.4, w + 4, 2.4, stage.paint(lighter(stone, 0.3))),
    ) +
    ivy(stage, w * 0.02, floor - 21, w * 0.16, 15) +
    ivy(stage, w * 0.84, floor - 21, w * 0.15, 13)
  );
}
