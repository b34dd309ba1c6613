import { readStorage, writeStorage } from './storage';

/**
 * Values that this tab stores across reloads and navigations. Other tabs cannot read them, and they end with
 * the tab. When the browser refuses storage, reading returns null and writing does nothing.
 */
export function readFromTab(key: string): string | null {
  return readStorage('sessionStorage', key) ?? null;
}

/** @param value null removes the key */
export function writeToTab(key: string, value: string | null): void {
  writeStorage('sessionStorage', key, value);
}
