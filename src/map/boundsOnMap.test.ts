import { map } from '@studium/shared/town/appearance';
import { boundsOnMap } from './boundsOnMap';

const [west = 0, south = 0, east = 0, north = 0] = map?.bounds ?? [];
const here = { lat: (south + north) / 2, lng: (west + east) / 2 };
const near = { lat: here.lat + 0.001, lng: here.lng + 0.001 };
const far = { lat: 0, lng: 0 };

it('leaves out positions outside the map, unless there are no others', () => {
  expect(boundsOnMap([here, far, near])).toEqual([here.lng, here.lat, near.lng, near.lat]);
  expect(boundsOnMap([far])).toEqual([0, 0, 0, 0]);
  expect(boundsOnMap([])).toBeNull();
});
