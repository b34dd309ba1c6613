import { darker, palette, roofs } from '../palette';
import { path, sheet, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { bunting } from './details';
import { gatehouse, type GateKind } from './gateway';
import { houseRow } from './houses';
import { spectator } from './raceCourse';
import { frontRunner } from './racers';
import { rampart } from './rampart';
import { streetGlimpse } from './streetGlimpse';

const paving = '#E2C8A0';

/** A race out of the town gate and down the road. */
export function runThroughTheGate(stage: Stage): Svg {
  const { width: w, layout, random, paint, top } = stage;
  const raised = Math.min(0, top) * 0.42;
  const x = w * layout.range(0.4, 0.6);
  const foot = 74;
  const stone = layout.pick(['#D9A27C', '#E0B48A', '#CF9A80']);
  const kind = layout.pick<GateKind>(['house', 'keep', 'twin']);
  const wallTop = 50 + raised * 0.3;
  const inner = { x, top: wallTop, foot };
  const grass = layout.pick([palette.moss, palette.sage]);
  const half = Math.min(w * 0.2, 34);
  const rows = [0.42, 0.56, 0.74, 1];
  const runners = rows
    .map((s, i) => {
      const y = foot + 24 * ((s - 0.36) / 0.64);
      const h = 27 * s;
      const offset = (lane: number) => x + lane * (7 + (half - 7) * ((s - 0.36) / 0.64));
      const lanes =
        i === 0
          ? [-0.1]
          : i === 3
            ? [layout.pick([-0.55, 0.5]), layout.pick([0.05, -0.1])]
            : [-0.45, 0.4];
      const crowd = [-1.35, -1.75, 1.4, 1.8, ...(w > 160 ? [-2.3, 2.3, 2.7] : [])]
        .map((lane) =>
          i > 0 && random.chance(0.8) ? spectator(stage, offset(lane), y, h * 0.96) : '',
        )
        .join('');
      return sheet(
        crowd +
          lanes.map((lane) => frontRunner(stage, offset(lane), y, h, random.chance(0.5))).join(''),
      );
    })
    .join('');
  return [
    sheet(
      houseRow(stage, -3, w, 60 + raised * 0.8, [10, 15], [16, 25], { depth: 0.26, unit: 1.4 }),
    ),
    sheet(rampart(stage, { x: -2, top: wallTop - 4, foot: foot + 6 }, inner, stone)),
    sheet(
      rampart(stage, inner, { x: w + 2, top: wallTop - 5, foot: foot + 7 }, darker(stone, 0.06)),
    ),
    sheet(
      path(
        `M-2 102V${foot + 4}L${x - 9} ${foot}H${x + 9}L${w + 2} ${foot + 4}V102Z`,
        paint(grass),
      ) +
        path(
          `M${x - 9} ${foot}Q${x - 12} 86 ${x - half * 1.2} 102H${x + half * 1.2}Q${x + 12} 86 ${x + 9} ${foot}Z`,
          paint(paving),
        ),
    ),
    sheet(
      gatehouse(
        stage,
        kind,
        {
          x,
          y: foot + 0.6,
          h: (kind === 'twin' ? 40 : 47) - raised * 0.62,
          archHeight: 25 - raised * 0.2,
          archWidth: 18,
          stone,
          roof: layout.pick(roofs),
        },
        streetGlimpse(stage, x, foot, raised),
      ),
    ),
    bunting(stage, -3, 40 + raised, x - 18, 38 + raised * 0.6),
    bunting(stage, x + 18, 38 + raised * 0.6, w + 3, 40 + raised),
    runners,
  ].join('');
}
