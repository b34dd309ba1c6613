import {
  box,
  card,
  chevron,
  colour,
  disc,
  heading,
  lines,
  picture,
  preview,
  shape,
  stroke,
} from './shapes';
import { bed, book, bus, cup, health, house, key, stairs, university } from './icons';

const { tints } = colour;

const play = (x: number, y: number, r: number): string =>
  disc(x, y, r, colour.cream) +
  shape(
    `M${x - r * 0.28} ${y - r * 0.42}L${x + r * 0.46} ${y}L${x - r * 0.28} ${y + r * 0.42}Z`,
    colour.brick,
  );

/** A button of the slider; direction 1 points right, -1 left. */
const arrow = (x: number, y: number, direction: 1 | -1): string =>
  disc(x, y, 22, colour.surface) +
  stroke(
    `M${x - 4 * direction} ${y - 9}L${x + 5 * direction} ${y}L${x - 4 * direction} ${y + 9}`,
    colour.ink,
    5,
  );

const column = (x: number, hue: 'brick' | 'river' | 'sage'): string =>
  card([x, 56, 128, 208]) +
  disc(x + 38, 98, 20, tints[hue]) +
  disc(x + 38, 98, 9, colour[hue]) +
  heading(x + 18, 140, 84, colour.ink, 14) +
  lines(x + 18, 174, [92, 86, 58]);

const closedRow = (y: number): string =>
  card([48, y, 384, 50]) +
  heading(72, y + 18, 180, colour.ink, 14) +
  stroke(`M388 ${y + 21}l9 9l9 -9`, colour.brick, 5);

type Tile = (x: number, y: number, fill: string) => string;

/** Four tiles with icons in the colour of their section. */
const tiles = (hue: 'brick' | 'sage', icons: readonly [Tile, Tile, Tile, Tile]): string =>
  preview(
    ...icons.map((icon, n) => {
      const [x, y] = [n % 2 === 0 ? 48 : 248, n < 2 ? 36 : 168];
      return (
        box([x, y, 184, 116], tints[hue], 16) +
        icon(x + 52, y + 58, colour[hue]) +
        lines(x + 100, y + 46, [60, 42], colour.ink)
      );
    }),
  );

const eventRow = (y: number, widths: [number, number]): string =>
  card([48, y, 384, 76]) +
  box([62, y + 12, 56, 52], tints.plum, 10) +
  box([62, y + 12, 56, 16], colour.plum, 8) +
  heading(78, y + 40, 24, colour.plum, 12) +
  heading(140, y + 20, widths[0], colour.ink, 14) +
  lines(140, y + 48, [widths[1]]);

const newsRow = (y: number, widths: [number, number, number]): string =>
  picture([48, y, 132, 112]) +
  box([204, y + 4, 66, 18], tints.ochre, 9) +
  heading(204, y + 36, widths[0], colour.ink, 14) +
  lines(204, y + 68, [widths[1], widths[2]]);

const universityCard = (x: number): string =>
  card([x, 56, 128, 208]) +
  box([x, 56, 128, 116], tints.river, 16) +
  box([x, 140, 128, 32], tints.river, 0) +
  university(x + 64, 116, colour.river) +
  heading(x + 18, 194, 84, colour.ink, 14) +
  lines(x + 18, 224, [70]);

