import type { Detail } from '@/content/shared/detail';
import type { EventType, EventTeaser } from './model';
import type { EventState, Span } from '@/i18n/timeSpan';

/** The data of the page of an event. */
export interface Event extends Detail {
  /** Other events of the same categories. */
  related: EventTeaser[];
  type: EventType | null;
  ticket: string;
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
