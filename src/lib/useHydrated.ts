import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Returns false in the server's HTML and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
