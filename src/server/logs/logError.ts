import { describeError } from './describeError';

/**
 * Logs a fault in one line, without anything that a visitor sent.
 *
 * @param place What failed, in fixed words; of an address the path at most.
 */
export function logError(place: string, error: unknown): void {
  console.error(`[${place}] ${describeError(error)}`);
}
