import { compared, comparedIdsOf, sectionOfKey } from './compared';
import { maxCompared, type ComparedSection } from './model';

/** The result of a click on a compare button, or of clearing the choice. */
export type Outcome = 'added' | 'removed' | 'full' | 'cleared';

/** Adds an entry to the choice, if there is room, or removes it. */
export function setCompared(section: ComparedSection, key: string, isChosen: boolean): Outcome {
  const keys = new Set(compared.get());
  const isFull = comparedIdsOf(keys, section).length >= maxCompared[section];
  if (isChosen && isFull && !keys.has(key)) return 'full';
  if (isChosen) keys.add(key);
  else keys.delete(key);
  compared.set(keys);
  return isChosen ? 'added' : 'removed';
}

/** Removes one entry from the choice or, without an id, all entries of the section. */
export function removeCompared(section: ComparedSection, id?: string): void {
  const isRemoved = (key: string) =>
    id === undefined ? sectionOfKey(key) === section : key === `${section}:${id}`;
  compared.set(new Set([...compared.get()].filter((key) => !isRemoved(key))));
}
