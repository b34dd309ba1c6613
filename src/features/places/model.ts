import type { Image } from '@/components/Picture/image';
import type { Position } from '../finding/model';
import type { Detail } from '../pages/detail';
import type { ServiceTeaser } from '../services/model';
import type { Near } from '../universities/model';

/** A point of interest on a card. */
export interface PlaceTeaser {
  id: string;
  href: string;
  title: string;
  excerpt: string;
  icon: Image | null;
  address: string;
  position: Position | null;
}

/** What is near a place, the nearest first. */
export interface Around {
  places: Near<PlaceTeaser>[];
  services: Near<ServiceTeaser>[];
}

/** What the page of a point of interest shows; it has an icon in place of a picture. */
export interface Place extends Detail, Around {
  icon: Image | null;
}
