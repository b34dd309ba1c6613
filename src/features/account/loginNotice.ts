import { useEffect, useSyncExternalStore } from 'react';

/** A message on the login page, after a redirect to it. */
export type LoginNotice = 'deleted' | 'notDeleted';

let notice: LoginNotice | null = null;
const listeners = new Set<() => void>();

/** Sets the message of the login page. src/session redirects there when the session ends. */
export function setLoginNotice(next: LoginNotice | null): void {
  notice = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** How many mounted components show the message. */
let readers = 0;

/** The message of the login page; it is cleared on unmount. */
export function useLoginNotice(): LoginNotice | null {
  useEffect(() => {
    readers += 1;
    return () => {
      readers -= 1;
      // Later, because Strict Mode unmounts a new component and mounts it again at once.
      queueMicrotask(() => {
        if (readers === 0) setLoginNotice(null);
      });
    };
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => notice,
    () => null,
  );
}
