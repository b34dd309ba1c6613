import type { Image } from '@/components/Picture/image';
import type { AccommodationTeaser } from '../accommodations/model';
import type { Position } from '../finding/model';
import type { Detail } from '../pages/detail';
import type { ServiceTeaser } from '../services/model';

/** A university on a card. */
export interface UniversityTeaser {
  id: string;
  href: string;
  title: string;
  subtitle: string;
  image: Image | null;
  address: string;
  position: Position | null;
}

/** Something near a university, with the minutes on foot from there (estimated). */
export interface Near<Teaser> {
  entry: Teaser;
  walking: number;
}

/** What the page of a university shows; its subtitle is the excerpt. */
export interface University extends Detail {
  /** The nearest first. */
  services: Near<ServiceTeaser>[];
  homes: Near<AccommodationTeaser>[];
  /** The list of all homes, from here on. */
  homesHref: string;
  servicesHref: string;
}
