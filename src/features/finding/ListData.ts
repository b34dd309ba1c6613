import type { CategoryChoice } from '../pages/categories';
import type { Known } from './codec';
import type { Findable, Found, NearChoice } from './model';
import type { Translations } from './translations';

/** What the server says about a list. */
export interface ListData<Item extends Findable> {
  found: Found<Item>;
  /** Pills above the list; none where there are no categories. */
  categories: CategoryChoice[];
  /** To be near to. */
  universities: NearChoice[];
  /** How the other languages name categories and universities. */
  translations: Translations;
  /** Slug of the topic of which all of it is; null for all topics, and for all other sections. */
  topic: string | null;
  /** How to hear of what is new, without coming back. */
  follow: Following[];
}

/** An address for a program that looks there by itself: a feed reader, a calendar. */
export interface Following {
  by: 'feed' | 'calendar';
  href: string;
}

/** What an address may name on this list. */
export const knownOf = ({ categories, universities }: ListData<Findable>): Known => ({
  categories: categories.flatMap(({ slug }) => slug ?? []),
  universities: universities.map(({ slug }) => slug),
});
