import type { Locale } from '@/routing/locales';

/** The university that a visitor studies at, by its slug, which is another in each language. */
const keyOf = (locale: Locale) => `university:${locale}`;

/** Where storage is blocked the choice lasts as long as the page. */
const here = new Map<Locale, string>();
const listeners = new Set<() => void>();

/** The slug that this device remembers; empty where it remembers none. */
export function readChosen(locale: Locale): string {
  try {
    return localStorage.getItem(keyOf(locale)) ?? '';
  } catch {
    return here.get(locale) ?? '';
  }
}

/** Remembers a slug on this device; empty forgets it. */
export function writeChosen(locale: Locale, slug: string): void {
  here.set(locale, slug);
  try {
    if (slug) localStorage.setItem(keyOf(locale), slug);
    else localStorage.removeItem(keyOf(locale));
  } catch {
    // Kept above.
  }
  for (const changed of listeners) changed();
}

/** Hears of choices on this page and in other tabs; returns how to stop. */
export function onChosen(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}
