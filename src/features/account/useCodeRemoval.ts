import { useEffect } from 'react';

/**
 * Removes the code of a mail from the address bar and from the history entry, including the state from
 * which Next would restore it on Back and Forward.
 */
export function useCodeRemoval(): void {
  useEffect(() => {
    const { pathname } = location;
    const state: unknown = history.state;
    const current = typeof state === 'object' && state !== null ? state : {};
    history.replaceState({ ...current, as: pathname, url: pathname }, '', pathname);
  }, []);
}
