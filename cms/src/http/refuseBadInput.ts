import type { AfterErrorHook } from 'payload';

/** Messages of the upload parser (busboy) for a body that is not a valid form. */
const brokenForm = /^(Unexpected end of form|Malformed part header|Multipart: Boundary not found)$/;

/**
 * Codes of the databases for a statement that they do not understand, or for a value that does not fit. A request that
 * names no such column, operator or value never causes one. PostgreSQL's are the classes 22, 42 and 54 of SQLSTATE.
 */
const badStatement = /^(22|42|54|SQLITE_(ERROR|MISMATCH|RANGE|TOOBIG)$)/;

/**
 * Whether the client caused an error, with a broken form, with a value that the database refuses, or with one of another
 * shape than Payload expects: a list for a text, an object for a number.
 */
const isBadInput = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof RangeError ||
  error instanceof SyntaxError ||
  (error instanceof Error &&
    (brokenForm.test(error.message) ||
      ('code' in error && typeof error.code === 'string' && badStatement.test(error.code)) ||
      isBadInput(error.cause)));

/** Responds 400 to errors of the client. Payload responds 500 to all errors that it does not know; the log has them. */
export const refuseBadInput: AfterErrorHook = ({ error }) =>
  isBadInput(error)
    ? { status: 400, response: { errors: [{ message: 'The request cannot be understood.' }] } }
    : undefined;
