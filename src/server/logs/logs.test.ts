import { AppError } from '@/errors/AppError';
import { describeError } from './describeError';
import { prepareConsole } from './prepareConsole';

const secret = 'zypherine@example.org';
const foreign = Object.assign(new Error(`"${secret}" is not valid JSON\n    at ${secret}`), {
  code: 'ERR_BAD_BODY',
  input: secret,
});

it.each<[string, unknown, string]>([
  ['an error of a library', foreign, 'ERR_BAD_BODY'],
  [
    'its cause',
    new AppError('cms/unreachable', 'no answer', { cause: foreign }),
    'cms/unreachable: no answer; because of Error | ERR_BAD_BODY',
  ],
  ['a text', secret, 'not an error'],
])('the log of %s contains no message', (_, error, facts) => {
  expect(describeError(error)).toContain(facts);
  expect(describeError(error)).not.toContain('zypherine');
});

it('makes the console print no messages', () => {
  const printed: unknown[][] = [];
  jest.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    printed.push(values);
  });
  prepareConsole();
  console.error(' ⨯', foreign, { cookie: secret });
  expect(printed[0]?.[0]).toBe(' ⨯');
  expect(JSON.stringify(printed)).toContain('logs.test.ts');
  expect(JSON.stringify(printed)).not.toContain('zypherine');
});
