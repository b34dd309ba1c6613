import type { Contact } from '@/components/Contacts/contact';
import type { AccommodationTeaser, Energy, Terms } from '../accommodations/model';
import type { UniversityTeaser } from '../universities/model';

/** Entries that stand side by side at most. */
export const most = { accommodations: 4, universities: 3 } as const;
export type ComparedSection = keyof typeof most;
export const comparedSections = ['accommodations', 'universities'] as const;

/** What an address asks to see side by side. */
export interface Comparison {
  section: ComparedSection;
  /** In the order of the columns; the same in every language. */
  ids: string[];
  /** Leaves out what is the same everywhere. */
  only: boolean;
  /** Slug of the university that distances are taken to, in the page's language. */
  near: string | null;
}

/** An accommodation as a column of the table. */
export interface ComparedAccommodation extends AccommodationTeaser {
  /** Euro per month; 0 where the price includes them, null where nothing is told. */
  fees: number | null;
  terms: Terms;
  energy: Energy;
  /** Names in the page's language. */
  services: string[];
}

/** A university as a column of the table. */
export interface ComparedUniversity extends UniversityTeaser {
  contacts: Contact[];
  /** How many there are within `nearMinutes` on foot; null where the place is not known. */
  homesNear: number | null;
  servicesNear: number | null;
}

/** What the server knows about the columns that were asked for. */
export type Compared =
  | { section: 'accommodations'; entries: ComparedAccommodation[] }
  | { section: 'universities'; entries: ComparedUniversity[] };
