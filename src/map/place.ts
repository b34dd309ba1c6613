import type { IconName } from '@/components/Icon/signs';
import type { Hue } from '@/theme/hue';

/** Degrees. */
export interface Position {
  lat: number;
  lng: number;
}

/** A rectangle in degrees; it does not cross the 180th meridian. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** What stands on the map: a price, written out, or a sign. */
export type Pin = { kind: 'price'; text: string } | { kind: 'sign'; name: IconName };

/** An entry as the map shows it. */
export interface Place {
  id: string;
  title: string;
  /** Its page; null where that is the page on which the map stands. */
  href: string | null;
  position: Position;
  pin: Pin;
  /** The section whose colour the pin has. */
  hue: Hue;
}
