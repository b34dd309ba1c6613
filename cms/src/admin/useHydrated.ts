import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether React has taken over the page. The first render in the browser must be that of the server, and a press before
 * is lost.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
