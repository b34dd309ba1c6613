import { describeError } from './describeError';

/**
 * Logs an error in one line, without any input of a visitor.
 *
 * @param context the operation that failed, in fixed words; of an address at most the path
 */
export function logError(context: string, error: unknown): void {
  console.error(`[${context}] ${describeError(error)}`);
}
