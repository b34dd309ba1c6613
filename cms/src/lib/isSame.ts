import { isEmpty } from './isEmpty';
import { isRecord } from './isRecord';

/** Whether a field of a form is empty: absent, null, or an empty text or list. */
export const isBlank = (value: unknown): boolean =>
  isEmpty(value) || (Array.isArray(value) && value.length === 0);

/** Whether two values of a form are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (isBlank(one) && isBlank(other))) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, n) => isSame(value, other[n]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}
