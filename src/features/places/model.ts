import type { Image } from '@/components/Picture/image';
import type { Position } from '@/features/listing/model';
import type { Detail } from '../pages/detail';
import type { ServiceTeaser } from '../services/model';
import type { Near } from '../universities/model';

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

/** The data of the page of a point of interest. It has an icon instead of a picture. */
export interface Place extends Detail, NearbyEntries {
  icon: Image | null;
}
