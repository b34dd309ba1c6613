import { useEffect } from 'react';

/**
 * Takes a code of an e-mail out of the address bar and of the browser's history, also out of what
 * Next would put back on the way to and fro.
 */
export function useHiddenCode(): void {
  useEffect(() => {
    const { pathname } = location;
    const state: unknown = history.state;
    const kept = typeof state === 'object' && state !== null ? state : {};
    history.replaceState({ ...kept, as: pathname, url: pathname }, '', pathname);
  }, []);
}
