import type { Contact } from '@/components/Contacts/contact';
import type { AccommodationTeaser, Energy, Terms } from '@/content/accommodations/model';
import type { UniversityTeaser } from '@/content/universities/model';

export const maxCompared = { accommodations: 4, universities: 3 } as const;
export type ComparedSection = keyof typeof maxCompared;
export const comparedSections = ['accommodations', 'universities'] as const;

/** The comparison that an address describes. */
export interface Comparison {
  section: ComparedSection;
  /** In the order of the columns; ids are the same in every language. */
  ids: string[];
  /** Whether rows with equal cells are hidden. */
  onlyDifferences: boolean;
  /** Slug of the university for the distances, in the language of the page. */
  near: string | null;
}

export interface ComparedAccommodation extends AccommodationTeaser {
  /** Euro per month; 0 if the price includes them, null if unknown. */
  fees: number | null;
  terms: Terms;
  energy: Energy;
  /** Names in the language of the page. */
  services: string[];
}

export interface ComparedUniversity extends UniversityTeaser {
  contacts: Contact[];
  /** The number within `nearMinutes` on foot; null if the position of the university is unknown. */
  homesNear: number | null;
  servicesNear: number | null;
}

/** The entries of a comparison that the server loaded. */
export type Compared =
  | { section: 'accommodations'; entries: ComparedAccommodation[] }
  | { section: 'universities'; entries: ComparedUniversity[] };
