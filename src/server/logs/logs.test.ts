import { AppError } from '@/errors/AppError';
import { describeError } from './describeError';
import { logError } from './logError';
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

const printed: unknown[][] = [];
beforeAll(() => {
  jest.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    printed.push(values);
  });
  prepareConsole();
});
beforeEach(() => printed.splice(0));

it('makes the console print no messages', () => {
  console.error(' ⨯', foreign, { cookie: secret });
  expect(printed[0]?.[0]).toBe(' ⨯');
  expect(JSON.stringify(printed)).toContain('logs.test.ts');
  expect(JSON.stringify(printed)).not.toContain('zypherine');
});

it('prints the error of a page once in a request, although Next prints it again', () => {
  const error = new Error('a page failed');
  const other = new Error('another page failed');
  const failTwice = () => {
    logError('page services it', error);
    console.error('⨯', error);
    console.error(error);
  };
  failTwice();
  console.error(error, other);
  expect(printed.map(([first]) => first)).toEqual([
    expect.stringMatching(/^\[page services it\]/),
    expect.stringContaining('Error'),
  ]);
  printed.splice(0);
  globalThis.studiumRequestIds?.run('another-request', failTwice);
  expect(printed).toHaveLength(1);
});
