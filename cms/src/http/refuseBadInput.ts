import type { AfterErrorHook } from 'payload';

/** Messages of the upload parser (busboy) for a body that is not a valid form. */
const brokenForm = /^(Unexpected end of form|Malformed part header|Multipart: Boundary not found)$/;

/** SQLSTATE class 22 of PostgreSQL: a value that does not fit its column, such as text for a number. */
const badValue = /^22/;

/** Message of SQLite's client for a text in place of a number, before a statement runs. */
const noNumber = 'Only finite numbers (not Infinity or NaN) can be passed as arguments';

function* causesOf(error: unknown): Generator<Error> {
  let current = error;
  while (current instanceof Error) {
    yield current;
    current = current.cause;
  }
}

/** Whether the client caused an error, with a broken form or with a value that the database refuses. */
export function isBadInput(error: unknown): boolean {
  return [...causesOf(error)].some(
    (one) =>
      brokenForm.test(one.message) ||
      one.message === noNumber ||
      ('code' in one && typeof one.code === 'string' && badValue.test(one.code)),
  );
}

/** Responds 400 to errors of the client. Payload responds 500 to all errors that it does not know. */
export const refuseBadInput: AfterErrorHook = ({ error }) =>
  isBadInput(error)
    ? { status: 400, response: { errors: [{ message: 'The request cannot be understood.' }] } }
    : undefined;
