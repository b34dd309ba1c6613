import type { Image } from '@/components/Picture/image';
import type { Position } from '../finding/model';
import type { Detail, TeaserCategory } from '../pages/detail';

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

/** Where an event stands in time, as of the making of the page. */
export type EventState = 'ahead' | 'underWay' | 'past';

/** An event on a card. Times are written out on the server, in Rome time. */
export interface EventTeaser {
  id: string;
  href: string;
  title: string;
  excerpt: string;
  type: EventType | null;
  image: Image | null;
  address: string;
  position: Position | null;
  ticket: string;
  categories: TeaserCategory[];
  /** ISO 8601, or empty where the date is missing. */
  start: string;
  end: string;
  /** ven 27 nov, 21:00; 27–29 nov */
  when: string;
  state: EventState;
  /** Called off. */
  cancelled: boolean;
}

/** A moment for people and, as ISO 8601, for machines. */
export interface Moment {
  iso: string;
  date: string;
  time: string;
}

/** From when to when. */
export interface Span {
  start: Moment;
  end: Moment | null;
  /** Whether it is over on the day, or in the night, on which it began. */
  sameDay: boolean;
}

/** What the page of an event shows. */
export interface Event extends Detail {
  /** Others of its categories. */
  related: EventTeaser[];
  type: EventType | null;
  ticket: string;
  when: string;
  span: Span | null;
  state: EventState;
  /** Called off. */
  cancelled: boolean;
  /** The event as a file for calendars; null for one that is past or called off. */
  calendarHref: string | null;
}
