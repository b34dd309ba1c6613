import type { AfterErrorHook } from 'payload';

/** Messages of the upload parser (busboy) for a body that is not a valid form. */
const brokenForm = /^(Unexpected end of form|Malformed part header|Multipart: Boundary not found)$/;

/** SQLSTATE class 22 of PostgreSQL: a value that does not fit its column, such as text for a number. */
const badValue = /^22/;

/** Message of SQLite's client for a text in place of a number, before a statement runs. */
const noNumber = 'Only finite numbers (not Infinity or NaN) can be passed as arguments';

/** Whether the client caused an error, with a broken form or with a value that the database refuses. */
const isBadInput = (error: unknown): boolean =>
  error instanceof Error &&
  (brokenForm.test(error.message) ||
    error.message === noNumber ||
    ('code' in error && typeof error.code === 'string' && badValue.test(error.code)) ||
    isBadInput(error.cause));

/** Responds 400 to errors of the client. Payload responds 500 to all errors that it does not know. */
export const refuseBadInput: AfterErrorHook = ({ error }) =>
  isBadInput(error)
    ? { status: 400, response: { errors: [{ message: 'The request cannot be understood.' }] } }
    : undefined;
