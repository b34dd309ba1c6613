import { maxCharacters, maxKeys, maxRows, RequestBudget } from './RequestBudget';

test.each([
  ['documents', maxRows, 'takeRows', 'TOO_MANY_ROWS'],
  ['keys', maxKeys, 'takeKeys', 'TOO_MANY_ROWS'],
  ['characters', maxCharacters, 'takeCharacters', 'ANSWER_TOO_LARGE'],
] as const)('a request that uses too many %s is stopped', (_, most, take, code) => {
  const budget = new RequestBudget(new AbortController().signal);
  budget[take](most);
  expect(() => budget.check()).not.toThrow();
  const refusal = expect.objectContaining({ extensions: { code } }) as Error;
  expect(() => budget[take](1)).toThrow(refusal);
  expect(budget.signal.aborted).toBe(true);
  expect(() => budget.check()).toThrow(refusal);
});
