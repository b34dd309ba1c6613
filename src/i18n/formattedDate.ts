/**
 * A date that the server has formatted. The first Intl formatter takes a cheap phone about 30 ms during
 * hydration, so the browser receives the text.
 */
export interface FormattedDate {
  /** ISO 8601 */
  iso: string;
  /** 21 novembre 2026 */
  text: string;
}
