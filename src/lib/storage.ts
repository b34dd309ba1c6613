/** A storage of the browser. The browser may refuse both. */
type StorageName = 'localStorage' | 'sessionStorage';

/** @returns null if nothing is stored, undefined if the browser refuses storage */
export function readStorage(name: StorageName, key: string): string | null | undefined {
  try {
    return window[name].getItem(key);
  } catch {
    return undefined;
  }
}

/**
 * @param value null removes the key
 * @returns false if the browser refuses storage or it is full
 */
export function writeStorage(name: StorageName, key: string, value: string | null): boolean {
  try {
    if (value === null) window[name].removeItem(key);
    else window[name].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
