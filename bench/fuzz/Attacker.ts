import type { Chance } from './Chance';

/** What a program answered to one hostile request. */
export interface Reply {
  /** The HTTP status; 0 for no answer. */
  status: number;
  /** The request in a few words, to find it again. */
  request: string;
  /** What is wrong with the answer although its status is right. */
  fault?: string;
}

/** A way to attack the two programs. */
export interface Attacker {
  name: string;
  /** How many requests are under way at once. */
  clients: number;
  /**
   * Sends one hostile request.
   * @returns null where the request is one that no program answers, such as a connection cut off
   */
  attack(chance: Chance): Promise<Reply | null>;
}

/** Where the two programs listen. */
export interface Ports {
  site: number;
  cms: number;
}
