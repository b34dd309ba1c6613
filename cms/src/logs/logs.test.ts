/** @jest-environment node */
import { z } from 'zod';
import { describeError } from './describeError';
import { LogSafeError } from '@studium/shared/LogSafeError';
import { payloadFacts } from './payloadLogger';

const secret = 'zypherine@example.org';

class DrizzleQueryError extends Error {
  override name = 'DrizzleQueryError';
  constructor(
    readonly query: string,
    readonly params: string[],
    override readonly cause: Error,
  ) {
    super(`Failed query: ${query}\nparams: ${params.join(',')}`);
  }
}

const postgresError = Object.assign(
  new Error(`duplicate key value (${secret})\n    at ${secret} (/home/${secret}:1:1)`),
  {
    code: '23505',
    detail: `Key (email)=(${secret}) already exists.`,
    where: `PL/pgSQL function ${secret}`,
    internalQuery: `SELECT '${secret}'`,
    hint: secret,
    table: 'visitors',
    constraint: 'visitors_email_idx',
    column: secret,
  },
);

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test.each<[string, unknown, object]>([
  [
    'a failed statement',
    new DrizzleQueryError('insert into "visitors" ("email") values ($1)', [secret], postgresError),
    {
      name: 'DrizzleQueryError',
      statement: 'insert into visitors',
      cause: { code: '23505', table: 'visitors', constraint: 'visitors_email_idx' },
    },
  ],
  [
    'a refused mail',
    Object.assign(new Error(`550 no ${secret} here`), {
      code: 'EENVELOPE',
      responseCode: 550,
      rejected: [secret],
      command: `RCPT TO:<${secret}>`,
    }),
    { code: 'EENVELOPE', status: 550 },
  ],
  ['invalid JSON', thrownBy(() => JSON.parse(`"${secret}`)), { name: 'SyntaxError' }],
  ['a value of the wrong type', thrownBy(() => z.literal('x').parse(secret)), {}],
  [
    'several errors at once',
    new AggregateError([postgresError], secret),
    { cause: { code: '23505' } },
  ],
  ['a thrown text', secret, { name: 'not an error: string' }],
  [
    'an error with an invalid name',
    Object.assign(new Error(secret), { name: secret, code: secret }),
    { name: 'Error' },
  ],
])('only facts are logged of %s', (_, error, facts) => {
  const described = describeError(error);
  expect(described).toMatchObject(facts);
  expect(JSON.stringify(described)).not.toContain('zypherine');
});

test('the line of the program is logged, and a message only when it is known to be harmless', () => {
  const here = describeError(new Error(secret)).stack?.[0];
  expect(here).toMatch(/logs\.test\.ts:\d+$/);
  expect(describeError(new LogSafeError('The queue is full.')).message).toBe('The queue is full.');
  expect(describeError(new Error('SQLITE_ERROR: no such table: visitors')).message).toContain(
    'visitors',
  );
  expect(describeError(new Error(`no such column: ${secret}`)).message).toBeUndefined();
});

test.each([
  [[{ err: postgresError, msg: secret }], { err: { code: '23505' } }],
  [[postgresError, secret], { err: { code: '23505' } }],
  [[{ msg: `The visitor ${secret} is not found` }], { at: expect.any(Array) as unknown }],
  [[`File ${secret}.pdf is missing`], { at: expect.any(Array) as unknown }],
  [
    [{ msg: 'Migrating: 20261121_225716_accounts' }],
    { msg: 'Migrating: 20261121_225716_accounts' },
  ],
])('Payload’s logger prints %j without personal data', (values, facts) => {
  const printed = payloadFacts(values);
  expect(printed).toMatchObject(facts);
  expect(JSON.stringify(printed)).not.toContain('zypherine');
});
