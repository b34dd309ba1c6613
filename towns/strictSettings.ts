import { z } from 'zod';

/** Reports unknown names with those that are possible. */
export const nameOneOf = (possible: string[]) => ({
  error: (issue: z.core.$ZodRawIssue) =>
    issue.code === 'unrecognized_keys'
      ? `${issue.keys.join(', ')} is unknown; possible are ${possible.join(', ')}`
      : undefined,
});

/** An object of town.config.ts. */
export const strictSettings = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, nameOneOf(Object.keys(shape)));
