import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and while React takes it over, then true: scripts work. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
