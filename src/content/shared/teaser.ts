import type { Position } from '@/geo/position';

/** The data that the cards of all sections but the news have. */
export interface Teaser {
  id: string;
  href: string;
  title: string;
  /** The postal address on one line, or empty. */
  address: string;
  position: Position | null;
}

/** A category of a card; listings filter by its slug. */
export interface TeaserCategory {
  slug: string;
  title: string;
}
