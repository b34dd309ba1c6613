import { createClusters, hasItem, itemsOf, pinRadius, pixelOf } from './clusters';
import type { MapEntry } from './mapEntry';
import { mapEntries } from './testing/mapEntries';

const world = [-180, -85, 180, 85] as const;

/** Pseudo-random entries, the same in each run. */
function scattered(count: number, start = 7): MapEntry[] {
  let seed = start;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: count }, (_, index) => ({
    ...(mapEntries[0] as MapEntry),
    id: String(index),
    position: { lat: 43.4 + next() / 50, lng: 12 + next() / 50 },
  }));
}

it('draws every entry exactly once at every zoom, in the order of the list', () => {
  const many = scattered(300);
  const marksIn = createClusters(many);
  for (let zoom = 8; zoom <= 18; zoom += 0.5) {
    const marks = marksIn({ bounds: world, zoom });
    const drawn = marks.flatMap(itemsOf);
    expect(drawn.map(({ id }) => Number(id)).sort((a, b) => a - b)).toEqual(
      many.map(({ id }) => Number(id)),
    );
    const firsts = marks.map((mark) => Number(itemsOf(mark)[0]?.id));
    expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
  }
});

it('draws no two marks so close that one covers the other at any zoom', () => {
  for (const seed of [7, 8, 9, 10]) {
    const marksIn = createClusters(scattered(150, seed));
    for (let zoom = 10; zoom <= 18; zoom += 0.5) {
      const points = marksIn({ bounds: world, zoom }).map(({ position }) =>
        pixelOf(position, Math.floor(zoom)),
      );
      const gaps = points.flatMap((one, index) =>
        points.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
      );
      expect(Math.min(pinRadius, ...gaps)).toBe(pinRadius);
    }
  }
});

it('omits entries outside the view', () => {
  const marks = createClusters(mapEntries)({ bounds: [12.055, 43.4, 12.07, 43.41], zoom: 16 });
  expect(marks.map(({ key }) => key)).toEqual(['2']);
});

it('separates close entries at a closer zoom, but never entries at the same address', () => {
  const marksIn = createClusters(mapEntries);
  const [far, ...none] = marksIn({ bounds: world, zoom: 8 });
  expect(none).toEqual([]);
  expect(far).toMatchObject({ kind: 'cluster', stacked: false });
  const [stack, single] = marksIn({ bounds: world, zoom: 18 });
  expect(stack).toMatchObject({ kind: 'cluster', stacked: true });
  expect(single).toMatchObject({ kind: 'single', key: '2' });
});

it('reports which entries a mark includes', () => {
  const [stack] = createClusters(mapEntries)({ bounds: world, zoom: 18 });
  expect(stack && ['1', '2', '3', null].map((id) => hasItem(stack, id))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
