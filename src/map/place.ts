import type { IconName } from '@/components/Icon/signs';
import type { Hue } from '@/theme/hue';

/** A position in degrees. */
export interface Position {
  lat: number;
  lng: number;
}

/** A rectangle in degrees. It must not cross the 180th meridian. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** The content of a pin: a formatted price, or a sign. */
export type Pin = { kind: 'price'; text: string } | { kind: 'sign'; name: IconName };

/** An entry on the map. */
export interface Place {
  id: string;
  title: string;
  /** The entry's page; null when the map is on that page. */
  href: string | null;
  position: Position;
  pin: Pin;
  /** The section that gives the pin its colour. */
  hue: Hue;
}
