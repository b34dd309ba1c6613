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

const forms: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number',
  array: 'a list in brackets [ ]',
  object: 'settings in braces { }',
  record: 'settings in braces { }',
};

/** Says which form a value must have, in words that follow its name. */
export function nameForm(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'invalid_type') return undefined;
  return issue.input === undefined
    ? 'is missing'
    : `must be ${forms[issue.expected] ?? issue.expected}`;
}