/** A preview picture per block of the page builder, by handle. The pictures contain no text. */
export const drawings: Record<string, string> = {
  hero: preview(
    picture([0, 0, 480, 320], 0),
    box([36, 170, 262, 122], colour.cream, 16),
    heading(60, 194, 200),
    heading(60, 222, 132),
    box([60, 254, 88, 22], colour.brick, 11),
  ),
  titleContent: preview(
    stroke('M60 106q22 -30 44 0', colour.brick, 8),
    heading(56, 128, 330, colour.ink, 34),
    heading(56, 176, 214, colour.ink, 34),
  ),
  textContent: preview(lines(72, 64, [336, 320, 330, 196]), lines(72, 172, [328, 336, 310, 250])),
  image: preview(picture([56, 36, 368, 212], 16), lines(56, 268, [230])),
  card: preview(
    card([134, 24, 212, 272]),
    picture([134, 24, 212, 126], 16),
    heading(154, 170, 140, colour.ink, 16),
    lines(154, 202, [172, 156]),
    stroke('M154 266H214', colour.brick, 6),
    chevron(214, 266, colour.brick),
  ),
  buttons: preview(
    box([60, 64, 360, 52], colour.brick, 26),
    heading(176, 84, 128, colour.cream, 12),
    box([62, 136, 356, 50], 'none', 25, { stroke: colour.brick, 'stroke-width': 4 }),
    heading(176, 155, 128, colour.brick, 12),
    heading(176, 217, 128, colour.brick, 12),
    stroke('M176 244H304', colour.brick, 3),
  ),
  links: preview(
    ...[56, 112, 168, 224].map(
      (y, n) =>
        heading(64, y + 12, [214, 168, 246, 190][n] ?? 0, colour.ink, 13) +
        chevron(410, y + 18, colour.brick) +
        box([64, y + 45, 352, 3], colour.line, 1.5),
    ),
  ),
  columns: preview(column(32, 'brick'), column(176, 'river'), column(320, 'sage')),
  group: preview(
    box([40, 36, 400, 248], tints.ochre, 22, {
      stroke: colour.ochre,
      'stroke-width': 4,
      'stroke-dasharray': '14 10',
    }),
    heading(72, 72, 190),
    lines(72, 112, [176, 190, 150, 170, 120]),
    box([72, 232, 96, 24], colour.brick, 12),
    picture([288, 72, 120, 184]),
  ),
  accordion: preview(
    closedRow(32),
    card([48, 98, 384, 124]),
    heading(72, 118, 210, colour.ink, 14),
    stroke('M388 129l9 -9l9 9', colour.brick, 5),
    lines(72, 154, [312, 328, 220]),
    closedRow(238),
  ),
  gallery: preview(
    picture([48, 32, 252, 256], 16),
    picture([316, 32, 116, 120], 16),
    picture([316, 168, 116, 120], 16),
  ),
  slider: preview(
    picture([-120, 60, 180, 180], 16),
    picture([84, 44, 312, 212], 16),
    picture([420, 60, 180, 180], 16),
    arrow(84, 150, -1),
    arrow(396, 150, 1),
    disc(216, 284, 6, colour.soft),
    box([228, 278, 26, 12], colour.brick, 6),
    disc(268, 284, 6, colour.soft),
  ),
  video: preview(
    picture([48, 32, 384, 256], 16),
    play(240, 150, 44),
    box([72, 254, 336, 10], colour.cream, 5),
    box([72, 254, 126, 10], colour.brick, 5),
    disc(198, 259, 10, colour.brick),
  ),
  embed: preview(
    card([48, 32, 384, 252]),
    ...[76, 98, 120].map((x) => disc(x, 56, 7, colour.line)),
    box([144, 46, 264, 20], colour.sand, 10),
    box([64, 84, 352, 184], tints.river, 10),
    play(240, 168, 40),
    stroke('M372 98h26v26M398 98l-26 26', colour.river, 6),
  ),
  icon: preview(
    disc(240, 160, 92, tints.plum),
    `<g transform="translate(240 158) scale(1.9)">${house(0, 0, colour.plum)}</g>`,
  ),
  download: preview(
    shape(
      'M150 40h124l56 56v176a12 12 0 0 1-12 12H150a12 12 0 0 1-12-12V52a12 12 0 0 1 12-12z',
      colour.surface,
    ),
    shape('M274 40l56 56h-44a12 12 0 0 1-12-12z', colour.line),
    lines(164, 96, [84, 132, 140]),
    disc(306, 236, 50, colour.brick),
    stroke('M306 212v38M290 236l16 16l16 -16M286 262h40', colour.cream, 7),
  ),
  separator: preview(
    lines(72, 64, [336, 322, 240]),
    box([72, 156, 336, 7], colour.brick, 3.5),
    lines(72, 204, [330, 336, 210]),
  ),
  spacer: preview(
    lines(72, 40, [336, 260]),
    box([72, 100, 336, 120], 'none', 12, {
      stroke: colour.soft,
      'stroke-width': 4,
      'stroke-dasharray': '12 10',
    }),
    stroke('M240 128v64M224 142l16 -16l16 16M224 178l16 16l16 -16', colour.brick, 7),
    lines(72, 250, [336, 280]),
  ),
  listCategoriesAccommodations: tiles('brick', [house, bed, key, stairs]),
  listCategoriesServices: tiles('sage', [bus, book, cup, health]),
  listEvents: preview(
    eventRow(28, [190, 130]),
    eventRow(120, [232, 110]),
    eventRow(212, [164, 150]),
  ),
  listNews: preview(newsRow(36, [210, 228, 160]), newsRow(172, [176, 220, 190])),
  listUniversities: preview(universityCard(32), universityCard(176), universityCard(320)),
};
