import type { Image } from '@/components/Picture/image';
import type { Teaser, TeaserCategory } from '@/content/shared/teaser';
import type { EventState } from '@studium/shared/eventDates';

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

/** One of several dates of an event. The server formats times in the time zone of the town. */
export interface EventTime {
  /** ISO 8601. */
  start: string;
  /** ISO 8601, or empty. */
  end: string;
  /** ven 27 nov, 21:00; 27–29 nov */
  when: string;
  cancelled: boolean;
  /** Its own address; absent if it is that of the event. */
  address?: string;
}

/** The data of a card of an event. The server formats times in the time zone of the town. */
export interface EventTeaser extends Teaser {
  excerpt: string;
  type: EventType | null;
  image: Image | null;
  ticket: string;
  categories: TeaserCategory[];
  /** All dates in their order; empty for an event that has only one. */
  dates: EventTime[];
  /** The date that counts when the page is rendered: ISO 8601, or empty without a date. */
  start: string;
  end: string;
  /** ven 27 nov, 21:00; 27–29 nov */
  when: string;
  state: EventState;
  cancelled: boolean;
}
