import { isRecord } from './isRecord';

/** The sentence of a refusal in the body of an answer of Payload, or of our endpoints; undefined if it has none. */
export function refusalIn(body: unknown): string | undefined {
  const errors: unknown[] = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  const [first] = errors;
  return isRecord(first) && typeof first.message === 'string' ? first.message : undefined;
}
