import type { groups } from './actors';
import type { Resource } from './resources';
import type { Outcome, Way } from './Way';

/** A row of a table: the actors that may perform an operation on resources, and the ways in which tests try it. */
export interface Right {
  name: string;
  on: readonly Resource[];
  may: keyof typeof groups;
  ways: readonly Way[];
  /** Whether the operation was performed. */
  did: (outcome: Outcome) => boolean;
}
