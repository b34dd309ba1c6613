import type { LookName, Outcome } from './looks';
import type { Town } from './Town';

/** Something else that a drill looks at, with the most that it may be. */
export interface Finding {
  what: string;
  value: number;
  limit: number;
}

/** What visitors may get of each kind while something is broken. */
export type Expected = Record<LookName, readonly Outcome[]>;

export interface Drill<Place extends Town = Town> {
  /** What is broken, in words. */
  what: string;
  expected: Expected;
  /** Seconds for which it stays broken. */
  seconds: number;
  /** Whether pages that were shown stay for who is logged in, too; true if left out. */
  knowsVisitors?: boolean;
  /** Breaks it; resolves with what mends it, which resolves when the part is back. */
  strike: (town: Place) => Promise<() => Promise<void>>;
  /** Looks at more while it is broken; what comes of it may be known after it is back. */
  more?: (town: Place) => Promise<(town: Place) => Promise<Finding[]>>;
}

const everything = (outcomes: readonly Outcome[]): Expected => ({
  'page seen before': ['good'],
  'page nobody saw': outcomes,
  'login page': ['good'],
  'search page': outcomes,
  'account page': outcomes,
  picture: ['good'],
  'search as one types': outcomes,
  filter: outcomes,
  login: outcomes,
  feedback: outcomes,
});

/** Only what nginx has kept is there; all else says that it is not to be had. */
export const withoutSites: Expected = {
  ...everything(['told']),
  'page seen before': ['told'],
  'login page': ['told'],
};
/** Nobody notices. */
export const unnoticed = everything(['good']);
/** Pages that were shown stay; whatever needs the cms says that it is not to be had. */
export const withoutCms = everything(['told']);
/** The same, but what waits long enough may be served after all. */
export const lateOrTold = everything(['good', 'told']);
