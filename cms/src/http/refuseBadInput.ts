import type { AfterErrorHook } from 'payload';
import type { AdminText } from '../lib/adminLanguage';
import { json } from './json';
import { requestLanguage } from './requestLanguage';

/**
 * Messages for a server function, a screen or a field that does not exist, for a key of an order, for a body that is no
 * valid form (busboy), for a value that SQLite cannot store or compare, for a statement that names no such column (SQLite) or a table that it does not read
 * (PostgreSQL), and for a field that Payload does not find.
 */
const badInput =
  /^(Unknown Server Function|not-found$|Could not find |invalid (integer part of )?order key)|^(Unexpected end of form|Malformed part header|Multipart: Boundary not found)$|^SQLite3 can only bind|^SQLITE_ERROR: (no such (column|function)|near |row value|too many|at most \d+ tables)|^missing FROM-clause entry|^Cannot find field for path/;

/**
 * Codes of PostgreSQL (SQLSTATE) and SQLite for a value that does not fit, for a relation to a document that does not
 * exist, for a statement that names no such column or operator, and for one that is too complex; not for a missing table.
 */
const badStatement = /^(22|23503|42(?!P01|501)|54|SQLITE_(CONSTRAINT_FOREIGNKEY|MISMATCH))/;

/**
 * Whether the client caused an error, with a broken form, with a value that the database refuses, or with one of another
 * shape than Payload expects: a list for a text, an object for a number.
 */
export const isBadInput = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof RangeError ||
  error instanceof SyntaxError ||
  (error instanceof Error &&
    (badInput.test(error.message) ||
      ('code' in error && typeof error.code === 'string' && badStatement.test(error.code)) ||
      isBadInput(error.cause)));

const message: AdminText = {
  it: 'La richiesta non è valida, oppure è troppo complessa.',
  en: 'The request is not valid, or it is too complex.',
};

const errorsIn = (headers: Headers) => ({
  errors: [{ message: message[requestLanguage(headers)] }],
});

/** Responds 400 to errors of the client. Payload responds 500 to all errors that it does not know; the log has them. */
export const refuseBadInput: AfterErrorHook = ({ error, req }) =>
  isBadInput(error) ? { status: 400, response: errorsIn(req.headers) } : undefined;

/** The same for an error that Payload does not handle, such as a body that it reads too early. */
export function badInputResponse(error: unknown, headers: Headers): Response {
  if (!isBadInput(error)) throw error;
  return json(errorsIn(headers), 400);
}
