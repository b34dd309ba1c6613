import type { Bounds, Position } from './place';
import type { View } from './clusters';

/** A map that is drawn and can be moved, whoever draws it. */
export interface Engine {
  /** Inside it, what lies over the map; gestures that begin there reach the map. */
  layer: HTMLElement;
  /** Pixels from the layer's upper left corner. */
  project: (position: Position) => { x: number; y: number };
  view: () => View;
  /** Shows a rectangle, with room for pins at its edges. */
  show: (bounds: Bounds) => void;
  /** Goes close to a place. */
  approach: (position: Position) => void;
  zoom: (direction: 'in' | 'out') => void;
  /** At every frame of a movement; returns how to stop listening. */
  onMove: (listener: () => void) => () => void;
  /** When a movement has ended. */
  onRest: (listener: () => void) => () => void;
  /** A press on the bare map. */
  onPress: (listener: () => void) => () => void;
  /** Changes colours without moving. */
  setDark: (dark: boolean) => void;
  close: () => void;
}

/** What is told to whoever draws the map. */
export interface EngineOptions {
  /** What to show first. */
  bounds: Bounds | null;
  dark: boolean;
  words: {
    /** Name of what takes the keyboard. */
    canvas: string;
    /** What is told to whoever scrolls, or pans with one finger: the page moves, not the map. */
    gestures: { windows: string; mac: string; touch: string };
  };
}

/** Milliseconds from the start of drawing until the map counts as failed. */
export const drawingMs = 15_000;

/** No closer than this: beyond, there is nothing more to see. */
export const closestZoom = 18;
