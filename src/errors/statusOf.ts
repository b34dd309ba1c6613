/**
 * The HTTP status of an error page: that of the error, else that of the answer, else 500 (specification §8).
 * A malformed address (400) counts as unknown (404, §2).
 */
export function statusOf(answered: number | undefined, error: unknown): number {
  const status = [statusOfError(error), answered].find(isErrorStatus) ?? 500;
  return status === 400 ? 404 : status;
}

/** Next's errors have a `statusCode`, the site's errors a `status`. */
function statusOfError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('statusCode' in error) return error.statusCode;
  return 'status' in error ? error.status : undefined;
}

function isErrorStatus(status: unknown): status is number {
  return typeof status === 'number' && status >= 400 && status <= 599;
}
