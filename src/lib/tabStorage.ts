/**
 * What this tab remembers of a page across reloads and moves to other pages. Other tabs do not see
 * it, and it ends with the tab. Where the browser refuses storage, nothing is remembered.
 */
export function readFromTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param value null forgets it */
export function keepInTab(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // The page does without, and says so where it matters.
  }
}
