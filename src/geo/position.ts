/** A position in degrees. */
export interface Position {
  lat: number;
  lng: number;
}

/** A rectangle in degrees. It must not cross the 180th meridian. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];
