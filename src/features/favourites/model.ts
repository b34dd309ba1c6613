import type { AccommodationTeaser } from '../accommodations/model';
import type { EventTeaser } from '../events/model';
import type { NewsTeaser } from '../news/model';
import type { ServiceTeaser } from '../services/model';
import type { UniversityTeaser } from '../universities/model';

/** A generic page that was saved. */
export interface SavedPage {
  id: string;
  title: string;
  href: string;
}

/** What somebody has saved, as the cards of the lists; in each section what was saved last first. */
export interface FavouriteCards {
  accommodations: AccommodationTeaser[];
  events: EventTeaser[];
  services: ServiceTeaser[];
  universities: UniversityTeaser[];
  news: NewsTeaser[];
  pages: SavedPage[];
}

/** The sections that have a page of their own in the account, in the order of their pills. */
export const savedSections = [
  'accommodations',
  'events',
  'services',
  'universities',
  'news',
  'pages',
] as const;

export type SavedSection = (typeof savedSections)[number];

/** Somebody's favourites as others see them, or why there are none to see. */
export type SharedList =
  | { status: 'shared'; cards: FavouriteCards }
  /** The link does not hold: closed, run out, or none of ours. */
  | { status: 'ended' }
  /** Too much was asked from one address. */
  | { status: 'busy' }
  /** The cms does not answer. */
  | { status: 'failed' };
