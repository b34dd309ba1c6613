import type { groups } from './actors';
import type { Resource, Trait } from './resources';
import type { Outcome, Way } from './Way';

/** The actors that may perform an operation on resources, and the ways in which tests try it. */
export interface Right {
  on: readonly Resource[];
  may: keyof typeof groups;
  ways: readonly Way[];
  /** Whether the operation was performed. */
  did: (outcome: Outcome) => boolean;
}

/** A row of the table. */
export interface Operation {
  name: string;
  /** The operation applies to resources with this trait. For others the table has a dash. */
  needs: Trait;
  rights: readonly Right[];
}
