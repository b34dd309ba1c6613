import { useSyncExternalStore } from 'react';

/** Where the device keeps what is chosen. */
export const storageKey = 'compare';

/** Entries that are chosen to be compared, as `accommodations:12`, in the order of choosing. */
export type ComparedKeys = ReadonlySet<string>;

const none: ComparedKeys = new Set();
const listeners = new Set<() => void>();
let compared = none;

export const getCompared = (): ComparedKeys => compared;

export function setCompared(next: ComparedKeys): void {
  compared = next;
  for (const listener of listeners) listener();
}

function onCompared(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** What is chosen. Part of every page: what changes it comes in a chunk of its own. */
export function useCompared(): ComparedKeys {
  return useSyncExternalStore(onCompared, getCompared, () => none);
}
