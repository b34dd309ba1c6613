/** Milliseconds in which a page reloads only once because its code failed to load (specification §9). */
const guardMs = 60_000;

/** public/start.js uses the same storage key for the entry scripts. */
const key = 'reloadedAt';

/**
 * Returns whether the page may reload because code failed to load, and stores the time of a permitted reload.
 * Without storage it returns false, because the page could reload without end.
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
