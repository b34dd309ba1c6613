import { closestZoom, type Engine } from './Engine';
import type { Bounds } from './place';

type Listener = (event: { originalEvent?: unknown }) => void;

/** What MapLibre’s and Mapbox’s maps have in common, as far as it is used here. */
export interface MapLike {
  project: (point: [number, number]) => { x: number; y: number };
  getBounds: () => {
    getWest: () => number;
    getSouth: () => number;
    getEast: () => number;
    getNorth: () => number;
  } | null;
  getZoom: () => number;
  fitBounds: (bounds: [[number, number], [number, number]], options: object) => unknown;
  easeTo: (options: { center: [number, number]; zoom: number }) => unknown;
  zoomIn: () => unknown;
  zoomOut: () => unknown;
  on: (type: 'move' | 'moveend' | 'click', listener: Listener) => unknown;
  off: (type: 'move' | 'moveend' | 'click', listener: Listener) => unknown;
  getCanvas: () => HTMLCanvasElement;
  getCanvasContainer: () => HTMLElement;
  remove: () => void;
}

/** Pixels around what is shown: pins stand above their points. */
export const padding = { top: 72, right: 48, bottom: 40, left: 48 };

/** How far one goes in when there is only one place to see. */
const near = 16;

export const corners = ([west, south, east, north]: Bounds): [
  [number, number],
  [number, number],
] => [
  [west, south],
  [east, north],
];

/** Both libraries move without motion, of themselves, for those who want none. */
export const fitting = { padding, maxZoom: near };

/** Makes an engine of a map that has been drawn. */
export function engineOf(map: MapLike, setDark: (dark: boolean) => void): Engine {
  const listen = (type: 'move' | 'moveend' | 'click', listener: Listener) => {
    map.on(type, listener);
    return () => {
      map.off(type, listener);
    };
  };
  return {
    layer: map.getCanvasContainer(),
    project: ({ lng, lat }) => map.project([lng, lat]),
    view: () => {
      const bounds = map.getBounds();
      return {
        bounds: bounds
          ? [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
          : [-180, -85, 180, 85],
        zoom: map.getZoom(),
      };
    },
    show: (bounds) => map.fitBounds(corners(bounds), fitting),
    approach: ({ lng, lat }) => map.easeTo({ center: [lng, lat], zoom: closestZoom - 0.5 }),
    zoom: (direction) => (direction === 'in' ? map.zoomIn() : map.zoomOut()),
    onMove: (listener) => listen('move', listener),
    onRest: (listener) => listen('moveend', listener),
    onPress: (listener) =>
      listen('click', ({ originalEvent }) => {
        if (originalEvent instanceof Event && originalEvent.target === map.getCanvas()) listener();
      }),
    setDark,
    close: () => map.remove(),
  };
}
