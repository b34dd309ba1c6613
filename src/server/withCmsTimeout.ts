/**
 * Milliseconds that a request to the cms may take. After a timeout the next requests have less time,
 * because a page may send several in sequence. nginx gives a site 4.9 seconds (deploy/nginx/proxy.conf).
 */
const timeoutsMs = { normal: 4500, reduced: 1000 };
/** Milliseconds for which the timeout stays reduced. */
const reducedForMs = 3000;
/** A build loads all pages at once, and no visitor waits for them. On a busy machine one answer takes long. */
const buildTimeoutMs = 120_000;

declare global {
  /** Unix milliseconds of the last request that timed out. */
  var studiumCmsTimedOutAt: number | undefined;
}

/**
 * Runs a request to the cms with a timeout that is shorter than nginx's, so that the visitor still gets an
 * error page (docs/operators/incidents.md).
 *
 * @param send passes the signal to fetch and reads the complete response
 * @throws any error of `send`, for example an AbortSignal's TimeoutError
 */
export async function withCmsTimeout<Answer>(send: (signal: AbortSignal) => Promise<Answer>) {
  const isNormal = Date.now() - (globalThis.studiumCmsTimedOutAt ?? 0) > reducedForMs;
  const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
  const timeoutMs = isNormal ? timeoutsMs.normal : timeoutsMs.reduced;
  const signal = AbortSignal.timeout(isBuild ? buildTimeoutMs : timeoutMs);
  try {
    return await send(signal);
  } catch (error) {
    // Reduced timeouts do not count, otherwise a slow cms would keep the limit reduced for ever.
    if (signal.aborted && isNormal) globalThis.studiumCmsTimedOutAt = Date.now();
    throw error;
  }
}
