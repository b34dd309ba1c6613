import { requestId } from '../requestId';

declare global {
  /** Global, because Next loads modules separately for pages and API routes. */
  var studiumPrintedErrors: WeakMap<Error, string | null> | undefined;
}

/** The errors that were printed, with the id of the request; null outside of one. */
const printed = (globalThis.studiumPrintedErrors ??= new WeakMap<Error, string | null>());

/** Notes that an error is being printed. @returns whether it was printed in this request before */
export function notePrinted(error: Error): boolean {
  const id = requestId();
  const isRepeated = printed.get(error) === id;
  printed.set(error, id);
  return isRepeated;
}
