import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import type { TestCms } from './cms';
import { freePort } from './freePort';
import { failure, Person } from './Person';

const day = 86_400_000;

interface Question {
  site: string;
  section: string;
  query: string;
  ids: string[];
}

/** What the contract promises of saved searches, and the clock behind it, whatever the database. */
export function testAlerts(cms: TestCms): void {
  /** What the site is asked; it finds all, unless it is told otherwise. */
  const questions: Question[] = [];
  let found = (ids: string[]): string[] => ids;
  beforeAll(() => {
    cms.answers['/api/alerts/matches'] = ({ body, signature }) => {
      const [, time = '', hmac] = /^t=(\d+),v1=(\w+)$/.exec(signature) ?? [];
      const expected = createHmac('sha256', cms.secret).update(`${time}.${body}`).digest('hex');
      if (hmac !== expected) throw new Error('The question is not signed.');
      const question = JSON.parse(body) as Question;
      questions.push(question);
      return {
        title: 'Alloggi',
        filters: ['fino a € 400'],
        url: `${cms.siteUrl}/alloggi`,
        entries: found(question.ids).map((id) => ({
          title: `Stanza ${id} <b>`,
          url: `${cms.siteUrl}/alloggi/${id}`,
          facts: ['€ 350', 'via dei Tintori 3'],
        })),
      };
    };
  });
  beforeEach(async () => {
    questions.length = 0;
    found = (ids) => ids;
    await cms.keeper.sql('DELETE FROM saved_searches');
  });

  const save = (who: Person, more: object = {}) =>
    who.ask(
      `mutation ($site: String!, $section: String!, $query: String!, $frequency: String!, $email: String!) {
        saveSearch(site: $site, section: $section, query: $query, frequency: $frequency, email: $email) }`,
      {
        site: 'it',
        section: 'accommodations',
        query: 'price-to=400',
        frequency: 'daily',
        email: who.email,
        ...more,
      },
    );
  const prove = (who: Person, name: 'confirmSavedSearch' | 'endSavedSearch', proof: object) =>
    who.ask(
      `mutation ($id: String!, $code: String!) { ${name}(id: $id, code: $code)${name === 'endSavedSearch' ? '' : ' { confirmed query }'} }`,
      proof,
    );
  const look = (who: Person, proof: object) =>
    who.ask(
      `query ($id: String!, $code: String!) {
        savedSearch(id: $id, code: $code) { confirmed query } }`,
      proof,
    );
  const proofIn = async (who: Person, nth = 1) => {
    const [mail] = await who.mails(nth);
    const link = mail?.links.map((one) => new URL(one)).find(({ search }) => search !== '');
    return { code: link?.searchParams.get('code'), id: link?.searchParams.get('id') };
  };
  const subscribe = async (who: Person, more: object = {}) => {
    await save(who, more);
    const proof = await proofIn(who);
    expect(failure(await prove(who, 'confirmSavedSearch', proof))).toBe('none');
    return proof;
  };
  /** As if an accommodation had never been seen before. */
  const publishAnew = (nth = 0) =>
    cms.keeper.sql(
      `DELETE FROM debuts WHERE section = 'accommodations' AND element = ${element(nth)}`,
    );
  const element = (nth: number) => `${cms.ids[nth]}02`;
  const send = () => cms.keeper.alerts();

  test('nothing is sent before it is confirmed, and looking at the link confirms nothing', async () => {
    const ada = new Person(cms, 'ada');
    expect((await save(ada)).data).toEqual({ saveSearch: true });
    const proof = await proofIn(ada);
    for (const tries of [1, 2])
      expect([tries, (await look(ada, proof)).data]).toEqual([
        tries,
        { savedSearch: { confirmed: false, query: 'price-to=400' } },
      ]);
    expect((await look(ada, { ...proof, code: 'x'.repeat(32) })).data).toEqual({
      savedSearch: null,
    });
    await publishAnew();
    expect(await send()).toEqual({ mailed: 0, nothing: 0, refused: 0, failed: 0 });
    expect(await ada.mails(1)).toHaveLength(1);
  });

  test('what is new after that is told once, with a way out of it in one click', async () => {
    const ada = new Person(cms, 'ada');
    const proof = await subscribe(ada);
    await publishAnew(1);
    expect(await send()).toMatchObject({ mailed: 1 });
    expect(questions).toEqual([
      { site: 'it', section: 'accommodations', query: 'price-to=400', ids: [element(1)] },
    ]);
    const [mail] = await ada.mails(2);
    expect(mail?.subject).toMatch(/^Una novità: Alloggi · /);
    expect(mail?.text).toContain(`Stanza ${element(1)} <b>\n€ 350 · via dei Tintori 3\n`);
    expect(mail?.html).toContain('&lt;b&gt;');
    const { 'List-Unsubscribe': leave = '', ...headers } = mail?.headers ?? {};
    expect(headers).toEqual({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    const way = new URL(leave.slice(1, -1));
    expect(`${way.origin}${way.pathname}`).toBe(`${cms.siteUrl}/avvisi/disdici`);
    expect(Object.fromEntries(way.searchParams)).toEqual(proof);
    expect(mail?.text).toContain(way.href);
    expect(await send()).toMatchObject({ mailed: 0 });
    expect(await ada.mails(2)).toHaveLength(2);
  });

  test('what was there before, what is edited and what comes back is no news', async () => {
    const ada = new Person(cms, 'ada');
    await publishAnew(0);
    await subscribe(ada);
    const status = (one: string) =>
      cms.keeper.sql(`UPDATE accommodations SET _status = '${one}' WHERE id = ${cms.ids[1]}`);
    await cms.keeper.sql(
      `UPDATE accommodations_locales SET title = 'Another' WHERE _parent_id = ${cms.ids[0]}`,
    );
    await status('draft');
    expect(await send()).toMatchObject({ mailed: 0 });
    await status('published');
    expect(await send()).toMatchObject({ mailed: 0, nothing: 0 });
    expect(questions).toEqual([]);
  });

  test('a day passes between two mails, or a week, and nothing of that time is lost', async () => {
    const [ada, eva] = [new Person(cms, 'ada'), new Person(cms, 'eva')];
    await subscribe(ada);
    await subscribe(eva, { frequency: 'weekly' });
    await publishAnew(0);
    await send();
    await publishAnew(1);
    await publishAnew(2);
    expect(await send()).toMatchObject({ mailed: 0 });
    const pass = (time: number) =>
      cms.keeper.sql(`UPDATE saved_searches SET next_at = next_at - ${time}`);
    await pass(day);
    questions.length = 0;
    expect(await send()).toMatchObject({ mailed: 1 });
    expect(questions[0]?.ids.sort()).toEqual([element(1), element(2)].sort());
    expect(await ada.mails(3)).toHaveLength(3);
    await pass(6 * day);
    expect(await send()).toMatchObject({ mailed: 1 });
    const [mail] = await eva.mails(3);
    expect(mail?.subject).toMatch(/^2 novità/);
  });

  test('what a search does not find is not told, nor kept for later', async () => {
    const ada = new Person(cms, 'ada');
    await subscribe(ada);
    await publishAnew(0);
    found = () => [];
    expect(await send()).toMatchObject({ mailed: 0, nothing: 1 });
    found = (ids) => ids;
    expect(await send()).toMatchObject({ mailed: 0, nothing: 0 });
  });

  test('a site or a mail server that is away is tried again the next time', async () => {
    const ada = new Person(cms, 'ada');
    await subscribe(ada);
    await publishAnew(0);
    found = () => {
      throw new Error('away');
    };
    expect(await send()).toMatchObject({ failed: 1 });
    found = (ids) => ids;
    const port = await freePort();
    await expect(
      cms.run('scripts/alerts.ts', { SMTP_URL: `smtp://127.0.0.1:${port}` }),
    ).rejects.toThrow('"failed":1');
    expect(await send()).toMatchObject({ mailed: 1 });
    expect(questions.at(-1)?.ids).toEqual([element(0)]);
  });

  test('two programs that send at once send one mail', async () => {
    const ada = new Person(cms, 'ada');
    await subscribe(ada);
    await publishAnew(0);
    expect(await cms.keeper.alerts(2)).toMatchObject({ mailed: 1, failed: 0 });
    expect(await ada.mails(2)).toHaveLength(2);
  });

  test('an address that the mail server refuses on three days is forgotten', async () => {
    const ada = new Person(cms, 'ada');
    await subscribe(ada);
    await publishAnew(0);
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_, __, done) => done(Object.assign(new Error('no'), { responseCode: 550 })),
    });
    server.on('error', () => undefined);
    server.listen(await freePort(), '127.0.0.1');
    await once(server.server, 'listening');
    const at = server.server.address();
    const url = `smtp://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`;
    for (const [before, left] of [
      [0, 1],
      [2, 0],
    ]) {
      await cms.keeper.sql(`UPDATE saved_searches SET next_at = 0, refusals = ${before}`);
      const report = await cms.run('scripts/alerts.ts', { SMTP_URL: url });
      expect(JSON.parse(report)).toMatchObject({ refused: 1 });
      expect(await cms.keeper.count('saved_searches', `email = '${ada.email}'`)).toBe(left);
    }
    await new Promise<void>((resolve) => server.close(resolve));
  });

  test('what is not confirmed goes after 48 hours, everything after a year', async () => {
    const [ada, eva] = [new Person(cms, 'ada'), new Person(cms, 'eva')];
    await save(ada);
    const proof = await proofIn(ada);
    await subscribe(eva);
    const past = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
    await cms.keeper.sql(`UPDATE saved_searches SET asked_at = '${past(2 * day)}'`);
    expect(failure(await prove(ada, 'confirmSavedSearch', proof))).toContain('(INVALID)');
    await cms.keeper.sql(
      `UPDATE saved_searches SET confirmed_at = '${past(364 * day)}' WHERE confirmed_at IS NOT NULL`,
    );
    await send();
    expect(await cms.keeper.sql('SELECT email FROM saved_searches')).toEqual([
      { email: eva.email },
    ]);
    await cms.keeper.sql(`UPDATE saved_searches SET confirmed_at = '${past(365 * day)}'`);
    await send();
    expect(await cms.keeper.sql('SELECT email FROM saved_searches')).toEqual([]);
  });

  test('one click ends it, once more changes nothing, and others cannot', async () => {
    const ada = new Person(cms, 'ada');
    const proof = await subscribe(ada);
    const forged = { ...proof, code: 'A'.repeat(32) };
    expect(failure(await prove(ada, 'endSavedSearch', forged))).toContain('(INVALID)');
    expect(await cms.keeper.count('saved_searches', '1 = 1')).toBe(1);
    expect((await look(ada, proof)).data).toMatchObject({ savedSearch: { confirmed: true } });
    for (const tries of [1, 2])
      expect([tries, (await prove(ada, 'endSavedSearch', proof)).data]).toEqual([
        tries,
        { endSavedSearch: true },
      ]);
    expect((await look(ada, proof)).data).toEqual({ savedSearch: null });
    expect(await cms.keeper.count('saved_searches', '1 = 1')).toBe(0);
  });

  test('the answer is the same for everybody, whatever is there already', async () => {
    const member = await new Person(cms, 'member').join();
    const ada = new Person(cms, 'ada');
    await subscribe(ada);
    const answers = await Promise.all([save(member), save(ada), save(new Person(cms, 'eva'))]);
    for (const answer of answers)
      expect([answer.status, answer.data, answer.errors]).toEqual([
        200,
        { saveSearch: true },
        undefined,
      ]);
    expect(await cms.keeper.count('saved_searches', `email = '${ada.email}'`)).toBe(1);
  });

  test('searches that make no sense, and too many of them, are refused', async () => {
    const ada = new Person(cms, 'ada');
    for (const wrong of [
      { section: 'universities' },
      { query: 'x'.repeat(1001) },
      { query: 'a b\n' },
      { query: 'https://elsewhere.example' },
      { site: 'de' },
      { frequency: 'hourly' },
    ])
      expect(failure(await save(ada, wrong))).toContain('(SEARCH_INVALID)');
    expect(failure(await save(ada, { email: 'nobody' }))).toContain('(EMAIL_INVALID)');
    const many = [1, 2, 3, 4, 5, 6].map((beds) => save(ada, { query: `beds=${beds}` }));
    const refused = (await Promise.all(many)).filter(({ errors }) => errors);
    expect(refused.map(({ status }) => status)).toEqual([429]);
  });

  test('an address has ten searches at most, which its owner alone is told', async () => {
    const ada = new Person(cms, 'ada');
    await save(ada);
    const proof = await proofIn(ada);
    await cms.keeper.sql(
      Array.from({ length: 10 }, (_, n) => n).reduce(
        (statement, n) =>
          `${statement}${n ? ', ' : ''}('${n}', '${ada.email}', 'it', 'events', 'page=${n}', 'daily', '2026-01-01', '${new Date().toISOString()}', 0, 0, 0, 0)`,
        'INSERT INTO saved_searches (uid, email, site, section, query, frequency, asked_at, confirmed_at, since, until, next_at, refusals) VALUES ',
      ),
    );
    expect(failure(await prove(ada, 'confirmSavedSearch', proof))).toContain('(TOO_MANY_SEARCHES)');
  });

  test('an account tells of its searches, takes them along, and to its end', async () => {
    const ada = await new Person(cms, 'ada').join();
    await save(ada);
    const { data } = await ada.askIn('{ accountExport }');
    expect(JSON.parse(String(data?.accountExport))).toMatchObject({
      savedSearches: [
        { language: 'it', list: 'accommodations', filters: 'price-to=400', confirmed: false },
      ],
    });
    const moved = new Person(cms, 'moved');
    const change = `mutation ($email: String!, $currentPassword: String!) {
      changeEmail(email: $email, currentPassword: $currentPassword) }`;
    await ada.askIn(change, {
      currentPassword: ada.password,
      email: moved.email,
    });
    await moved.activate(await moved.proof('verify-email'));
    expect(await cms.keeper.count('saved_searches', `email = '${moved.email}'`)).toBe(1);
    await ada.askIn(
      'mutation ($password: String!) { deleteAccount(password: $password, confirmPassword: $password) }',
      { password: ada.password },
    );
    expect(await cms.keeper.count('saved_searches', '1 = 1')).toBe(0);
  });

  test('administrators alone can read them', async () => {
    const url = '/savedSearches';
    const [administrator, author] = [
      await cms.keeper.staff('administrator'),
      await cms.keeper.staff('author'),
    ];
    expect((await cms.keeper.rest(url, { token: administrator })).status).toBe(200);
    for (const token of [author, undefined])
      expect((await cms.keeper.rest(url, { token })).status).toBe(403);
    expect((await cms.keeper.rest('/debuts', { token: administrator })).status).toBe(403);
  });
}
