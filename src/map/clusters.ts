import Supercluster from 'supercluster';
import type { Bounds, Place, Position } from './place';

/** Zoom steps from which only what is at the same address still stands together. */
const closest = 20;

/** Pixels within which pins would cover each other. */
export const pinRadius = 58;

/** What can stand on the map: an entry of the list, or a point of interest. */
export interface Placed {
  id: string;
  position: Position;
}

interface Marked {
  key: string;
  position: Position;
}

/** What is drawn at one point of the map. */
export type Mark<Item extends Placed = Place> =
  | (Marked & { kind: 'place'; place: Item })
  | (Marked & {
      kind: 'cluster';
      /** In the order of the list. */
      places: Item[];
      /** Whether they stand at the same point, so that no zoom takes them apart. */
      stacked: boolean;
    });

export interface View {
  bounds: Bounds;
  zoom: number;
}

/** Says what to draw in a view: places, and clusters of those that would cover each other. */
export type Clusters<Item extends Placed = Place> = (view: View) => Mark<Item>[];

/**
 * Puts places into an index once; asking it is cheap. Marks come in the order of the list, a
 * cluster where the first of its places stands in it, and together hold every place in the view
 * exactly once.
 * @param radius pixels within which two of them would cover each other
 */
export function clustersOf<Item extends Placed>(
  places: Item[],
  radius = pinRadius,
): Clusters<Item> {
  const index = new Supercluster<{ order: number }, { first: number }>({
    radius,
    // A zoom step of the map is drawn in tiles of 512 pixels.
    extent: 512,
    maxZoom: closest,
    map: ({ order }) => ({ first: order }),
    reduce: (sum, { first }) => {
      sum.first = Math.min(sum.first, first);
    },
  });
  index.load(
    places.map(({ position: { lng, lat } }, order) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lng, lat] },
      properties: { order },
    })),
  );

  const markOf = (feature: ReturnType<typeof index.getClusters>[number]) => {
    const { properties, geometry } = feature;
    const [lng = 0, lat = 0] = geometry.coordinates;
    if (!('cluster_id' in properties)) {
      const place = places[properties.order];
      if (!place) return [];
      const { id: key, position } = place;
      return { order: properties.order, mark: { kind: 'place', key, position, place } as const };
    }
    const members = index
      .getLeaves(properties.cluster_id, Infinity)
      .map((leaf) => leaf.properties.order)
      .sort((a, b) => a - b)
      .flatMap((order) => places[order] ?? []);
    const mark = {
      kind: 'cluster',
      key: `cluster-${members[0]?.id ?? ''}`,
      position: { lat, lng },
      places: members,
      stacked: index.getClusterExpansionZoom(properties.cluster_id) > closest,
    } as const;
    return { order: properties.first, mark };
  };

  return ({ bounds, zoom }) =>
    index
      .getClusters([...bounds], Math.floor(zoom))
      .flatMap(markOf)
      .sort((a, b) => a.order - b.order)
      .map(({ mark }) => mark);
}

/** Whether a mark stands for a place, alone or among others. */
export function standsFor<Item extends Placed>(mark: Mark<Item>, id: string | null): boolean {
  if (id === null) return false;
  return mark.kind === 'place' ? mark.place.id === id : mark.places.some((one) => one.id === id);
}
