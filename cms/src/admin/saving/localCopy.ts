import { isRecord } from '../../lib/isRecord';
import type { Values } from './Saver';

/** What a form had not saved, and the stored values that it began from. */
export interface Unsaved {
  base: Values;
  values: Values;
}

/** A copy with the time of the last change, as ISO time. */
export interface KeptCopy extends Unsaved {
  at: string;
}

const prefix = 'studium-unsaved';

/** The name of the copies of a person, a document and a language. */
export const copyKeyOf = (...parts: readonly (string | number | undefined)[]): string =>
  [prefix, ...parts.map((part) => part ?? 'new')].join(' ');

/**
 * Keeps what a form has not saved, or forgets it. It is in the storage that is written at once, unlike IndexedDB, so that
 * the last letter before a tab closes is there too.
 */
export function keepCopy(key: string, unsaved: (Unsaved & { at?: string }) | null): void {
  try {
    if (!unsaved) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ at: new Date().toISOString(), ...unsaved }));
  } catch {
    // The storage is full or off: the form still says that it is not saved, and there is a question before it is left.
  }
}

/** What an earlier form has not saved, or null. */
export function readCopy(key: string): KeptCopy | null {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!isRecord(copy)) return null;
    const { at, base, values } = copy;
    return typeof at === 'string' && isRecord(base) && isRecord(values)
      ? { at, base, values }
      : null;
  } catch {
    return null;
  }
}

/**
 * What an earlier form has not saved, under a name of its own, so that the form that offers it can keep its own copy.
 */
export function readOffer(key: string): KeptCopy | null {
  const copy = readCopy(key);
  if (!copy) return readCopy(offerKeyOf(key));
  keepCopy(offerKeyOf(key), copy);
  keepCopy(key, null);
  return copy;
}

export const forgetOffer = (key: string): void => keepCopy(offerKeyOf(key), null);

const offerKeyOf = (key: string): string => `${key} offered`;

/** Forgets all copies of this browser. */
export function forgetCopies(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(prefix)) localStorage.removeItem(key);
}
