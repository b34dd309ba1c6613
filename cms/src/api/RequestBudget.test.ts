import { collectGarbage } from '../../test/collectGarbage';
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

test.each(['before', 'after'])(
  'a disconnect %s the budget is created stops the request',
  (when) => {
    const client = new AbortController();
    const reason = new Error('The client has gone.');
    if (when === 'before') client.abort(reason);
    const budget = new RequestBudget(client.signal);
    if (when === 'after') client.abort(reason);
    expect(budget.signal.reason).toBe(reason);
    expect(() => budget.check()).toThrow(reason);
  },
);

test('listeners of the signal of a request are freed after the request', async () => {
  const listener = (() => {
    const { signal } = new RequestBudget(new AbortController().signal);
    const answer = { text: 'what a request has read' };
    signal.addEventListener('abort', () => (answer.text = ''));
    return new WeakRef(answer);
  })();
  await collectGarbage();
  expect(listener.deref()).toBeUndefined();
});
