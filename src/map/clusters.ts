import Supercluster from 'supercluster';
import type { MapEntry } from './mapEntry';
import type { Bounds, Position } from '@/geo/position';

/** The zoom level at which only items at the same address are still clustered. */
const maxClusterZoom = 20;

/** The distance in pixels below which pins would cover each other. */
export const pinRadius = 58;

/** An item that can be on the map: an entry of the list, or a point of interest. */
export interface MapItem {
  id: string;
  position: Position;
}

interface MarkBase {
  key: string;
  position: Position;
}

/** A pin or a cluster at one point of the map. */
export type Mark<Item extends MapItem = MapEntry> =
  | (MarkBase & { kind: 'single'; item: Item })
  | (MarkBase & {
      kind: 'cluster';
      /** In the order of the list. */
      items: Item[];
      /** Whether all are at the same point, so that no zoom separates them. */
      stacked: boolean;
    });

export interface View {
  bounds: Bounds;
  zoom: number;
}

/**
 * Indexes items once, and returns a function that finds the marks to draw in a view, which is cheap. Marks come
 * in the order of the list, and a cluster has the position of its first item in that order. Together the marks
 * contain every item in the view exactly once.
 * @param radius distance in pixels below which two of them would cover each other
 */
export function createClusters<Item extends MapItem>(
  items: Item[],
  radius = pinRadius,
): (view: View) => Mark<Item>[] {
  const index = new Supercluster<{ order: number }, { first: number }>({
    radius,
    // The map draws a zoom level in tiles of 512 pixels.
    extent: 512,
    maxZoom: maxClusterZoom,
    map: ({ order }) => ({ first: order }),
    reduce: (sum, { first }) => {
      sum.first = Math.min(sum.first, first);
    },
  });
  index.load(
    items.map(({ position: { lng, lat } }, order) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lng, lat] },
      properties: { order },
    })),
  );

  const markOf = (feature: ReturnType<typeof index.getClusters>[number]) => {
    const { properties, geometry } = feature;
    const [lng = 0, lat = 0] = geometry.coordinates;
    if (!('cluster_id' in properties)) {
      const item = items[properties.order];
      if (!item) return [];
      const { id: key, position } = item;
      return { order: properties.order, mark: { kind: 'single', key, position, item } as const };
    }
    const members = index
      .getLeaves(properties.cluster_id, Infinity)
      .map((leaf) => leaf.properties.order)
      .sort((a, b) => a - b)
      .flatMap((order) => items[order] ?? []);
    const mark = {
      kind: 'cluster',
      key: `cluster-${members[0]?.id ?? ''}`,
      position: { lat, lng },
      items: members,
      stacked: index.getClusterExpansionZoom(properties.cluster_id) > maxClusterZoom,
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

/** The items of a mark, in the order of the list. */
export const itemsOf = <Item extends MapItem>(mark: Mark<Item>): Item[] =>
  mark.kind === 'single' ? [mark.item] : mark.items;

/** Whether a mark is the item with this id, or a cluster that contains it. */
export const hasItem = (mark: Mark, id: string | null): boolean =>
  itemsOf(mark).some((item) => item.id === id);
