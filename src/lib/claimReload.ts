/** Milliseconds in which a page whose code does not come is loaded anew only once (specification §9). */
const guardMs = 60_000;

/** Also in public/start.js, for the scripts that a page begins with. */
const key = 'reloadedAt';

/**
 * Whether a page may be loaded anew because code of the site did not come; a yes is remembered for
 * the guard's time. Where nothing can be remembered the answer is no: nothing shall turn in circles.
 */
export function claimReload(): boolean {
  try {
    if (Math.abs(Date.now() - Number(sessionStorage.getItem(key))) < guardMs) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
