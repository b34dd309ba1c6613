import { z } from 'zod';

/*
 * How columns come out of the two databases: PostgreSQL answers numerics as text and JSON as values,
 * SQLite booleans as 0 and 1 and JSON as text.
 */
export const wholeNumber = z.coerce.number();
export const yesOrNo = z.coerce.boolean();
export const ids = z.preprocess(
  (value): unknown => (typeof value === 'string' ? JSON.parse(value) : (value ?? [])),
  z.array(z.number()),
);

/** For statements that answer nothing, or whose answer is only counted. */
export const anyRow = z.unknown();
