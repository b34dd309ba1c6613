import { isRecord } from '../src/lib/isRecord';
import type { Fields } from './Store';

/** The rows of a stored list; none if it is not a list. */
export const rowsOf = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];
