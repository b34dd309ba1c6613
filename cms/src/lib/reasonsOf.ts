import { isRecord } from './isRecord';
import { rowsOf } from './rowsOf';

/**
 * The reasons in an answer of Payload, or of our endpoints, that refuses a request: of its fields, or else its message. They
 * are in the language of the editor.
 */
export function reasonsOf(body: unknown): string[] {
  return rowsOf(isRecord(body) ? body.errors : []).flatMap(({ message, data }) => {
    const ofFields = rowsOf(isRecord(data) ? data.errors : []).map((one) => one.message);
    return (ofFields.length > 0 ? ofFields : [message]).filter((one) => typeof one === 'string');
  });
}
