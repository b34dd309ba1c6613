import type { Breakage } from './breakage';
import type { TestCms } from './cms';
import type { Answer } from './postQuery';
import { failure, TestVisitor } from './TestVisitor';

const name = 'Zypherine Quillhaven';
const password = 'vento-obliquo-marmotta-57';
const nextPassword = 'collina-smeraldo-tamburo-83';
const reason = 'Il signor Brambillazzi non risponde';
const searched = 'q=quarzofumante';

interface Action {
  name: string;
  /** The table that fails during the action. */
  table: string;
  prepare: (visitor: TestVisitor) => Promise<unknown>;
  act: (visitor: TestVisitor, prepared: unknown) => Promise<Answer>;
}

type Proof = { code: string; id: string };

const register = (visitor: TestVisitor) => visitor.register({ fullName: name });

async function join(visitor: TestVisitor): Promise<void> {
  await register(visitor);
  await visitor.activate(await visitor.proofFromMail('verify-email'));
  await visitor.logIn();
}

const update = (visitor: TestVisitor, variables: object) =>
  visitor.sendLoggedIn(
    `mutation ($fullName: String, $favorites: [Int]) {
      updateViewer(fullName: $fullName, favorites: $favorites) { id } }`,
    variables,
  );

const actionsOf = (cms: TestCms): Action[] => [
  { name: 'registration', table: 'visitors', prepare: async () => {}, act: register },
  { name: 'a registration’s code', table: 'visitor_codes', prepare: async () => {}, act: register },
  {
    name: 'activation',
    table: 'visitors',
    prepare: async (visitor) => {
      await register(visitor);
      return visitor.proofFromMail('verify-email');
    },
    act: (visitor, proof) => visitor.activate(proof as Proof),
  },
  {
    name: 'login',
    table: 'visitor_sessions',
    prepare: join,
    act: (visitor) => visitor.authenticate(),
  },
  {
    name: 'the profile',
    table: 'visitors',
    prepare: join,
    act: (visitor) => update(visitor, { fullName: `${name} Brambillazzi` }),
  },
  {
    name: 'favourites',
    table: 'visitors',
    prepare: join,
    act: (visitor) => update(visitor, { favorites: [Number(`${cms.ids[0]}02`)] }),
  },
  {
    name: 'a forgotten password',
    table: 'visitor_codes',
    prepare: join,
    act: (visitor) => visitor.requestMail('forgottenPassword'),
  },
  {
    name: 'a new password',
    table: 'visitors',
    prepare: async (visitor) => {
      await join(visitor);
      await visitor.requestMail('forgottenPassword');
      return visitor.proofFromMail('set-password', 2);
    },
    act: (visitor, proof) => visitor.setPassword(proof as Proof, nextPassword),
  },
  {
    name: 'feedback',
    table: 'feedback',
    prepare: async () => {},
    act: (visitor) =>
      visitor.send(
        `mutation ($reason: String) {
          sendFeedback(site: "it", uri: "__home__", clear: false, reason: $reason) }`,
        { reason },
      ),
  },
  {
    name: 'a saved search',
    table: 'saved_searches',
    prepare: async () => {},
    act: (visitor) =>
      visitor.send(
        `mutation ($email: String!, $query: String!) {
          saveSearch(site: "it", section: "events", query: $query, frequency: "daily", email: $email) }`,
        { email: visitor.email, query: searched },
      ),
  },
];

/** Personal data that no log may contain. */
const personal = [
  '@example.org',
  'zypherine',
  'quillhaven',
  'brambillazzi',
  'quarzofumante',
  'marmotta',
  'tamburo',
  'argon2',
  '198.51.',
];

/** Fails if a log contains personal data or one of the secrets. */
export function expectNothingPersonal(log: string, secrets: (string | undefined)[] = []): void {
  const text = log.toLowerCase();
  const leaked = [...personal, ...secrets.map((secret) => secret?.toLowerCase())].filter(
    (secret) => secret !== undefined && text.includes(secret),
  );
  expect(leaked).toEqual([]);
}

