import { darker, lighter, palette } from '../palette';
import { group, line, path, rect, sheet, times, type Svg } from '../shapes';
import { placer, type Stage } from '../stage';
import { water } from './land';
import { cat, catColor } from './details';
import { person } from './people';
import { farShore } from './riverTown';
import { ducks, rowingBoat } from './riverside';
import { bench } from './seats';
import { evenArches, reflection, stoneBridge, type StoneBridge } from './stoneBridge';

/** The view from a quay under the bridge: the near arch frames river, town and a distant bridge. */
export function bridgeArchView(stage: Stage, mirrored: boolean): Svg {
  const { width: w, top, wide, layout, random, paint } = stage;
  const place = placer(stage, mirrored);
  const stone = layout.pick(['#B98468', '#A87A66', '#C0946F']);
  const shape: StoneBridge = {
    x0: -6,
    x1: w + 6,
    deckY: 64,
    rise: 2,
    waterY: 72.6,
    arches: evenArches(Math.round(w / 26)),
    stone: '#E6C69C',
  };
  const span = wide ? w * 0.84 : w * 0.9;
  const left = wide ? (w - span) / 2 : w * 0.05;
  const crown = 7 + top * 0.82;
  const rise = Math.min(span / 2, 46 - top * 0.5);
  const outline = (inset: number) =>
    `M${left + inset} 102V${crown + rise}A${span / 2 - inset} ${rise - inset * 0.9} 0 0 1 ${left + span - inset} ${crown + rise}V102Z`;
  const frame = `M-2 ${top - 2}H${w + 2}V102H-2Z`;
  const quay = `M${place(-3)} 102V91H${place(w * 0.4)}L${place(w * 0.5)} 102Z`;
  const tall = 104 - top;
  const blocks = times(tall / 6.4, (row) =>
    times(w / 13 + 2, (i) =>
      random.chance(0.4)
        ? rect(
            i * 13 - (row % 2) * 6.5,
            top + row * 6.4 + 0.3,
            12.4,
            5.8,
            paint(
              random.chance(0.4) ? lighter(stone, 0.07) : darker(stone, random.pick([0.05, 0.1])),
            ),
            0.6,
          )
        : '',
    ),
  );
  const clip = stage.newId();
  return [
    water(stage, farShore, 100),
    sheet(stoneBridge(stage, shape)),
    reflection(stage, shape, 5),
    sheet(
      rowingBoat(
        stage,
        place(w * layout.range(0.54, 0.66)),
        86,
        15,
        layout.pick([palette.brick, palette.plum, palette.ochre]),
      ),
    ),
    ducks(stage, place(w * 0.8), 94, 1.2),
    path(`${outline(0)}${outline(4.4)}`, paint(darker(stone, 0.34)), { 'fill-rule': 'evenodd' }),
    sheet(
      path(quay, paint('#D8B48C')) +
        path(
          `M${place(-3)} 91H${place(w * 0.4)}L${place(w * 0.415)} 92.6H${place(-3)}Z`,
          paint(palette.cream),
        ),
    ),
    sheet(
      bench(stage, place(w * 0.2), 95, 20, 1, '#A98A72') +
        person(stage, place(w * 0.2), 95, 20, { pose: 'sit', mirrored, book: random.chance(0.5) }) +
        cat(stage, place(w * 0.32), 96, 6, catColor(stage, palette.cream), !mirrored),
    ),
    sheet(
      path(`${frame}${outline(0)}`, paint(stone), { 'fill-rule': 'evenodd' }) +
        `<defs><clipPath id="${clip}"><path d="${frame}${outline(0)}" clip-rule="evenodd"/></clipPath></defs>` +
        group(blocks, { 'clip-path': `url(#${clip})` }) +
        line(outline(0), paint(lighter(stone, 0.22)), 2.6, {
          'stroke-linecap': 'butt',
          'stroke-dasharray': '3.4 0.4',
        }),
    ),
  ].join('');
}
