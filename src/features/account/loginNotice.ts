import { useEffect } from 'react';
import { createStore, useStore } from '@/lib/createStore';

/** A message on the login page, after a redirect to it. */
type LoginNotice = 'deleted' | 'notDeleted';

const notice = createStore<LoginNotice | null>(null);

/** Sets the message of the login page. src/session redirects there when the session ends. */
export const setLoginNotice = notice.set;

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
  return useStore(notice, null);
}
