import { useSyncExternalStore } from 'react';

/** The key of the choice in localStorage. */
export const storageKey = 'compare';

/** The entries chosen for comparison as `accommodations:12`, in the order of the choice. */
export type ComparedKeys = ReadonlySet<string>;

const none: ComparedKeys = new Set();
const listeners = new Set<() => void>();
let compared = none;

export const getCompared = (): ComparedKeys => compared;

export function setCompared(next: ComparedKeys): void {
  compared = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The current choice. This module is part of every page; the code that changes it is a separate chunk. */
export function useCompared(): ComparedKeys {
  return useSyncExternalStore(subscribe, getCompared, () => none);
}
