import { isRecord } from './isRecord';

/** The rows of a stored list; none if it is not a list. */
export const rowsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];
