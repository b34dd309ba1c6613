import type { AccommodationTeaser } from '@/content/accommodations/model';
import type { EventTeaser } from '@/content/events/model';
import type { NewsTeaser } from '@/content/news/model';
import type { ServiceTeaser } from '@/content/services/model';
import type { UniversityTeaser } from '@/content/universities/model';
import type { Locale } from '@/routing/locales';

/** A generic page among the favourites. */
export interface FavouritesPage {
  id: string;
  title: string;
  href: string;
}

/** The sections that have a page in the account, in the order of the links to them. */
export const favouritesSections = [
  'accommodations',
  'events',
  'services',
  'universities',
  'news',
  'pages',
] as const;

export type FavouritesSection = (typeof favouritesSections)[number];

interface FavouriteCard {
  accommodations: AccommodationTeaser;
  events: EventTeaser;
  services: ServiceTeaser;
  universities: UniversityTeaser;
  news: NewsTeaser;
  pages: FavouritesPage;
}

interface WithLanguage {
  /** The language of the entry, if it is not that of the page. */
  lang?: Locale;
}

/** The favourites as cards by section, the latest favourite first. */
export type FavouriteCards = {
  [Section in FavouritesSection]: (FavouriteCard[Section] & WithLanguage)[];
};

/** The shared favourites of another visitor, or the reason why they are not available. */
export type SharedList =
  | { status: 'shared'; cards: FavouriteCards }
  /** The link is not valid: it was closed, has expired, or never existed. */
  | { status: 'ended' }
  /** The visitor's IP address has sent too many requests. */
  | { status: 'busy' }
  /** The cms is unavailable. */
  | { status: 'failed' };
