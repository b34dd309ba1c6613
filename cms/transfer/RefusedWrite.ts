import { z } from 'zod';
import type { Site } from '../src/sites';

/** The problems of fields in an error of Payload, with the paths that the fields have in the cms. */
export const fieldProblems = z.object({
  errors: z.array(z.object({ path: z.string(), message: z.string() })),
});

type FieldProblem = z.infer<typeof fieldProblems>['errors'][number];

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
