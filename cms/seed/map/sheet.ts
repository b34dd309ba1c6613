import { print as colours } from './colours';
import type { Feature, Geometry } from './features';
import { toMetres, type Line, type Point, type Position } from './geometry';
import { onSheet, view } from './sheetView';
import { drawFrame } from './sheetFrame';
import { drawLabels } from './sheetLabels';
import { drawTown } from './town';

const project = (positions: readonly Position[]): Line =>
  positions.map((position) => onSheet(toMetres(position)));

export function linesOf(geometry: Geometry): Line[] {
  switch (geometry.type) {
    case 'Point':
      return [project([geometry.coordinates])];
    case 'MultiPoint':
    case 'LineString':
      return [project(geometry.coordinates)];
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates.map(project);
    case 'MultiPolygon':
      return geometry.coordinates.flat().map(project);
  }
}

const data = (lines: readonly Line[], isClosed: boolean) =>
  lines
    .map(
      (line) =>
        `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${isClosed ? 'Z' : ''}`,
    )
    .join('');

export type Layer = (features: readonly Feature[]) => string;

const ofKind = (features: readonly Feature[], kind: string, rank?: number) =>
  features.filter(
    ({ properties }) =>
      properties.kind === kind && (rank === undefined || properties.rank === rank),
  );

const shapesOf = (features: readonly Feature[]) =>
  features.flatMap(({ geometry }) => linesOf(geometry));

const fill =
  (kind: string, color: string, more = '', rank?: number): Layer =>
  (features) =>
    `<path d="${data(shapesOf(ofKind(features, kind, rank)), true)}" fill="${color}" fill-rule="evenodd" ${more}/>`;

const stroke =
  (kind: string, color: string, width: number, more = 'stroke-linecap="round"'): Layer =>
  (features) =>
    `<path d="${data(shapesOf(ofKind(features, kind)), false)}" fill="none" stroke="${color}" ` +
    `stroke-width="${width}" stroke-linejoin="round" ${more}/>`;

const each =
  (kind: string, draw: (at: Point) => string): Layer =>
  (features) =>
    shapesOf(ofKind(features, kind)).flat().map(draw).join('');

const spot = ([x, y]: Point, radius: number, color: string) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="${color}"/>`;

const edge = (color: string, width: number) =>
  `stroke="${color}" stroke-width="${width}" stroke-linejoin="round"`;

/** A shadow to the south-east. */
const shadow = (kind: string, metres: number): Layer =>
  fill(kind, '#3A1F33', `opacity="0.28" transform="translate(${metres} ${metres})"`);

const ways: [kind: string, width: number][] = [
  ['road', 8],
  ['lane', 5],
  ['steps', 5],
  ['street', 8],
  ['avenue', 13],
];
const built = ['church', 'hall', 'university', 'mill', 'station'];

/** Draws one path per ring, so that the slope gets darker with each contour step. */
const slopes: Layer = (features) =>
  ofKind(features, 'slope')
    .map(
      ({ geometry }) =>
        `<path d="${data(linesOf(geometry), true)}" fill="${colours.slope}" fill-opacity="0.2" ${edge(colours.contour, 1.6)}/>`,
    )
    .join('');

const layers: Layer[] = [
  slopes,
  fill('wood', colours.wood, edge('#A3B48B', 2)),
  fill('wood', 'url(#trees)'),
  ...(['field', 'meadow', 'orchard', 'vineyard'] as const).map((crop) =>
    fill(crop, colours[crop], 'opacity="0.8"'),
  ),
  stroke('rows', colours.rows, 2.6, 'stroke-dasharray="0.1 6.5" stroke-linecap="round"'),
  fill('river', colours.river, edge(colours.shore, 2.5)),
  stroke('canal', colours.river, 8),
  fill('town', colours.town),
  fill('park', colours.park),
  fill('garden', colours.garden),
  fill('bed', colours.bed),
  fill('pitch', colours.bed, edge('#FFFBF2', 2)),
  fill('island', colours.park, edge(colours.shore, 1.5)),
  ...ways.map(([kind, width]) => stroke(kind, colours.casing, width + 2)),
  ...ways.map(([kind, width]) => stroke(kind, colours.street, width)),
  fill('square', colours.square),
  stroke('cyclePath', colours.street, 5),
  stroke('cyclePath', colours.cyclePath, 2.6, 'stroke-dasharray="9 6"'),
  stroke('stoneBridge', colours.wall, 16, 'stroke-linecap="butt"'),
  stroke('stoneBridge', colours.street, 10),
  stroke('footBridge', colours.wall, 8),
  stroke('footBridge', colours.street, 4),
  shadow('house', 2.6),
  ...colours.houses.map((color, rank) => fill('house', color, edge(colours.houseEdge, 0.6), rank)),
  ...built.flatMap((kind) => [shadow(kind, 3.6)]),
  fill('mill', colours.mill, edge('#7B3E2C', 1)),
  fill('hall', colours.church, edge('#55170B', 1)),
  fill('church', colours.church, edge('#55170B', 1)),
  fill('university', colours.university, edge('#1F435C', 1)),
  fill('station', colours.station, edge('#4A2545', 1)),
  fill('platform', '#CFC2B4', edge('#8D8298', 0.8)),
  stroke('railway', colours.railway, 5),
  stroke('railway', colours.paper, 3, 'stroke-dasharray="9 9" stroke-linecap="butt"'),
  stroke('lift', colours.lift, 3.5, 'stroke-dasharray="1 7" stroke-linecap="round"'),
  each('tree', ([x, y]) => spot([x + 1.6, y + 1.8], 4.4, '#4B5A3E') + spot([x, y], 4.4, '#7F9C6A')),
  shadow('tower', 3),
  stroke('wall', colours.wall, 6.5),
  fill('tower', colours.wall),
  each('busStop', (at) => spot(at, 5.6, '#FFFBF2') + spot(at, 4, '#A63A22')),
];

/** A pattern of tree crowns for woods. */
const treePattern =
  '<pattern id="trees" width="34" height="30" patternUnits="userSpaceOnUse">' +
  [
    [8, 8, 6],
    [25, 6, 5],
    [17, 20, 6.5],
    [31, 23, 4.5],
    [3, 25, 4.5],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        spot([x + 1.5, y + 1.8], r, '#94A87D') + spot([x, y], r, '#A7BA8C'),
    )
    .join('') +
  '</pattern>';

/** Draws the complete sheet as SVG in the colours for print; one unit is one metre. */
export async function drawSheet(): Promise<string> {
  const { features } = drawTown();
  const [width, height] = [view.width + 2 * view.margin, view.height + 2 * view.margin];
  const map = layers.map((layer) => layer(features)).join('');
  const labels = await drawLabels();
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs><clipPath id="view"><rect x="${view.margin}" y="${view.margin}" width="${view.width}" height="${view.height}"/></clipPath>${treePattern}</defs>` +
    `<rect width="${width}" height="${height}" fill="#FBF6EC"/><g clip-path="url(#view)">` +
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>${map}${labels}</g>` +
    `${await drawFrame()}</svg>`
  );
}
