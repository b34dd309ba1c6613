import type { Image } from '@/components/Picture/image';
import type { Teaser, TeaserCategory } from '@/content/shared/teaser';
import type { EventState } from '@/i18n/timeSpan';

export const eventTypes = [
  'concert',
  'theatre',
  'cinema',
  'exhibition',
  'lecture',
  'workshop',
  'market',
  'sport',
  'party',
  'openDay',
] as const;
export type EventType = (typeof eventTypes)[number];

/** The data of a card of an event. The server formats times in the time zone of the town. */
export interface EventTeaser extends Teaser {
  excerpt: string;
  type: EventType | null;
  image: Image | null;
  ticket: string;
  categories: TeaserCategory[];
  /** ISO 8601, or empty without a date. */
  start: string;
  end: string;
  /** ven 27 nov, 21:00; 27–29 nov */
  when: string;
  state: EventState;
  cancelled: boolean;
}
