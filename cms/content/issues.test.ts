import { z } from 'zod';
import { describeIssue, issuesOf, nameOf, valueAt } from './issues';
import { date, moment } from './schemas';

/** What is said about a wrong value of a field that is a relative moment, a date or a number of days. */
function problemsOf(value: unknown): string[] {
  const { error } = z.union([moment, date, z.number()]).safeParse(value);
  return (error?.issues ?? [])
    .flatMap(issuesOf)
    .map((issue) =>
      `${nameOf(issue.path)} ${describeIssue(issue, valueAt(value, issue.path))}`.trim(),
    );
}

test('a value that can be nothing that is possible is reported with all possibilities', () => {
  expect(problemsOf('domani')).toEqual([
    'must be a group of fields, or must be a day such as 2026-12-04, or a moment such as 2026-12-04T21:00+01:00, or must be a number',
  ]);
});

test('a value of one form is reported with what is wrong in that form', () => {
  expect(problemsOf({ week: 1, day: 'sab', at: '25:00' })).toEqual([
    'day must be one of: mon, tue, wed, thu, fri, sat, sun',
    'at must be a time such as 21:00',
  ]);
});
