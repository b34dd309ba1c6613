import Supercluster from 'supercluster';
import type { MapEntry } from './mapEntry';
import type { Bounds, Position } from '@/geo/position';

/** The zoom level at which only items at the same address are still clustered. */
const maxClusterZoom = 20;

/**
 * The distance in pixels below which a pin would leave less than 24 px of another one uncovered (WCAG 2.5.8): the pin
 * of a price range is 126 px wide, and can have a neighbour on each side.
 */
export const pinRadius = 75;

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
 * in the order of the list, a cluster where its first item would come. Together the marks contain every item in the
 * view exactly once.
 * @param radius distance in pixels below which two of them would cover each other
 */
export function createClusters<Item extends MapItem>(
  items: Item[],
  radius = pinRadius,
): (view: View) => Mark<Item>[] {
  const index = new Supercluster<{ order: number }>({
    radius,
    // The map draws a zoom level in tiles of 512 pixels.
    extent: 512,
    maxZoom: maxClusterZoom,
  });
  index.load(
    items.map(({ position: { lng, lat } }, order) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lng, lat] },
      properties: { order },
    })),
  );

  const ordersOf = ({ properties }: ReturnType<typeof index.getClusters>[number]): number[] =>
    'cluster_id' in properties
      ? index.getLeaves(properties.cluster_id, Infinity).map((leaf) => leaf.properties.order)
      : [properties.order];

  const markOf = ({ orders, position }: Group): Mark<Item>[] => {
    const members = orders.flatMap((order) => items[order] ?? []);
    const [first] = members;
    if (!first) return [];
    if (members.length === 1)
      return [{ kind: 'single', key: first.id, position: first.position, item: first }];
    const stacked = members.every((one) => distanceOf(one, first, maxClusterZoom) <= radius);
    return [{ kind: 'cluster', key: `cluster-${first.id}`, position, items: members, stacked }];
  };

  return ({ bounds, zoom }) => {
    const groups = index.getClusters([...bounds], Math.floor(zoom)).map((feature) => {
      const [lng = 0, lat = 0] = feature.geometry.coordinates;
      return {
        orders: ordersOf(feature).sort((one, other) => one - other),
        position: { lat, lng },
      };
    });
    return joinClose(groups, Math.floor(zoom), radius)
      .sort((one, other) => (one.orders[0] ?? 0) - (other.orders[0] ?? 0))
      .flatMap(markOf);
  };
}

/** The places of items in the list, in ascending order, and where they are drawn. */
interface Group {
  orders: number[];
  position: Position;
}

/** Joins groups that are still close, because the centre of a cluster can lie closer to a neighbour than its items. */
function joinClose(groups: Group[], zoom: number, radius: number): Group[] {
  const joined: Group[] = [];
  for (const group of groups) {
    const near = joined.findIndex((other) => distanceOf(group, other, zoom) < radius);
    const [other] = near < 0 ? [] : joined.splice(near, 1);
    joined.push(other ? join(group, other) : group);
  }
  return joined.length < groups.length ? joinClose(joined, zoom, radius) : joined;
}

function join(one: Group, other: Group): Group {
  const share = one.orders.length / (one.orders.length + other.orders.length);
  const between = (axis: keyof Position) =>
    one.position[axis] * share + other.position[axis] * (1 - share);
  return {
    orders: [...one.orders, ...other.orders].sort((a, b) => a - b),
    position: { lat: between('lat'), lng: between('lng') },
  };
}

function distanceOf(one: Pick<MapItem, 'position'>, other: typeof one, zoom: number): number {
  const [a, b] = [pixelOf(one.position, zoom), pixelOf(other.position, zoom)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A position in pixels of the whole map at a zoom level. */
export function pixelOf({ lng, lat }: Position, zoom: number): { x: number; y: number } {
  const scale = 512 * 2 ** zoom;
  const y = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
  return { x: ((lng + 180) / 360) * scale, y: (0.5 - y / (2 * Math.PI)) * scale };
}

/** The items of a mark, in the order of the list. */
export const itemsOf = <Item extends MapItem>(mark: Mark<Item>): Item[] =>
  mark.kind === 'single' ? [mark.item] : mark.items;

/** Whether a mark is the item with this id, or a cluster that contains it. */
export const hasItem = (mark: Mark, id: string | null): boolean =>
  itemsOf(mark).some((item) => item.id === id);
