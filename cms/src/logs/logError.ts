import { describeError } from './describeError';

/**
 * Logs a fault as one line of JSON, without anything personal.
 *
 * @param place What failed, in fixed words; nothing of a request may be in it.
 * @param more Facts that tell nothing about a person, such as an id that the answer names too.
 */
export function logError(
  place: string,
  error: unknown,
  more: Readonly<Record<string, string | number>> = {},
): void {
  const line = {
    time: new Date().toISOString(),
    fault: place,
    ...more,
    error: describeError(error),
  };
  console.error(JSON.stringify(line));
}
