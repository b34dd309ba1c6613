import { isRecord } from './isRecord';

/** The id of a related document, of which Payload reads the id or the whole document; null if it is neither. */
export function idOf(reference: number | { id: number }): number;
export function idOf(reference: unknown): number | null;
export function idOf(reference: unknown): number | null {
  const id = isRecord(reference) ? reference.id : reference;
  return typeof id === 'number' ? id : null;
}
