import { describeError } from '../src/logs/describeError';
import { LogSafeError } from '../src/logs/LogSafeError';

/**
 * Ends the process with what went wrong: in one sentence of ours, or by the facts of an error that may
 * quote what is stored.
 */
export function sayAndExit(error: unknown): never {
  console.error(
    error instanceof LogSafeError ? error.message : JSON.stringify(describeError(error)),
  );
  process.exit(1);
}
