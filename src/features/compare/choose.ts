import { getCompared, setCompared, storageKey, type ComparedKeys } from './compared';
import { comparedSections, maxCompared, type ComparedSection } from './model';

/** The result of a click on a compare button, or of clearing the choice. */
export type Outcome = 'added' | 'removed' | 'full' | 'cleared';

/** The section of a key such as `accommodations:12`; null if the key is not valid. */
export const sectionOf = (key: string): ComparedSection | null =>
  comparedSections.find((section) => new RegExp(`^${section}:[A-Za-z0-9-]{1,40}$`).test(key)) ??
  null;

/** The chosen ids of one section, in the order of the choice. */
export const idsOf = (compared: ComparedKeys, section: ComparedSection): string[] =>
  [...compared].flatMap((key) => (sectionOf(key) === section ? key.split(':').slice(1) : []));

/** Restores the choice from storage. Invalid keys are skipped: old versions may have written them. */
export function restoreCompared(): void {
  let stored = '';
  try {
    stored = localStorage.getItem(storageKey) ?? '';
  } catch {
    return;
  }
  const keys = new Set<string>();
  for (const key of stored.split(' ')) {
    const section = sectionOf(key);
    if (section && idsOf(keys, section).length < maxCompared[section]) keys.add(key);
  }
  setCompared(keys);
}

/** Restores the choice when another tab changes it; returns a function that stops watching. */
export function watchCompared(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) restoreCompared();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Adds an entry to the choice, if there is room, or removes it; null for an invalid key. */
export function toggleCompared(key: string): Outcome | null {
  const section = sectionOf(key);
  if (!section) return null;
  const keys = new Set(getCompared());
  if (keys.delete(key)) {
    saveCompared(keys);
    return 'removed';
  }
  if (idsOf(keys, section).length >= maxCompared[section]) return 'full';
  saveCompared(keys.add(key));
  return 'added';
}

/** Removes one entry from the choice or, without an id, all entries of the section. */
export function removeCompared(section: ComparedSection, id?: string): void {
  saveCompared(
    new Set(
      [...getCompared()].filter((key) =>
        id === undefined ? sectionOf(key) !== section : key !== `${section}:${id}`,
      ),
    ),
  );
}

/** Saves the choice. If storage is blocked or full, it lasts as long as the page. */
function saveCompared(keys: Set<string>): void {
  setCompared(keys);
  try {
    if (keys.size > 0) localStorage.setItem(storageKey, [...keys].join(' '));
    else localStorage.removeItem(storageKey);
  } catch {
    // The choice is already in memory.
  }
}
