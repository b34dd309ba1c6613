/**
 * A date written out by the server: words cost a cheap phone nothing, the first format of Intl costs
 * it some 30 ms while the page comes to life.
 */
export interface WrittenDate {
  /** ISO 8601 */
  iso: string;
  /** 21 novembre 2026 */
  words: string;
}
