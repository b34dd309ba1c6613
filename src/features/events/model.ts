import type { Image } from '@/components/Picture/image';
import type { Position } from '@/features/listing/model';
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

/** Whether an event is past, computed when the page was generated. */
export type EventState = 'ahead' | 'underWay' | 'past';

/** The data of a card of an event. The server formats times in Rome time. */
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
  /** ISO 8601, or empty without a date. */
  start: string;
  end: string;
  /** ven 27 nov, 21:00; 27–29 nov */
  when: string;
  state: EventState;
  cancelled: boolean;
}

/** A point in time: formatted date and time, and ISO 8601. */
export interface Moment {
  iso: string;
  date: string;
  time: string;
}

/** Start and end of an event. */
export interface Span {
  start: Moment;
  end: Moment | null;
  /** Whether it ends on the day of its start or in the following night. */
  sameDay: boolean;
}

/** The data of the page of an event. */
export interface Event extends Detail {
  /** Other events of the same categories. */
  related: EventTeaser[];
  type: EventType | null;
  ticket: string;
  when: string;
  span: Span | null;
  state: EventState;
  cancelled: boolean;
  /** Address of the calendar file; null for a past or cancelled event. */
  calendarHref: string | null;
}
