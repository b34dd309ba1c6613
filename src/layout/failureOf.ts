export type Failure = 'cancelled' | 'network' | 'code' | 'other';

/**
 * Why a change of pages failed, as far as Next tells: it was overtaken by another, the network does
 * not answer, the page's code did not come, or something else, such as an error of the server.
 */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return 'other';
  if ('cancelled' in error && error.cancelled) return 'cancelled';
  // fetch() has no other name for a network that fails.
  if (error instanceof TypeError || !navigator.onLine) return 'network';
  return error.message.startsWith('Failed to load script') ? 'code' : 'other';
}
