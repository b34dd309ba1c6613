import { describeError } from './describeError';

/**
 * Logs an error as one line of JSON, without personal data.
 *
 * @param context What failed, as a constant text without data of a request.
 * @param more Facts without personal data, such as an id that the response contains too.
 */
export function logError(
  context: string,
  error: unknown,
  more: Readonly<Record<string, string | number>> = {},
): void {
  const line = {
    time: new Date().toISOString(),
    fault: context,
    ...more,
    error: describeError(error),
  };
  console.error(JSON.stringify(line));
}
