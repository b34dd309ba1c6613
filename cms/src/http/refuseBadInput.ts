import type { AfterErrorHook } from 'payload';
import { isBusy } from '../db/isBusy';
import type { AdminText } from '../lib/adminLanguage';
import { json } from './json';
import { requestLanguage } from './requestLanguage';

/** Messages of errors that only the input of a client causes, by who writes them. */
const badInput = [
  // Payload: a server function, screen, collection, language, field or place in an order that does not exist.
  /^Unknown Server Function|^not-found$|^Could not find |^Cannot find field for path/,
  /^(Incorrect Collection|Collezione non corretta|Unauthorized)$|^Error fetching data from locale/,
  /^invalid (integer part of )?order key/,
  // Payload's adapter: a comparison that it has not for this kind of field.
  /^Not supported$|^Relationship was not found$|^Invalid (value type|ID value)|^Only 'equals' operator/,
  // busboy: a broken form.
  /^(Unexpected end of form|Malformed part header|Multipart: Boundary not found)$/,
  // SQLite: a value that it cannot store, or a statement that it cannot run; not a missing table or transaction.
  /^SQLite3 can only bind/,
  /^SQLITE_ERROR: (?!no such table|cannot )/,
  // PostgreSQL: a table that the statement does not read.
  /^missing FROM-clause entry/,
];

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
    (badInput.some((pattern) => pattern.test(error.message)) ||
      ('code' in error && typeof error.code === 'string' && badStatement.test(error.code)) ||
      isBadInput(error.cause)));

const message: AdminText = {
  it: 'La richiesta non è valida, oppure è troppo complessa.',
  en: 'The request is not valid, or it is too complex.',
};

const busy: AdminText = {
  it: 'Il sistema è occupato con un altro salvataggio: riprova fra qualche secondo.',
  en: 'The system is busy with another save: try again in a few seconds.',
};

const errorsIn = (headers: Headers, text = message) => ({
  errors: [{ message: text[requestLanguage(headers)] }],
});

/**
 * Responds 400 to errors of the client, and 503 while the database is busy. Payload responds 500 to all errors that it
 * does not know; the log has them.
 */
export const refuseBadInput: AfterErrorHook = ({ error, req }) => {
  if (isBusy(error)) return { status: 503, response: errorsIn(req.headers, busy) };
  return isBadInput(error) ? { status: 400, response: errorsIn(req.headers) } : undefined;
};

/** The answer to a request that is not valid. */
export const badRequest = (headers: Headers): Response => json(errorsIn(headers), 400);

/** The same for an error that Payload does not handle, such as a body that it reads too early. */
export function badInputResponse(error: unknown, headers: Headers): Response {
  if (!isBadInput(error)) throw error;
  return badRequest(headers);
}
