import type { AfterErrorHook } from 'payload';

/** Codes of PostgreSQL (SQLSTATE) and SQLite for a value, or an id, that another row has already. */
const taken = /^(23505|SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY|ROWID))$/;

const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && typeof error.code === 'string' && taken.test(error.code)) ||
    isTaken(error.cause));

/**
 * Responds 400 with a sentence to a write that the database refuses because a value is taken. Payload does so only for
 * values of a document that are unique by their field; it responds 500 to the others.
 */
export const explainTakenValue: AfterErrorHook = ({ error, req }) =>
  isTaken(error)
    ? { status: 400, response: { errors: [{ message: req.t('error:valueMustBeUnique') }] } }
    : undefined;
