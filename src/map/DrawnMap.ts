import type { View } from './clusters';
import type { Bounds } from './place';

type Happening = 'move' | 'moveend' | 'resize' | 'click';
type Listener = (event: { originalEvent?: unknown }) => void;

/** What MapLibre’s and Mapbox’s maps have in common, as far as it is used here. */
export interface DrawnMap {
  /** Pixels from the map’s upper left corner. */
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
  on: (type: Happening, listener: Listener) => unknown;
  off: (type: Happening, listener: Listener) => unknown;
  getCanvas: () => HTMLCanvasElement;
  /** Pins lie in it: gestures that begin there reach the map. */
  getCanvasContainer: () => HTMLElement;
  touchZoomRotate: { disableRotation: () => void };
  keyboard: { disableRotation: () => void };
}

/** What is told to whoever draws the map. */
export interface DrawingProps {
  /** What to show first. */
  bounds: Bounds | null;
  /** It has been drawn once, which is the proof that nothing is missing. */
  onDrawn: (map: DrawnMap) => void;
  /** Something is wrong; once the map has been drawn it is one all the same. */
  onFail: () => void;
}

/** No closer than this: beyond, there is nothing more to see. */
export const closestZoom = 18;

/**
 * Room for pins, which stand above their points, and for the button in the lower corner; and how far
 * one goes in when there is only one place to see. Both libraries move without motion, of themselves,
 * for those who want none.
 */
const fitting = { padding: { top: 72, right: 48, bottom: 88, left: 48 }, maxZoom: 16 };

/** How both draw: north is up, the page scrolls, the map moves when it is meant. */
export function mannersOf({ bounds, onDrawn, onFail }: DrawingProps) {
  return {
    initialViewState: { bounds: bounds ? corners(bounds) : undefined, fitBoundsOptions: fitting },
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

/** As the libraries take them. */
export const corners = (bounds: Bounds): [number, number, number, number] => [...bounds];

/** Shows a rectangle, with room for pins at its edges. */
export function showOn(map: DrawnMap, bounds: Bounds): void {
  map.fitBounds(corners(bounds), fitting);
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

/** move: at every frame of a movement; moveend: when it has ended. Returns how to stop listening. */
export function listenTo(map: DrawnMap, type: Happening, listener: Listener): () => void {
  map.on(type, listener);
  return () => {
    map.off(type, listener);
  };
}
