import { describeError } from './describeError';
import { LogSafeError } from '@studium/shared/LogSafeError';

/**
 * Prints an error and ends the process. It prints the message of a LogSafeError, but only the facts of other
 * errors, because their messages may quote stored data.
 */
export function exitWithError(error: unknown): never {
  console.error(
    error instanceof LogSafeError ? error.message : JSON.stringify(describeError(error)),
  );
  process.exit(1);
}
