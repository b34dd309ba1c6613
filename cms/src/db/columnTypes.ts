import { z } from 'zod';
import { defaultSite, sites } from '../sites';

/*
 * The databases return columns differently: PostgreSQL returns numerics as text and JSON as values, SQLite
 * returns booleans as 0 and 1 and JSON as text. Both return dates as text, each in its own form.
 */
export const integerColumn = z.coerce.number();
export const dateColumn = z.coerce.date();
export const booleanColumn = z.coerce.boolean();
export const idListColumn = z.preprocess(
  (value): unknown => (typeof value === 'string' ? JSON.parse(value) : (value ?? [])),
  z.array(z.number()),
);
/** A language of a person. One that the town has given up counts as the default, so that the account still works. */
export const languageColumn = z.enum(sites).catch(defaultSite);
