import { useEffect, useSyncExternalStore } from 'react';

/** What the login page has to tell somebody who was brought there. */
export type Notice = 'deleted' | 'notDeleted';

let notice: Notice | null = null;
const listeners = new Set<() => void>();

/** Leaves word for the login page, to which whoever is logged out is led by src/session. */
export function leaveNotice(next: Notice | null): void {
  notice = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** What was left, told until one leaves the page. */
export function useNotice(): Notice | null {
  useEffect(() => () => leaveNotice(null), []);
  return useSyncExternalStore(
    listen,
    () => notice,
    () => null,
  );
}
