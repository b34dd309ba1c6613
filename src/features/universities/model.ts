import type { Image } from '@/components/Picture/image';
import type { AccommodationTeaser } from '../accommodations/model';
import type { Position } from '@/features/listing/model';
import type { Detail } from '../pages/detail';
import type { ServiceTeaser } from '../services/model';

/** The data of a card of a university. */
export interface UniversityTeaser {
  id: string;
  href: string;
  title: string;
  subtitle: string;
  image: Image | null;
  address: string;
  position: Position | null;
}

/** An entry nearby, with the estimated walking time in minutes. */
export interface Near<Teaser> {
  entry: Teaser;
  walking: number;
}

/** The data of the page of a university. Its subtitle is the excerpt. */
export interface University extends Detail {
  /** Services and homes nearby, the nearest first. */
  services: Near<ServiceTeaser>[];
  homes: Near<AccommodationTeaser>[];
  /** Addresses of the listings, sorted by distance from this university. */
  homesHref: string;
  servicesHref: string;
}
