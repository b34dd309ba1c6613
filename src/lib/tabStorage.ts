/**
 * Values that this tab stores across reloads and navigations. Other tabs cannot read them, and they end with
 * the tab. When the browser refuses storage, reading returns null and writing does nothing.
 */
export function readFromTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param value null removes the key */
export function writeToTab(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // The browser refuses storage. The callers work without it.
  }
}
