import type { AccommodationTeaser } from '@/content/accommodations/model';
import type { Detail } from '@/content/shared/detail';
import type { ServiceTeaser } from '@/content/services/model';
import type { Near } from '@/geo/nearby';

/** The data of the page of a university. Its subtitle is the excerpt. */
export interface University extends Detail {
  /** Services and homes nearby, the nearest first. */
  services: Near<ServiceTeaser>[];
  homes: Near<AccommodationTeaser>[];
  /** Addresses of the listings, sorted by distance from this university. */
  homesHref: string;
  servicesHref: string;
}
