import type { Detail } from '@/content/shared/detail';
import type { EventTeaser, EventTime, EventType } from './model';
import type { EventState } from '@studium/shared/eventDates';
import type { Span } from '@/i18n/timeSpan';

/** A date on the page of an event. */
export interface DetailDate extends EventTime {
  /** Its first day in the town, such as 2026-11-27. */
  day: string;
  /** venerdì 27 novembre 2026, 21:00 – 23:30 */
  text: string;
}

/** The months and weekdays of a calendar, in the language of the page. */
export interface CalendarTexts {
  /** From Monday: short and long names. */
  weekdays: { short: string; long: string }[];
  /** The months from the first coming date to the last one, by keys such as 2026-11. */
  months: { key: string; title: string }[];
}

export interface Event extends Detail {
  /** Other events of the same categories. */
  related: EventTeaser[];
  type: EventType | null;
  /** The dates that were not over when the page was rendered; empty for an event that has only one. */
  dates: DetailDate[];
  calendar: CalendarTexts;
  ticket: string;
  /** Whose event it is; null for one of the town's own office. */
  source: { name: string; href: string | null } | null;
  when: string;
  /** ISO 8601, or empty. */
  start: string;
  end: string;
  span: Span | null;
  state: EventState;
  cancelled: boolean;
  /** Address of the calendar file; null for a past or cancelled event. */
  calendarHref: string | null;
}
