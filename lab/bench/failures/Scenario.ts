import type { CheckName, Outcome } from './checks';
import type { Town } from './Town';

/** An additional measurement of a scenario, with its maximum. */
interface ExtraMeasurement {
  what: string;
  value: number;
  limit: number;
}

/** The allowed outcomes of each check while something is broken. */
export type Expected = Record<CheckName, readonly Outcome[]>;

export interface Scenario<T extends Town = Town> {
  /** Describes what is broken. */
  what: string;
  expected: Expected;
  /** Seconds until it is repaired. */
  seconds: number;
  /** Whether visited pages are also available to logged-in visitors; true by default. */
  servesLoggedIn?: boolean;
  /** Breaks a part; resolves with the function that repairs it. */
  breakPart: (town: T) => Promise<() => Promise<void>>;
  /** Measures more while it is broken; resolves with a function that returns the results after the repair. */
  measureMore?: (town: T) => Promise<(town: T) => Promise<ExtraMeasurement[]>>;
}

const expectEverywhere = (outcomes: readonly Outcome[]): Expected => ({
  'page seen before': ['good'],
  'page never visited': outcomes,
  'login page': ['good'],
  'search page': outcomes,
  'account page': outcomes,
  picture: ['good'],
  'search while typing': outcomes,
  filter: outcomes,
  login: outcomes,
  feedback: outcomes,
});

/** Only responses in nginx's cache are available; all others show that the site is unavailable. */
export const withoutSites: Expected = {
  ...expectEverywhere(['unavailable']),
  'page seen before': ['unavailable'],
  'login page': ['unavailable'],
};
/** Visitors notice nothing. */
export const unnoticed = expectEverywhere(['good']);
/** The same, except for visitors who write. */
export const unnoticedByReaders: Expected = {
  ...unnoticed,
  login: ['good', 'unavailable'],
  feedback: ['good', 'unavailable'],
};
/** Visited pages are available; everything that needs the cms shows that it is unavailable. */
export const withoutCms = expectEverywhere(['unavailable']);
/** The same, but a request that waits long enough may succeed. */
export const lateOrUnavailable = expectEverywhere(['good', 'unavailable']);
