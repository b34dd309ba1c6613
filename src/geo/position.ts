/** A position in degrees. */
export interface Position {
  lat: number;
  lng: number;
}

/** An entry with a known position. */
export interface Positioned {
  id: string;
  position: Position;
}

/** A rectangle in degrees. It must not cross the 180th meridian. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];