interface Line {
  correlationId?: string;
  error?: Fact;
}

interface Fact {
  code?: string;
  message?: string;
  cause?: Fact;
}

const codes = (fact: Fact | undefined): string[] =>
  fact ? [fact.code ?? fact.message ?? '', ...codes(fact.cause)] : [];

/**
 * Returns the database error codes in the log line of a correlation id, or the message of a connection error.
 */
function loggedCodes(log: string, id: string): string[] {
  const line = log.split('\n').find((one) => one.includes(id));
  return line === undefined ? [] : codes((JSON.parse(line) as Line).error);
}

/** Tests the logs of database failures, on any database. */
export function testLogs(cms: TestCms, breakagesOf: (table: string) => Breakage[]): void {
  const ways = breakagesOf('').map(({ name: way }, index) => [way, index] as const);

  describe.each(ways)('a table that %s', (_, index) => {
    test.each(actionsOf(cms).map((deed) => [deed.name, deed] as const))(
      'during %s: the log has the fault without personal data',
      async (__, { table, prepare, act }) => {
        const visitor = new TestVisitor(cms, 'zypherine');
        visitor.password = password;
        const prepared = await prepare(visitor);
        const breakage = breakagesOf(table)[index];
        if (!breakage) throw new Error('Both databases have as many breakages for each table.');
        const before = cms.log.length;
        for (const statement of breakage.broken) await cms.control.sql(statement);
        let answer;
        try {
          answer = await act(visitor, prepared);
        } finally {
          for (const statement of breakage.repairs) await cms.control.sql(statement);
        }
        expect(failure(answer)).toContain('Something went wrong');
        const id = String(answer.errors?.[0]?.extensions?.correlationId);
        const log = await cms.waitForLog(id, before);
        const proof = prepared as Partial<Proof> | undefined;
        expectNothingPersonal(cms.log, [
          proof?.code,
          proof?.id,
          visitor.tokens?.jwt,
          visitor.tokens?.refreshToken,
        ]);
        expect(loggedCodes(log, id).join(' ')).toMatch(
          /SQLITE_[A-Z]+|\b[0-9A-Z]{5}\b|[Cc]onnection/,
        );
      },
    );
  });

  describe('requests of the staff to Payload’s own API', () => {
    test.each([
      ['GET', '/visitors?where[email][equals]=zypherine@example.org', 'visitors', ''],
      ['GET', '/visitors?where[zypherine@example.org][equals]=quillhaven', 'pages', ''],
      ['DELETE', '/visitors/1', 'visitors', ''],
      [
        'POST',
        '/users/login',
        'users',
        JSON.stringify({ email: 'zypherine@example.org', password }),
      ],
      [
        'POST',
        '/feedback',
        'feedback',
        JSON.stringify({ day: 'zypherine', uri: 'quillhaven', reason: { of: 'brambillazzi' } }),
      ],
      ['POST', '/users', 'users', `{"email": "zypherine@example.org", quillhaven`],
    ])(
      '%s %s without the table %s: the failure is logged without the sent data',
      async (...request) => {
        const [method, url, table, body] = request;
        const token = await cms.control.staff('administrator');
        const [breakage] = breakagesOf(table);
        const before = cms.log.length;
        for (const statement of breakage?.broken ?? []) await cms.control.sql(statement);
        const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' };
        let answer;
        try {
          answer = await fetch(`${cms.url}/cms-api${url}`, {
            method,
            headers,
            ...(body !== '' && { body }),
          });
        } finally {
          for (const statement of breakage?.repairs ?? []) await cms.control.sql(statement);
        }
        expect([400, 401, 403, 500]).toContain(answer.status);
        const printed = await cms.waitForLog(/"err":\{|"at":\[|"fault":/, before);
        expectNothingPersonal(printed, [token]);
      },
    );
  });
}
