import { storageKeys } from '@/config/storageKeys';
import { createStoredStore, useStore } from '@/lib/createStore';
import { comparedSections, maxCompared, type ComparedSection } from './model';

/** The entries chosen for comparison as `accommodations:12`, in the order of the choice. */
type ComparedKeys = ReadonlySet<string>;

const none: ComparedKeys = new Set();

/** The choice. This module is part of every page; the code that changes it is a separate chunk. */
export const compared = createStoredStore<ComparedKeys>({
  key: storageKeys.compared,
  parse: parseKeys,
  format: (keys) => [...keys].join(' ') || null,
});

export const useCompared = (): ComparedKeys => useStore(compared, none);

/** Invalid keys are skipped: old versions may have written them. */
function parseKeys(text: string | null): ComparedKeys {
  const keys = new Set<string>();
  for (const key of text?.split(' ') ?? []) {
    const section = sectionOfKey(key);
    if (section && comparedIdsOf(keys, section).length < maxCompared[section]) keys.add(key);
  }
  return keys;
}

/** The section of a key such as `accommodations:12`; null if the key is not valid. */
export const sectionOfKey = (key: string): ComparedSection | null =>
  comparedSections.find((section) => new RegExp(`^${section}:[A-Za-z0-9-]{1,40}$`).test(key)) ??
  null;

/** The chosen ids of one section, in the order of the choice. */
export const comparedIdsOf = (keys: ComparedKeys, section: ComparedSection): string[] =>
  [...keys].flatMap((key) => (sectionOfKey(key) === section ? key.split(':').slice(1) : []));

export const chosenIds = (keys: ComparedKeys) =>
  comparedSections
    .map((section) => ({ section, ids: comparedIdsOf(keys, section) }))
    .filter(({ ids }) => ids.length > 0);
