import type { IconName } from '@/components/Icon/icons';
import type { Hue } from '@/theme/hue';
import type { Position } from '@/geo/position';

/** The content of a pin: a formatted price, or an icon. */
export type Pin = { kind: 'price'; text: string } | { kind: 'icon'; name: IconName };

export interface MapEntry {
  id: string;
  title: string;
  /** The entry's page; null when the map is on that page. */
  href: string | null;
  position: Position;
  pin: Pin;
  /** The section that gives the pin its colour. */
  hue: Hue;
}
