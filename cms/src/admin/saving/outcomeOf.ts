import type { Outcome } from './Saver';

/** What the status of an answer to a save means. Without one there was no answer. */
export function outcomeOf(status: number | undefined): Outcome {
  if (status === undefined || status >= 500 || status === 429) return 'failed';
  if (status < 400) return 'saved';
  if (status === 409) return 'stale';
  return status === 401 || status === 403 ? 'denied' : 'refused';
}
