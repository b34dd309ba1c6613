import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the HTML from the server, true as soon as scripts have taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
