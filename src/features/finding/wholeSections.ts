import type { Locale } from '@/routing/locales';
import { fetchWhole } from './fetchFound';
import type { Findable, FindingSection } from './model';

/** All of a section, and when it was fetched, in milliseconds since 1970. */
export interface WholeSection {
  items: Findable[];
  timestamp: number;
}

/**
 * Sections that this tab has loaded whole, to be filtered without a request. For the browser.
 * They live until the page is loaded anew.
 */
const loaded = new Map<string, WholeSection>();
const loading = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

const keyOf = (section: FindingSection, locale: Locale) => `${locale}/${section}`;

/** A section if it is there. */
export const wholeSection = (section: FindingSection, locale: Locale): WholeSection | null =>
  loaded.get(keyOf(section, locale)) ?? null;

/**
 * Loads a section, unless it is there or on its way.
 * @param freshFrom milliseconds since 1970 before which a loaded section is too old
 * @throws Error when it cannot be had
 */
export async function loadSection(
  section: FindingSection,
  locale: Locale,
  freshFrom: number,
): Promise<void> {
  const key = keyOf(section, locale);
  if ((loaded.get(key)?.timestamp ?? -1) >= freshFrom) return;
  const promise = loading.get(key) ?? load(section, locale);
  loading.set(key, promise);
  try {
    await promise;
  } finally {
    loading.delete(key);
  }
}

async function load(section: FindingSection, locale: Locale): Promise<void> {
  const items = await fetchWhole(section, locale);
  loaded.set(keyOf(section, locale), { items, timestamp: Date.now() });
  for (const listener of listeners) listener();
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
