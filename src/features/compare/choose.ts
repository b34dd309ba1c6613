import { getCompared, setCompared, storageKey, type ComparedKeys } from './compared';
import { comparedSections, most, type ComparedSection } from './model';

/** What came of a press of «Compare». */
export type Outcome = 'added' | 'removed' | 'full' | 'cleared';

/** The section of `accommodations:12`, or null for what is no such key. */
export const sectionOf = (key: string): ComparedSection | null =>
  comparedSections.find((section) => new RegExp(`^${section}:[A-Za-z0-9-]{1,40}$`).test(key)) ??
  null;

/** The chosen ids of one section, in the order of choosing. */
export const idsOf = (compared: ComparedKeys, section: ComparedSection): string[] =>
  [...compared].flatMap((key) => (sectionOf(key) === section ? key.split(':').slice(1) : []));

/** Takes over what the device remembers; an earlier version, or somebody, may have written it. */
export function recall(): void {
  let kept = '';
  try {
    kept = localStorage.getItem(storageKey) ?? '';
  } catch {
    return;
  }
  const keys = new Set<string>();
  for (const key of kept.split(' ')) {
    const section = sectionOf(key);
    if (section && idsOf(keys, section).length < most[section]) keys.add(key);
  }
  setCompared(keys);
}

/** Recalls at once, and whenever another tab has changed it. @returns what ends that */
export function keepRecalling(): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) recall();
  };
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

/** Chooses what is not chosen, if there is room for it, and the other way round. */
export function toggle(key: string): Outcome | null {
  const section = sectionOf(key);
  if (!section) return null;
  const keys = new Set(getCompared());
  if (keys.delete(key)) {
    keep(keys);
    return 'removed';
  }
  if (idsOf(keys, section).length >= most[section]) return 'full';
  keep(keys.add(key));
  return 'added';
}

/** Takes entries out of the choice; all of the section where none are named. */
export function forget(section: ComparedSection, id?: string): void {
  keep(
    new Set(
      [...getCompared()].filter((key) =>
        id === undefined ? sectionOf(key) !== section : key !== `${section}:${id}`,
      ),
    ),
  );
}

/** Where storage is blocked or full the choice lasts as long as the page. */
function keep(keys: Set<string>): void {
  setCompared(keys);
  try {
    if (keys.size > 0) localStorage.setItem(storageKey, [...keys].join(' '));
    else localStorage.removeItem(storageKey);
  } catch {
    // Kept above.
  }
}
