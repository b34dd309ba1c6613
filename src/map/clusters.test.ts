import { createClusters, hasPlace, itemsOf } from './clusters';
import type { Place } from './place';
import { places } from './testing/places';

const world = [-180, -85, 180, 85] as const;

/** Pseudo-random places, the same in each run. */
function scattered(count: number): Place[] {
  let seed = 7;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: count }, (_, index) => ({
    ...(places[0] as Place),
    id: String(index),
    position: { lat: 43.4 + next() / 50, lng: 12 + next() / 50 },
  }));
}

it('draws every place exactly once at every zoom, in the order of the list', () => {
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

it('omits places outside the view', () => {
  const marks = createClusters(places)({ bounds: [12.055, 43.4, 12.07, 43.41], zoom: 16 });
  expect(marks.map(({ key }) => key)).toEqual(['2']);
});

it('separates close places at a closer zoom, but never places at the same address', () => {
  const marksIn = createClusters(places);
  const [far, ...none] = marksIn({ bounds: world, zoom: 8 });
  expect(none).toEqual([]);
  expect(far).toMatchObject({ kind: 'cluster', stacked: false });
  const [stack, single] = marksIn({ bounds: world, zoom: 18 });
  expect(stack).toMatchObject({ kind: 'cluster', stacked: true });
  expect(single).toMatchObject({ kind: 'place', key: '2' });
});

it('reports which places a mark includes', () => {
  const [stack] = createClusters(places)({ bounds: world, zoom: 18 });
  expect(stack && ['1', '2', '3', null].map((id) => hasPlace(stack, id))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
