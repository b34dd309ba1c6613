import type { Random } from './Random';

/** The response of a program to one hostile request. */
export interface Reply {
  /** The HTTP status; 0 without a response. */
  status: number;
  /** A short description of the request, to reproduce it. */
  request: string;
  /** The mistake in a response whose status is correct. */
  fault?: string;
}

/** A way to attack the two programs. */
export interface Attacker {
  name: string;
  /** The number of parallel requests. */
  clients: number;
  /**
   * Sends one hostile request.
   * @returns null when no response is expected, for example after the connection was cut off
   */
  attack(random: Random): Promise<Reply | null>;
}

/** The ports of the two programs. */
export interface Ports {
  site: number;
  cms: number;
}

/** Returns the addresses of the two programs. */
export const addressesOf = ({ site, cms }: Ports): Record<keyof Ports, string> => ({
  site: `http://127.0.0.1:${site}`,
  cms: `http://127.0.0.1:${cms}`,
});
