import type { LayerSpecification } from 'maplibre-gl';
import type { MapColours } from './colours';
import { all, fill, line, ofKind, type Metres } from './drawing';

/** Kinds of land by their colour, in drawing order: what is drawn later lies above. */
const land = [
  ['built', ['residential', 'neighbourhood']],
  ['works', ['industrial', 'commercial', 'railway', 'military', 'aerodrome']],
  ['farmland', ['farmland', 'farmyard', 'beach', 'sand', 'bare_rock']],
  ['meadow', ['meadow', 'grass', 'grassland', 'scrub', 'wetland']],
  ['orchard', ['orchard', 'vineyard']],
  [
    'park',
    [
      ...['park', 'recreation_ground', 'village_green', 'golf_course', 'cemetery', 'dog_park'],
      ...['playground', 'zoo', 'camp_site', 'nature_reserve'],
    ],
  ],
  ['garden', ['garden']],
  ['pitch', ['allotments', 'pitch', 'stadium']],
  ['campus', ['university', 'college', 'school', 'kindergarten', 'hospital']],
] as const satisfies [keyof MapColours, string[]][];

/** Land, parks and water. */
export const groundLayers = (c: MapColours, metres: Metres): LayerSpecification[] => [
  { id: 'earth', type: 'background', paint: { 'background-color': c.earth } },
  // Covers of land lie on each other, so the higher steps of a hill are darker.
  fill('hill', 'landcover', undefined, { 'fill-color': c.hill, 'fill-opacity': 0.14 }),
  line('hillEdge', 'landcover', ofKind('barren'), { 'line-color': c.hillEdge, 'line-width': 0.8 }),
  ...land.map(([color, kinds]) =>
    fill(color, 'landuse', ofKind(...kinds), { 'fill-color': c[color] }),
  ),
  // The woods cover the inner half of their edges, so woods that overlap look like one.
  line(
    'woodEdge',
    'landuse',
    ofKind('wood', 'forest'),
    { 'line-color': c.woodEdge, 'line-width': 2 },
    { minzoom: 14 },
  ),
  fill('wood', 'landuse', ofKind('wood', 'forest'), { 'fill-color': c.wood }),
  line('waterway', 'water', all(isLine, ofKind('river', 'canal')), {
    'line-color': c.water,
    'line-width': metres(8, 1),
  }),
  line('stream', 'water', all(isLine, ofKind('stream', 'drain', 'ditch')), {
    'line-color': c.water,
    'line-width': metres(2, 0.8),
  }),
  fill('water', 'water', isArea, { 'fill-color': c.water }),
  line('waterEdge', 'water', isArea, { 'line-color': c.waterEdge, 'line-width': 1 }),
];

const isLine: ['==', ['geometry-type'], string] = ['==', ['geometry-type'], 'LineString'];
const isArea: ['==', ['geometry-type'], string] = ['==', ['geometry-type'], 'Polygon'];
