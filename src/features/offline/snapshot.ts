import { isLocale } from '@/routing/locales';
import type { FavouriteLine, Snapshot } from './model';

const key = 'saved';

/** Whether the login cookie exists. Without it the stored favourites are not shown. */
const isLoggedIn = () => document.cookie.includes('SIGNED_IN=1');

/** Reads the stored favourites as JSON text; null when nobody is logged in. */
export function readSnapshotText(): string | null {
  try {
    return isLoggedIn() ? localStorage.getItem(key) : null;
  } catch {
    return null; // Storage is blocked, so nothing is stored.
  }
}

export function storeSnapshot(snapshot: Snapshot): void {
  try {
    localStorage.setItem(key, JSON.stringify(snapshot));
  } catch {
    // Storage is blocked or full, so the favourites are not available offline.
  }
}

export function deleteSnapshot(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to delete.
  }
}

/** Calls the listener when another tab changes the storage. @returns a function that unsubscribes */
export function subscribeToSnapshot(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Parses JSON text; null when it is not a snapshot. */
export function parseSnapshot(text: string | null): Snapshot | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isSnapshot(value) ? value : null;
  } catch {
    return null;
  }
}

function isSnapshot(value: unknown): value is Snapshot {
  const { user, locale, savedOn, ids, lines } = fieldsOf(value);
  return (
    typeof user === 'string' &&
    isLocale(locale) &&
    typeof savedOn === 'string' &&
    isListOf(ids, (id) => typeof id === 'string') &&
    isListOf(lines, isFavouriteLine)
  );
}

export function isFavouriteLine(value: unknown): value is FavouriteLine {
  const { id, section, title, href, facts } = fieldsOf(value);
  const isText = [id, section, title, href, facts].every((one) => typeof one === 'string');
  return isText && /^\/(?![/\\])/.test(String(href));
}

export const isListOf = (value: unknown, isValid: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isValid);

export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
