import type { Locale } from '@/routing/locales';
import type { SavedSection } from '../favourites/model';

/** A favourite in a line: enough to find the door, or to ring the bell. */
export interface SavedLine {
  id: string;
  section: SavedSection;
  title: string;
  href: string;
  /** Address, price, date: what there is of it. Via Mazzini 4 · € 320 al mese */
  facts: string;
}

/** The favourites of who is logged in, as this device keeps them to be read without a network. */
export interface Snapshot {
  /** Whose they are. */
  user: string;
  locale: Locale;
  /** ISO 8601 */
  savedOn: string;
  /** Ids of the favourites, in the account's order. */
  ids: string[];
  lines: SavedLine[];
}
