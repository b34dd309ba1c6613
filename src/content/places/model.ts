import type { Image } from '@/components/Picture/image';
import type { ServiceTeaser } from '@/content/services/model';
import type { Near } from '@/geo/nearby';
import type { Teaser } from '@/content/shared/teaser';

export interface PlaceTeaser extends Teaser {
  excerpt: string;
  icon: Image | null;
}

/** Places and services near a place, the nearest first. */
export interface NearbyEntries {
  places: Near<PlaceTeaser>[];
  services: Near<ServiceTeaser>[];
}
