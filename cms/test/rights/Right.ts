import type { groups } from './actors';
import type { Resource, Trait } from './resources';
import type { Outcome, Way } from './Way';

/** Who may do an operation with the things named, and how the tests try. */
export interface Right {
  on: readonly Resource[];
  may: keyof typeof groups;
  ways: readonly Way[];
  /** Whether it happened. */
  did: (outcome: Outcome) => boolean;
}

/** A row of the table. */
export interface Operation {
  name: string;
  /** It makes sense for things with this trait; elsewhere the table has a dash. */
  needs: Trait;
  rights: readonly Right[];
}
