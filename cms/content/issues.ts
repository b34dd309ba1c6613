import type { z } from 'zod';

/** The keys and indices that lead to a value. */
export type FieldPath = readonly PropertyKey[];

/** Names a field in a sentence, for example `contactLinks, item 2, href`. */
export const nameOf = (field: FieldPath): string =>
  field.map((step) => (typeof step === 'number' ? `item ${step + 1}` : String(step))).join(', ');

const kinds: Record<string, string> = {
  string: 'a text (put it in quotes if it looks like a number)',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

/** Says in a few words what is wrong with a field. The words follow the name of the field. */
export function describeIssue(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined && issue.code !== 'custom') return 'is missing';
  if (issue.code === 'invalid_type') return `must be ${kinds[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_key') return issue.issues[0]?.message ?? issue.message;
  if (issue.code === 'unrecognized_keys') return `does not have ${issue.keys.join(', ')}`;
  // The schemas write their other messages in this form themselves.
  return issue.message;
}

/** Whether a value has another form than an alternative of a union, for example a text instead of a list. */
const isOtherForm = ([issue]: z.core.$ZodIssue[]) =>
  issue?.code === 'invalid_type' && issue.path.length === 0;

/**
 * Replaces an issue of a union by those of the alternative that was probably meant: of the form that the value has,
 * with the fewest issues, and among those the one that recognizes most of the value. If it can be none of them, the issue
 * names all alternatives.
 */
export function issuesOf(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const depthOf = (issues: z.core.$ZodIssue[]) => issues[0]?.path.length ?? 0;
  const [nearest = []] = [...issue.errors].sort(
    (a, b) =>
      Number(isOtherForm(a)) - Number(isOtherForm(b)) ||
      a.length - b.length ||
      depthOf(b) - depthOf(a),
  );
  if (nearest.length === 1 && depthOf(nearest) === 0 && issue.errors.some(isOtherForm))
    return [{ ...issue, code: 'custom', message: describeAlternatives(issue.errors.flat()) }];
  return nearest.flatMap((inner) => issuesOf({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Joins what is wrong by each alternative: `must be a number, or must be a day such as 2026-12-04`. */
const describeAlternatives = (issues: z.core.$ZodIssue[]) =>
  [...new Set(issues.flatMap(issuesOf).map((issue) => describeIssue(issue, null)))].join(', or ');

/** The value at a path inside parsed data, or undefined. */
export function valueAt(data: unknown, field: FieldPath): unknown {
  let value = data;
  for (const step of field) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}
