import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapColours } from './colours';
import { fill, line, ofKind } from './drawing';

/** Higher houses are darker; without a height a house is between them. */
const roofs = ({ lowRoof, highRoof }: MapColours): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['coalesce', ['get', 'height'], 9],
  ...[4, lowRoof, 14, highRoof],
];

/** Houses, and the parts of buildings that have a colour of their own. */
export const buildingLayers = (c: MapColours): LayerSpecification[] => [
  fill('building', 'buildings', ofKind('building', 'building_part'), {
    'fill-color': [
      'match',
      ['coalesce', ['get', 'kind_detail'], ''],
      ['church', 'cathedral', 'chapel', 'mosque', 'synagogue', 'temple', 'civic', 'townhall'],
      c.church,
      ['university', 'college', 'school'],
      c.university,
      ['train_station', 'station'],
      c.station,
      ['wall', 'tower', 'gate'],
      c.wall,
      ['industrial', 'factory', 'warehouse'],
      c.workshop,
      roofs(c),
    ],
  }),
  line(
    'buildingEdge',
    'buildings',
    ofKind('building'),
    { 'line-color': c.roofEdge, 'line-width': 0.6 },
    { minzoom: 15 },
  ),
];
