/**
 * Milliseconds that a question to the content management system may take. While one was not answered
 * lately the next have less: a page may ask several after each other, and nobody is to wait for each.
 * nginx gives a site 4.9 seconds (deploy/nginx/proxy.conf).
 */
const patienceMs = { usual: 4500, shortened: 1000 };
/** Milliseconds for which it is shortened; then somebody tries again with all patience. */
const lateMs = 3000;
/** A build asks for all pages at once, and nobody waits for any of them. */
const buildMs = 30_000;

declare global {
  /** Unix milliseconds of the last question that got no answer, or 0. */
  var studiumCmsWasLate: number | undefined;
}

/**
 * Asks the content management system, and gives up in time to tell the visitor so (docs/operations.md,
 * "When something breaks").
 *
 * @param ask passes the signal on to fetch, and reads the whole answer
 * @throws whatever `ask` throws, an AbortSignal's TimeoutError among them
 */
export async function inTime<Answer>(ask: (signal: AbortSignal) => Promise<Answer>) {
  const isUsual = Date.now() - (globalThis.studiumCmsWasLate ?? 0) > lateMs;
  const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
  const patience = isUsual ? patienceMs.usual : patienceMs.shortened;
  const signal = AbortSignal.timeout(isBuild ? buildMs : patience);
  try {
    return await ask(signal);
  } catch (error) {
    // One that was merely not quick tells nothing: else it would be taken for away for ever.
    if (signal.aborted && isUsual) globalThis.studiumCmsWasLate = Date.now();
    throw error;
  }
}
