import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Returns false in the server's HTML and during hydration, then true. Both must render the same, and a button that is
 * pressed before hydration does nothing.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
