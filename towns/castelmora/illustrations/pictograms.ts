import { darker, lighter, mix, palette } from './palette';
import { dailySigns } from './pictograms/daily';
import type { Papers, Pictogram } from './pictograms/ink';
import { leisureSigns } from './pictograms/leisure';
import { studySigns } from './pictograms/study';
import { travelSigns } from './pictograms/travel';
import { group, path, rect, type Svg } from './shapes';

/** Pictograms of places and icon blocks. */
export const pictograms = {
  bed: dailySigns.bed,
  book: studySigns.book,
  bus: travelSigns.bus,
  train: travelSigns.train,
  bike: travelSigns.bike,
  plate: dailySigns.plate,
  heart: dailySigns.heart,
  cross: dailySigns.cross,
  ball: leisureSigns.ball,
  swim: leisureSigns.swim,
  note: leisureSigns.note,
  mask: leisureSigns.mask,
  film: leisureSigns.film,
  market: dailySigns.market,
  basket: dailySigns.basket,
  coffee: dailySigns.coffee,
  tree: leisureSigns.tree,
  tower: travelSigns.tower,
  gate: travelSigns.gate,
  bridge: travelSigns.bridge,
  lift: travelSigns.lift,
  speech: dailySigns.speech,
  key: dailySigns.key,
  briefcase: studySigns.briefcase,
  globe: studySigns.globe,
  wifi: studySigns.wifi,
  printer: studySigns.printer,
  flask: studySigns.flask,
  cap: studySigns.cap,
  lamp: dailySigns.lamp,
  water: dailySigns.water,
  paper: studySigns.paper,
} satisfies Record<string, Pictogram>;

export type PictogramName = keyof typeof pictograms;

/** Colours of the field, by the section of the site. */
export const pictogramHues = {
  brick: palette.brick,
  river: palette.river,
  sage: palette.sage,
  plum: palette.plum,
  ochre: palette.ochre,
} as const;

export type PictogramHue = keyof typeof pictogramHues;

/** Paper on dark hues, ink on ochre, so that a sign contrasts with its background. */
function papersOn(hue: PictogramHue): Papers {
  const field = pictogramHues[hue];
  return hue === 'ochre'
    ? { sign: palette.ink, second: mix(palette.ink, palette.brick, 0.86), field }
    : { sign: palette.paper, second: mix(palette.honey, field, 0.12), field };
}

/** The shadow of a sign: the same sign in one dark colour. */
function shadowOf(draw: Pictogram, field: string): Svg {
  const shade = darker(field, 0.3);
  return group(draw({ sign: shade, second: shade, field: shade }), {
    transform: 'translate(2.2 2.6)',
  });
}

/** A complete square SVG: a sign on a rounded field, `size` pixels wide. */
export function drawPictogram(name: PictogramName, hue: PictogramHue, size: number): string {
  const papers = papersOn(hue);
  const draw: Pictogram = pictograms[name];
  const { field } = papers;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">` +
    rect(0, 0, 100, 100, field, 24) +
    path('M0 62V24A24 24 0 0 1 24 0H76Q66 46 0 62Z', lighter(field, 0.09)) +
    shadowOf(draw, field) +
    draw(papers) +
    '</svg>'
  );
}
