import type { Breakage } from './breakage';
import type { TestCms } from './cms';
import { type Answer, failure, Person } from './Person';

const name = 'Zypherine Quillhaven';
const password = 'vento-obliquo-marmotta-57';
const nextPassword = 'collina-smeraldo-tamburo-83';
const reason = 'Il signor Brambillazzi non risponde';
const searched = 'q=quarzofumante';

interface Deed {
  what: string;
  /** The table that fails in the midst of it. */
  table: string;
  prepare: (who: Person) => Promise<unknown>;
  act: (who: Person, prepared: unknown) => Promise<Answer>;
}

type Proof = { code: string; id: string };

const register = (who: Person) => who.register({ fullName: name });

async function join(who: Person): Promise<void> {
  await register(who);
  await who.activate(await who.proof('verify-email'));
  await who.logIn();
}

const update = (who: Person, variables: object) =>
  who.askIn(
    `mutation ($fullName: String, $favorites: [Int]) {
      updateViewer(fullName: $fullName, favorites: $favorites) { id } }`,
    variables,
  );

const deeds = (cms: TestCms): Deed[] => [
  { what: 'registration', table: 'visitors', prepare: async () => {}, act: register },
  { what: 'a registration’s code', table: 'visitor_codes', prepare: async () => {}, act: register },
  {
    what: 'activation',
    table: 'visitors',
    prepare: async (who) => {
      await register(who);
      return who.proof('verify-email');
    },
    act: (who, proof) => who.activate(proof as Proof),
  },
  { what: 'login', table: 'visitor_sessions', prepare: join, act: (who) => who.authenticate() },
  {
    what: 'the profile',
    table: 'visitors',
    prepare: join,
    act: (who) => update(who, { fullName: `${name} Brambillazzi` }),
  },
  {
    what: 'favourites',
    table: 'visitors',
    prepare: join,
    act: (who) => update(who, { favorites: [Number(`${cms.ids[0]}02`)] }),
  },
  {
    what: 'a forgotten password',
    table: 'visitor_codes',
    prepare: join,
    act: (who) => who.askFor('forgottenPassword'),
  },
  {
    what: 'a new password',
    table: 'visitors',
    prepare: async (who) => {
      await join(who);
      await who.askFor('forgottenPassword');
      return who.proof('set-password', 2);
    },
    act: (who, proof) => who.setPassword(proof as Proof, nextPassword),
  },
  {
    what: 'feedback',
    table: 'feedback',
    prepare: async () => {},
    act: (who) =>
      who.ask(
        `mutation ($reason: String) {
          sendFeedback(site: "it", uri: "__home__", clear: false, reason: $reason) }`,
        { reason },
      ),
  },
  {
    what: 'a saved search',
    table: 'saved_searches',
    prepare: async () => {},
    act: (who) =>
      who.ask(
        `mutation ($email: String!, $query: String!) {
          saveSearch(site: "it", section: "events", query: $query, frequency: "daily", email: $email) }`,
        { email: who.email, query: searched },
      ),
  },
];

/** What no log may hold, of anybody. */
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

/** Fails when a log holds something personal, or a secret of somebody. */
export function expectNothingPersonal(log: string, secrets: (string | undefined)[] = []): void {
  const text = log.toLowerCase();
  const found = [...personal, ...secrets.map((secret) => secret?.toLowerCase())].filter(
    (secret) => secret !== undefined && text.includes(secret),
  );
  expect(found).toEqual([]);
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

/** Codes of the database that the log has under a correlation id; of a broken connection, that it broke. */
function loggedCodes(log: string, id: string): string[] {
  const line = log.split('\n').find((one) => one.includes(id));
  return line === undefined ? [] : codes((JSON.parse(line) as Line).error);
}

/** What is printed when the database fails, whatever the database. */
export function testLogs(cms: TestCms, breakagesOf: (table: string) => Breakage[]): void {
  const ways = breakagesOf('').map(({ name: way }, index) => [way, index] as const);

  describe.each(ways)('a table that %s', (_, index) => {
    test.each(deeds(cms).map((deed) => [deed.what, deed] as const))(
      'in the midst of %s: the log finds the fault, and nobody in it',
      async (__, { table, prepare, act }) => {
        const who = new Person(cms, 'zypherine');
        who.password = password;
        const prepared = await prepare(who);
        const breakage = breakagesOf(table)[index];
        if (!breakage) throw new Error('Both databases have as many breakages for each table.');
        const before = cms.log.length;
        for (const statement of breakage.broken) await cms.keeper.sql(statement);
        const answer = await act(who, prepared).finally(async () => {
          for (const statement of breakage.mended) await cms.keeper.sql(statement);
        });
        expect(failure(answer)).toContain('Something went wrong');
        const id = String(answer.errors?.[0]?.extensions?.correlationId);
        const log = await cms.logged(id);
        const proof = prepared as Partial<Proof> | undefined;
        expectNothingPersonal(cms.log, [
          proof?.code,
          proof?.id,
          who.tokens?.jwt,
          who.tokens?.refreshToken,
        ]);
        expect(loggedCodes(log.slice(before), id).join(' ')).toMatch(
          /SQLITE_[A-Z]+|\b[0-9A-Z]{5}\b|[Cc]onnection/,
        );
      },
    );
  });

  describe('the staff’s requests of Payload’s own API', () => {
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
    ])('%s %s with %s gone: what fails is logged, without what was sent', async (...request) => {
      const [method, url, table, body] = request;
      const token = await cms.keeper.staff('administrator');
      const [breakage] = breakagesOf(table);
      for (const statement of breakage?.broken ?? []) await cms.keeper.sql(statement);
      const { printed } = await cms
        .printed('test/restOnceProgram.ts', method, url, token, body)
        .finally(async () => {
          for (const statement of breakage?.mended ?? []) await cms.keeper.sql(statement);
        });
      expect(printed).toMatch(/status (400|401|403|500)/);
      expect(printed).toMatch(/"err":\{|"at":\[|"fault":/);
      expectNothingPersonal(printed, [token]);
    });
  });
}
