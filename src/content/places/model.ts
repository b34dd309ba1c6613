import type { Image } from '@/components/Picture/image';
import type { ServiceTeaser } from '@/content/services/model';
import type { Near } from '@/content/universities/model';
import type { Position } from '@/geo/position';

/** The data of a card of a point of interest. */
export interface PlaceTeaser {
  id: string;
  href: string;
  title: string;
  excerpt: string;
  icon: Image | null;
  address: string;
  position: Position | null;
}

/** Places and services near a place, the nearest first. */
export interface NearbyEntries {
  places: Near<PlaceTeaser>[];
  services: Near<ServiceTeaser>[];
}
