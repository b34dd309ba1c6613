/**
 * The HTTP status of a failure: the error's own, else that of the answer, else 500 (specification
 * §8). An address that cannot be read (400) is one that does not exist (§2).
 */
export function statusOf(answered: number | undefined, error: unknown): number {
  const status = [own(error), answered].find(isFailure) ?? 500;
  return status === 400 ? 404 : status;
}

/** Next's errors have a statusCode, the site's a status. */
function own(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('statusCode' in error) return error.statusCode;
  return 'status' in error ? error.status : undefined;
}

function isFailure(status: unknown): status is number {
  return typeof status === 'number' && status >= 400 && status <= 599;
}
