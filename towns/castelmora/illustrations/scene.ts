import type { TimeOfDay } from './light';

export interface SceneOptions {
  /** Light of the picture; in rooms, the light outside the window. The seed chooses it by default. */
  time?: TimeOfDay;
  /** Skyline: middle of the town as a share of the width (0 to 1). */
  center?: number;
  /** Skyline: half the width of the town, in stage units (the stage is 100 high). */
  spread?: number;
  /** Open-air scenes: place of the sun as a share of the width (0 to 1). */
  sun?: number;
  /** Open-air scenes: place of the birds as a share of the width (0 to 1). */
  birdsAt?: number;
}

/** Draws a picture of `width` × `height` pixels, composed for this aspect ratio. */
export type Scene = (seed: number, width: number, height: number, options?: SceneOptions) => string;
