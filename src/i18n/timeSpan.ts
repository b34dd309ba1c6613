/** A point in time, or a day: formatted date and time, and ISO 8601. */
export interface Moment {
  /** A day has only its date, such as 2026-11-29. */
  iso: string;
  date: string;
  /** Null for a day. */
  time: string | null;
}

/** Start and end of an event. */
export interface Span {
  start: Moment;
  end: Moment | null;
  /** Whether it ends on the day of its start or in the following night. */
  sameDay: boolean;
}
