import type { Locale } from '@/routing/locales';
import type { FavouritesSection } from '@/features/favourites/model';

/** A favourite as one line, for reading offline. */
export interface FavouriteLine {
  id: string;
  section: FavouritesSection;
  title: string;
  href: string;
  /** Address, price or date, as far as they exist: Via Mazzini 4 · € 320 al mese */
  facts: string;
}

/** The favourites of the user, stored on this device for reading offline. */
export interface Snapshot {
  /** Id of the user. */
  user: string;
  locale: Locale;
  /** ISO 8601 */
  savedOn: string;
  /** Ids of the favourites, in the order of the account. */
  ids: string[];
  lines: FavouriteLine[];
}
