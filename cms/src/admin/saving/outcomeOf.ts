import { isRecord } from '../../lib/isRecord';
import { rowsOf } from '../../lib/rowsOf';
import type { Outcome } from './Saver';

/** What the status of an answer to a save means. Without one there was no answer. */
export function outcomeOf(status: number | undefined): Outcome {
  if (status === undefined || status >= 500 || status === 429) return 'failed';
  if (status < 400) return 'saved';
  if (status === 409) return 'stale';
  return status === 401 || status === 403 ? 'denied' : 'refused';
}

/** The reasons of a refusal, in the language of the editor. */
export function reasonsOf(body: unknown): string[] {
  return rowsOf(isRecord(body) ? body.errors : []).flatMap(({ message, data }) => {
    const ofFields = rowsOf(isRecord(data) ? data.errors : []).map((one) => one.message);
    return (ofFields.length > 0 ? ofFields : [message]).filter((one) => typeof one === 'string');
  });
}
