import { palette } from '../palette';
import { circle, line, path, rect, sheet, type Svg } from '../shapes';
import { placer, type Stage } from '../stage';
import { bike } from './details';
import { person } from './people';
import { bench } from './seats';
import { bigTree, bush, tree } from './trees';

/** Things by the road: a tree with a bench, a signpost, a parked bicycle. */
export function roadside(stage: Stage, mirrored: boolean): Svg {
  const { width: w, layout, random, wide, top } = stage;
  const place = placer(stage, mirrored);
  const corner = layout.pick(['big', 'pine', 'cypresses', 'olive'] as const);
  const grown = {
    big: () =>
      bigTree(
        stage,
        place(w * 0.05),
        98,
        52 - top * 0.3,
        layout.pick([palette.sage, palette.moss]),
      ),
    pine: () =>
      tree(stage, place(w * 0.05), 98, 62 - top * 0.4, { kind: 'pine', color: palette.forest }),
    cypresses: () =>
      tree(stage, place(w * 0.035), 96, 46 - top * 0.4, { kind: 'cypress' }) +
      tree(stage, place(w * 0.085), 94, 34, { kind: 'cypress' }),
    olive: () =>
      bigTree(stage, place(w * 0.06), 97, 40 - top * 0.2, '#8FA38A') +
      bush(stage, place(w * 0.02), 99, 14),
  }[corner];
  const benchX = place(w * 0.2);
  const rest = layout.pick(['reader', 'bike', 'sign'] as const);
  const opposite = {
    reader: () => '',
    bike: () =>
      bike(stage, place(w * 0.9), 93, 11, random.pick([palette.brick, palette.plum]), !mirrored),
    sign: () => signpost(stage, place(w * 0.9), 95),
  }[rest];
  const seated =
    wide || rest === 'reader'
      ? bench(stage, benchX, 91, 17) +
        person(stage, benchX, 91, 17, { pose: 'sit', mirrored, book: true })
      : '';
  return (
    sheet(seated) +
    sheet(opposite()) +
    sheet(grown()) +
    bush(stage, place(w * 0.99), 101, 16, palette.forest)
  );
}

/** Arms of a signpost with strokes for names. */
function signpost({ paint, layout }: Stage, x: number, y: number): Svg {
  const arm = (top: number, f: number, color: string) =>
    path(
      `M${x - f * 2} ${top}H${x + f * 8}L${x + f * 10.4} ${top + 1.7}L${x + f * 8} ${top + 3.4}H${x - f * 2}Z`,
      paint(color),
    ) + line(`M${x + f} ${top + 1.7}H${x + f * 6.6}`, paint(palette.paper), 0.6);
  return [
    rect(x - 0.6, y - 22, 1.2, 22, paint(palette.woodDark)),
    circle(x, y - 22, 0.9, paint(palette.woodDark)),
    arm(y - 20, 1, layout.pick([palette.brick, palette.river])),
    arm(y - 15.6, -1, palette.sage),
    arm(y - 11.2, 1, palette.plum),
  ].join('');
}
