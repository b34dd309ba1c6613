import type { Locale } from '@/routing/locales';

/** The storage key of the chosen university; slugs differ between the languages. */
const keyOf = (locale: Locale) => `university:${locale}`;

/** The choice in memory, which is used if storage is blocked. */
const chosen = new Map<Locale, string>();
const listeners = new Set<() => void>();

/** The stored slug; empty if there is none. */
export function readChosenUniversity(locale: Locale): string {
  try {
    return localStorage.getItem(keyOf(locale)) ?? '';
  } catch {
    return chosen.get(locale) ?? '';
  }
}

/** Stores a slug; an empty slug removes it. */
export function writeChosenUniversity(locale: Locale, slug: string): void {
  chosen.set(locale, slug);
  try {
    if (slug) localStorage.setItem(keyOf(locale), slug);
    else localStorage.removeItem(keyOf(locale));
  } catch {
    // The choice is already in memory.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener on changes, also from other tabs; returns a function that unsubscribes. */
export function onChosenUniversity(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
