import type { AfterErrorHook } from 'payload';

/** What the parser of uploads (busboy) says of a body that is no form. */
const brokenForm = /^(Unexpected end of form|Malformed part header|Multipart: Boundary not found)$/;

/** SQLSTATE of PostgreSQL: class 22 is a value that does not fit its column, such as text for a number. */
const badValue = /^22/;

/** What SQLite's client says of text where a number is wanted, before any statement runs. */
const noNumber = 'Only finite numbers (not Infinity or NaN) can be passed as arguments';

function* causesOf(error: unknown): Generator<Error> {
  let current = error;
  while (current instanceof Error) {
    yield current;
    current = current.cause;
  }
}

/** Whether an error comes from what the client sent: a broken form, or a value the database cannot take. */
export function isBadInput(error: unknown): boolean {
  return [...causesOf(error)].some(
    (one) =>
      brokenForm.test(one.message) ||
      one.message === noNumber ||
      ('code' in one && typeof one.code === 'string' && badValue.test(one.code)),
  );
}

/** Payload answers 500 to every error it does not know. These are the client's: 400. */
export const refuseBadInput: AfterErrorHook = ({ error }) =>
  isBadInput(error)
    ? { status: 400, response: { errors: [{ message: 'The request cannot be understood.' }] } }
    : undefined;
