export type NavigationFailure = 'cancelled' | 'network' | 'code' | 'other';

/**
 * Returns why a navigation failed, as far as Next reports it: another navigation cancelled it, the network
 * failed, the page's code failed to load, or another reason, such as a server error.
 */
export function getNavigationFailure(error: unknown): NavigationFailure {
  if (!(error instanceof Error)) return 'other';
  if ('cancelled' in error && error.cancelled) return 'cancelled';
  // fetch() throws a TypeError when the network fails.
  if (error instanceof TypeError || !navigator.onLine) return 'network';
  return error.message.startsWith('Failed to load script') ? 'code' : 'other';
}
