import { isLocale } from '@/routing/locales';
import type { SavedLine, Snapshot } from './model';

const key = 'saved';

/** Whether a cookie says that somebody is logged in: without it nothing of theirs is shown. */
const isSomebodyIn = () => document.cookie.includes('SIGNED_IN=1');

/** The favourites that this device keeps, as text; null where nobody is logged in. */
export function keptText(): string | null {
  try {
    return isSomebodyIn() ? localStorage.getItem(key) : null;
  } catch {
    return null; // Storage is blocked: nothing is kept.
  }
}

export function keepSnapshot(snapshot: Snapshot): void {
  try {
    localStorage.setItem(key, JSON.stringify(snapshot));
  } catch {
    // Storage is blocked or full: without a network there are no favourites.
  }
}

export function forgetSnapshot(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be stored there is nothing to forget.
  }
}

/** Calls the listener when another tab keeps or forgets favourites. @returns what ends that */
export function onSnapshot(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** What a text holds, or null for one that is not a snapshot. */
export function snapshotOf(text: string | null): Snapshot | null {
  if (text === null) return null;
  try {
    const read: unknown = JSON.parse(text);
    return isSnapshot(read) ? read : null;
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
    isListOf(lines, isLine)
  );
}

export function isLine(value: unknown): value is SavedLine {
  const { id, section, title, href, facts } = fieldsOf(value);
  const isText = [id, section, title, href, facts].every((one) => typeof one === 'string');
  return isText && /^\/(?![/\\])/.test(String(href));
}

export const isListOf = (value: unknown, fits: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(fits);

export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
