import { print as colours } from './colours';
import { Letters } from './lettering';
import { view, type Room } from './sheetView';

const sheet = { width: view.width + 2 * view.margin, height: view.height + 2 * view.margin };
const title: Room = { at: [view.margin + 314, view.margin + 125], width: 560, height: 182 };
const compassRose: Room = {
  at: [sheet.width - view.margin - 110, view.margin + 130],
  width: 130,
  height: 190,
};
const scale: Room = {
  at: [sheet.width - view.margin - 272, sheet.height - view.margin - 67],
  width: 476,
  height: 66,
};

/** The rectangles in which no names are drawn. */
export const occupied: readonly Room[] = [
  title,
  compassRose,
  { ...scale, height: scale.height + 70 },
];

const plate = ({ at: [x, y], width, height }: Room) =>
  `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="14" ` +
  `fill="${colours.halo}" stroke="${colours.text}" stroke-width="2"/>`;

const frameLine = (inset: number, width: number, size: readonly [number, number]) =>
  `<rect x="${inset}" y="${inset}" width="${size[0] - 2 * inset}" height="${size[1] - 2 * inset}" ` +
  `fill="none" stroke="${colours.text}" stroke-width="${width}"/>`;

function compass(x: number, y: number, letters: Letters): string {
  const point = (angle: number, reach: number, color: string, half: number) =>
    `<path transform="rotate(${angle})" d="M0 ${-reach}L${half} 0L0 0Z" fill="${color}"/>` +
    `<path transform="rotate(${angle})" d="M0 ${-reach}L${-half} 0L0 0Z" fill="${colours.halo}" stroke="${color}" stroke-width="1"/>`;
  const short = [45, 135, 225, 315].map((angle) => point(angle, 34, colours.softText, 8));
  const long = [0, 90, 180, 270].map((angle) => point(angle, 56, colours.church, 11));
  return (
    `<g transform="translate(${x} ${y})"><circle r="44" fill="none" stroke="${colours.church}" stroke-width="1.5"/>` +
    `${short.join('')}${long.join('')}${letters.centred('N', [0, -72], { size: 24, fill: colours.church })}</g>`
  );
}

function scaleBar(x: number, y: number, letters: Letters): string {
  const pieces = [0, 1, 2, 3].map(
    (i) =>
      `<rect x="${x + i * 100}" y="${y}" width="100" height="9" fill="${i % 2 ? colours.halo : colours.text}" stroke="${colours.text}" stroke-width="1.5"/>`,
  );
  const style = { size: 15, fill: colours.text };
  const figures = [0, 200, 400].map((metres) =>
    letters.centred(metres === 400 ? '400 m' : String(metres), [x + metres, y - 14], style),
  );
  return pieces.join('') + figures.join('');
}

/** Draws title, compass, scale and the lines around the sheet. */
export async function drawFrame(): Promise<string> {
  const display = await Letters.open('bricolage-grotesque/files/bricolage-grotesque-latin', 800);
  const text = await Letters.open('figtree/files/figtree-latin', 500);
  const [x, y] = title.at;
  const size = [sheet.width, sheet.height] as const;
  return (
    frameLine(view.margin, 4, size) +
    frameLine(view.margin - 12, 1.5, size) +
    plate(title) +
    display.centred('Castelmora', [x, y - 21], { size: 92, fill: colours.church }) +
    text.centred('La città dentro e fuori le mura', [x, y + 55], {
      size: 25,
      fill: colours.softText,
      spacing: 0.02,
    }) +
    compass(...compassRose.at, display) +
    plate(scale) +
    scaleBar(scale.at[0] - 200, scale.at[1] + 9, text)
  );
}
