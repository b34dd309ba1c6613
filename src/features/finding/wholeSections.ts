import type { Locale } from '@/routing/locales';
import { fetchWhole } from './fetchFound';
import type { Findable, FindingSection } from './model';

/**
 * Sections that this tab has loaded whole, to be filtered without asking again. For the browser.
 * They live as long as the page is not loaded anew.
 */
const loaded = new Map<string, Findable[]>();
const loading = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

const keyOf = (section: FindingSection, locale: Locale) => `${locale}/${section}`;

/** A section if it is there. */
export const wholeSection = (section: FindingSection, locale: Locale): Findable[] | null =>
  loaded.get(keyOf(section, locale)) ?? null;

/**
 * Loads a section, once; a failure is forgotten, so that it can be tried again.
 * @throws Error when it cannot be had
 */
export function loadSection(section: FindingSection, locale: Locale): Promise<void> {
  const key = keyOf(section, locale);
  const under = loading.get(key);
  if (under) return under;
  const promise = fetchWhole(section, locale).then(
    (items) => {
      loaded.set(key, items);
      for (const listener of listeners) listener();
    },
    (error: unknown) => {
      loading.delete(key);
      throw error;
    },
  );
  loading.set(key, promise);
  return promise;
}

/** Tells of each section that arrives. */
export function onSection(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** For tests: as in a new tab. */
export function forgetSections(): void {
  loaded.clear();
  loading.clear();
}
