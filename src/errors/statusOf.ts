import { isRecord } from '@/lib/isRecord';

/**
 * The HTTP status of an error page: that of the error, else that of the response, else 500 (specification §8).
 * A malformed address (400) counts as unknown (404, §2).
 */
export function statusOf(answered: number | undefined, error: unknown): number {
  // Next's errors have a `statusCode`, the site's errors a `status`.
  const { statusCode, status: ownStatus } = isRecord(error) ? error : {};
  const status = [statusCode, ownStatus, answered].find(isErrorStatus) ?? 500;
  return status === 400 ? 404 : status;
}

function isErrorStatus(status: unknown): status is number {
  return typeof status === 'number' && status >= 400 && status <= 599;
}
