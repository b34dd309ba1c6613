import type { Site } from '../src/sites';

/** A problem of one field, with the path that it has in the cms. */
interface FieldProblem {
  path: string;
  message: string;
}

/** The cms refuses a write, with its reasons. */
export class RefusedWrite extends Error {
  constructor(
    message: string,
    readonly fields: readonly FieldProblem[] = [],
    /** The language that was written. */
    readonly site?: Site,
  ) {
    super(message);
  }
}
