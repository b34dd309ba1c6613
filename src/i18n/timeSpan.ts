/** Whether an event is in the future, takes place now or is past. */
export type EventState = 'upcoming' | 'ongoing' | 'past';

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
