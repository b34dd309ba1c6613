import type { View } from './clusters';
import type { Bounds } from '@/geo/position';

type MapEventType = 'move' | 'moveend' | 'resize' | 'click';
type Listener = (event: { originalEvent?: unknown }) => void;

/** The part of the MapLibre and Mapbox map objects that the site uses; both have it. */
export interface DrawnMap {
  /** Returns pixels from the map’s upper left corner. */
  project: (point: [lng: number, lat: number]) => { x: number; y: number };
  getBounds: () => {
    getWest: () => number;
    getSouth: () => number;
    getEast: () => number;
    getNorth: () => number;
  } | null;
  getZoom: () => number;
  fitBounds: (bounds: [number, number, number, number], options: object) => unknown;
  easeTo: (options: { center: [lng: number, lat: number]; zoom: number }) => unknown;
  zoomIn: () => unknown;
  zoomOut: () => unknown;
  on: (type: MapEventType, listener: Listener) => unknown;
  off: (type: MapEventType, listener: Listener) => unknown;
  getCanvas: () => HTMLCanvasElement;
  /** The container of the pins. Gestures that begin on a pin reach the map through it. */
  getCanvasContainer: () => HTMLElement;
  touchZoomRotate: { disableRotation: () => void };
  keyboard: { disableRotation: () => void };
}

export interface DrawingProps {
  /** The rectangle to show first; null for the library's default. */
  bounds: Bounds | null;
  /** Called after the map was drawn once, which proves that nothing is missing. */
  onDrawn: (map: DrawnMap) => void;
  /** Called at an error. An error after the map was drawn has no effect. */
  onFail: () => void;
}

/** The closest zoom level; beyond it the map has no further detail. */
export const closestZoom = 18;

/**
 * The padding leaves space for the pins, which stand above their points, and for the button in the lower
 * corner. `maxZoom` applies to a single entry. Both libraries skip the animation for visitors who prefer
 * reduced motion.
 */
const fitOptions = { padding: { top: 72, right: 60, bottom: 96, left: 60 }, maxZoom: 16 };

/**
 * Returns the options that both libraries share: north is up, and the page scrolls unless the visitor uses
 * the map's own gestures.
 */
export function getMapProps({ bounds, onDrawn, onFail }: DrawingProps) {
  return {
    initialViewState: {
      bounds: bounds ? ([...bounds] satisfies [number, number, number, number]) : undefined,
      fitBoundsOptions: fitOptions,
    },
    maxZoom: closestZoom,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    onLoad: ({ target }: { target: DrawnMap }) => {
      target.touchZoomRotate.disableRotation();
      target.keyboard.disableRotation();
      onDrawn(target);
    },
    onError: onFail,
  };
}

/** Moves the map to a rectangle, with space for pins at its edges. */
export function showBounds(map: DrawnMap, bounds: Bounds): void {
  map.fitBounds([...bounds], fitOptions);
}

export function viewOf(map: DrawnMap): View {
  const bounds = map.getBounds();
  return {
    bounds: bounds
      ? [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
      : [-180, -85, 180, 85],
    zoom: map.getZoom(),
  };
}

/**
 * Subscribes to a map event and returns the unsubscribe function. `move` fires at every frame of a movement,
 * `moveend` at its end.
 */
export function listenTo(map: DrawnMap, type: MapEventType, listener: Listener): () => void {
  map.on(type, listener);
  return () => {
    map.off(type, listener);
  };
}
