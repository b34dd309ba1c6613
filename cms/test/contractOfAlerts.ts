import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import type { TestCms } from './cms';
import { freePort } from './freePort';
import { failure, TestVisitor } from './TestVisitor';

const hour = 3_600_000;
const day = 24 * hour;

interface MatchesRequest {
  site: string;
  section: string;
  query: string;
  ids: string[];
}

/** Tests saved searches and their scheduled mails, on any database. */
export function testAlerts(cms: TestCms): void {
  /** The requests to the fake site. All entries match, unless a test changes `selectMatches`. */
  const requests: MatchesRequest[] = [];
  let selectMatches = (ids: string[]): string[] => ids;
  beforeAll(() => {
    cms.site.answers['/api/alerts/matches'] = ({ body, signature }) => {
      const [, time = '', hmac] = /^t=(\d+),v1=(\w+)$/.exec(signature) ?? [];
      const expected = createHmac('sha256', cms.secret).update(`${time}.${body}`).digest('hex');
      if (hmac !== expected) throw new Error('The request is not signed.');
      const request = JSON.parse(body) as MatchesRequest;
      requests.push(request);
      return {
        title: 'Alloggi',
        filters: ['fino a € 400'],
        url: `${cms.siteUrl}/alloggi`,
        entries: selectMatches(request.ids).map((id) => ({
          title: `Stanza ${id} <b>`,
          url: `${cms.siteUrl}/alloggi/${id}`,
          facts: ['€ 350', 'via dei Tintori 3'],
        })),
      };
    };
  });
  beforeEach(async () => {
    requests.length = 0;
    selectMatches = (ids) => ids;
    await cms.control.sql('DELETE FROM saved_searches');
  });

  const save = (visitor: TestVisitor, more: object = {}) =>
    visitor.send(
      `mutation ($site: String!, $section: String!, $query: String!, $frequency: String!, $email: String!) {
        saveSearch(site: $site, section: $section, query: $query, frequency: $frequency, email: $email) }`,
      {
        site: 'it',
        section: 'accommodations',
        query: 'price-to=400',
        frequency: 'daily',
        email: visitor.email,
        ...more,
      },
    );
  const prove = (
    visitor: TestVisitor,
    name: 'confirmSavedSearch' | 'endSavedSearch',
    proof: object,
  ) =>
    visitor.send(
      `mutation ($id: String!, $code: String!) { ${name}(id: $id, code: $code)${name === 'endSavedSearch' ? '' : ' { confirmed query }'} }`,
      proof,
    );
  const look = (visitor: TestVisitor, proof: object) =>
    visitor.send(
      `query ($id: String!, $code: String!) {
        savedSearch(id: $id, code: $code) { confirmed query } }`,
      proof,
    );
  const proofIn = async (visitor: TestVisitor, nth = 1) => {
    const [mail] = await visitor.mails(nth);
    const link = mail?.links.map((one) => new URL(one)).find(({ search }) => search !== '');
    return { code: link?.searchParams.get('code'), id: link?.searchParams.get('id') };
  };
  const subscribe = async (visitor: TestVisitor, more: object = {}) => {
    await save(visitor, more);
    const proof = await proofIn(visitor);
    expect(failure(await prove(visitor, 'confirmSavedSearch', proof))).toBe('none');
    return proof;
  };
  /** Removes the record of a first publication, so that the accommodation counts as new. */
  const publishAgain = (nth = 0) =>
    cms.control.sql(
      `DELETE FROM first_publications WHERE section = 'accommodations' AND element = ${element(nth)}`,
    );
  const element = (nth: number) => `${cms.ids[nth]}02`;
  const send = () => cms.control.alerts();

  test('no alert is sent before the confirmation, and opening the link does not confirm', async () => {
    const ada = new TestVisitor(cms, 'ada');
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
    await publishAgain();
    expect(await send()).toEqual({ mailed: 0, nothing: 0, refused: 0, failed: 0 });
    expect(await ada.mails(1)).toHaveLength(1);
  });

  test('new entries are reported once, with a one-click unsubscribe link', async () => {
    const ada = new TestVisitor(cms, 'ada');
    const proof = await subscribe(ada);
    await publishAgain(1);
    expect(await send()).toMatchObject({ mailed: 1 });
    expect(requests).toEqual([
      { site: 'it', section: 'accommodations', query: 'price-to=400', ids: [element(1)] },
    ]);
    const [mail] = await ada.mails(2);
    expect(mail?.subject).toMatch(/^Una novità: Alloggi · /);
    expect(mail?.text).toContain(`Stanza ${element(1)} <b>\n€ 350 · via dei Tintori 3\n`);
    expect(mail?.html).toContain('&lt;b&gt;');
    const { 'List-Unsubscribe': leave = '', ...headers } = mail?.headers ?? {};
    expect(headers).toEqual({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    const unsubscribeUrl = new URL(leave.slice(1, -1));
    expect(`${unsubscribeUrl.origin}${unsubscribeUrl.pathname}`).toBe(
      `${cms.siteUrl}/avvisi/disdici`,
    );
    expect(Object.fromEntries(unsubscribeUrl.searchParams)).toEqual(proof);
    expect(mail?.text).toContain(unsubscribeUrl.href);
    expect(await send()).toMatchObject({ mailed: 0 });
    expect(await ada.mails(2)).toHaveLength(2);
  });

  test('confirming again changes nothing and does no work', async () => {
    const ada = new TestVisitor(cms, 'ada');
    const proof = await subscribe(ada);
    await publishAgain();
    const again = await prove(ada, 'confirmSavedSearch', proof);
    expect(again.data).toEqual({
      confirmSavedSearch: { confirmed: true, query: 'price-to=400' },
    });
    // A first confirmation records first publications.
    expect(await cms.control.count('first_publications', `element = ${element(0)}`)).toBe(0);
  });

  test('existing, edited and republished entries are not reported', async () => {
    const ada = new TestVisitor(cms, 'ada');
    await publishAgain(0);
    await subscribe(ada);
    const status = (one: string) =>
      cms.control.sql(`UPDATE accommodations SET _status = '${one}' WHERE id = ${cms.ids[1]}`);
    await cms.control.sql(
      `UPDATE accommodations_locales SET title = 'Another' WHERE _parent_id = ${cms.ids[0]}`,
    );
    await status('draft');
    expect(await send()).toMatchObject({ mailed: 0 });
    await status('published');
    expect(await send()).toMatchObject({ mailed: 0, nothing: 0 });
    expect(requests).toEqual([]);
  });

  test('mails are sent a day or a week apart and include all entries since the last one', async () => {
    const [ada, eva] = [new TestVisitor(cms, 'ada'), new TestVisitor(cms, 'eva')];
    await subscribe(ada);
    await subscribe(eva, { frequency: 'weekly' });
    await publishAgain(0);
    await send();
    await publishAgain(1);
    await publishAgain(2);
    expect(await send()).toMatchObject({ mailed: 0 });
    const pass = (time: number) =>
      cms.control.sql(`UPDATE saved_searches SET next_at = next_at - ${time}`);
    await pass(day - hour);
    expect(await send()).toMatchObject({ mailed: 0 });
    // A run may begin earlier in its hour than that of the last mail.
    await pass(hour - 60_000);
    requests.length = 0;
    expect(await send()).toMatchObject({ mailed: 1 });
    expect(requests[0]?.ids.sort()).toEqual([element(1), element(2)].sort());
    expect(await ada.mails(3)).toHaveLength(3);
    await pass(6 * day);
    expect(await send()).toMatchObject({ mailed: 1 });
    const [mail] = await eva.mails(3);
    expect(mail?.subject).toMatch(/^2 novità/);
  });

  test('entries that do not match are not reported, neither now nor later', async () => {
    const ada = new TestVisitor(cms, 'ada');
    await subscribe(ada);
    await publishAgain(0);
    selectMatches = () => [];
    expect(await send()).toMatchObject({ mailed: 0, nothing: 1 });
    selectMatches = (ids) => ids;
    expect(await send()).toMatchObject({ mailed: 0, nothing: 0 });
  });

  test('if the site or the mail server is down, the mail is sent at the next run', async () => {
    const ada = new TestVisitor(cms, 'ada');
    await subscribe(ada);
    await publishAgain(0);
    selectMatches = () => {
      throw new Error('away');
    };
    expect(await send()).toMatchObject({ failed: 1 });
    selectMatches = (ids) => ids;
    const port = await freePort();
    await expect(
      cms.run('scripts/alerts.ts', { SMTP_URL: `smtp://127.0.0.1:${port}` }),
    ).rejects.toThrow('"failed":1');
    expect(await send()).toMatchObject({ mailed: 1 });
    expect(requests.at(-1)?.ids).toEqual([element(0)]);
  });

  test('two programs that send at the same time send one mail', async () => {
    const ada = new TestVisitor(cms, 'ada');
    await subscribe(ada);
    await publishAgain(0);
    expect(await cms.control.alerts(2)).toMatchObject({ mailed: 1, failed: 0 });
    expect(await ada.mails(2)).toHaveLength(2);
  });

  test('an address that the mail server refuses on three days is deleted', async () => {
    const [ada, eva] = [new TestVisitor(cms, 'ada'), new TestVisitor(cms, 'eva')];
    await subscribe(ada);
    await subscribe(eva);
    await publishAgain(0);
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
    await cms.control.sql(
      `UPDATE saved_searches SET next_at = 0, refusals = CASE email WHEN '${eva.email}' THEN 2 ELSE 0 END`,
    );
    const report = await cms.run('scripts/alerts.ts', { SMTP_URL: url });
    expect(JSON.parse(report)).toMatchObject({ refused: 2 });
    expect(await cms.control.sql('SELECT email FROM saved_searches')).toEqual([
      { email: ada.email },
    ]);
    await new Promise<void>((resolve) => server.close(resolve));
  });

  test('unconfirmed searches are deleted after 48 hours, confirmed ones after a year', async () => {
    const [ada, eva] = [new TestVisitor(cms, 'ada'), new TestVisitor(cms, 'eva')];
    await save(ada);
    const proof = await proofIn(ada);
    await subscribe(eva);
    const past = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
    await cms.control.sql(`UPDATE saved_searches SET requested_at = '${past(2 * day)}'`);
    expect(failure(await prove(ada, 'confirmSavedSearch', proof))).toContain('(INVALID)');
    await cms.control.sql(
      `UPDATE saved_searches SET confirmed_at = '${past(364 * day)}' WHERE confirmed_at IS NOT NULL`,
    );
    await send();
    expect(await cms.control.sql('SELECT email FROM saved_searches')).toEqual([
      { email: eva.email },
    ]);
    await cms.control.sql(`UPDATE saved_searches SET confirmed_at = '${past(365 * day)}'`);
    // Also in a town that sends no alerts any more.
    await cms.control.purge(Date.now());
    expect(await cms.control.sql('SELECT email FROM saved_searches')).toEqual([]);
  });

  test('one click ends a search, a second one changes nothing, and a forged code is refused', async () => {
    const ada = new TestVisitor(cms, 'ada');
    const proof = await subscribe(ada);
    const forged = { ...proof, code: 'A'.repeat(32) };
    expect(failure(await prove(ada, 'endSavedSearch', forged))).toContain('(INVALID)');
    expect(await cms.control.count('saved_searches', '1 = 1')).toBe(1);
    expect((await look(ada, proof)).data).toMatchObject({ savedSearch: { confirmed: true } });
    for (const tries of [1, 2])
      expect([tries, (await prove(ada, 'endSavedSearch', proof)).data]).toEqual([
        tries,
        { endSavedSearch: true },
      ]);
    expect((await look(ada, proof)).data).toEqual({ savedSearch: null });
    expect(await cms.control.count('saved_searches', '1 = 1')).toBe(0);
  });

  test('the answer does not depend on existing searches or accounts', async () => {
    const member = await new TestVisitor(cms, 'member').join();
    const ada = new TestVisitor(cms, 'ada');
    await subscribe(ada);
    const answers = await Promise.all([save(member), save(ada), save(new TestVisitor(cms, 'eva'))]);
    for (const answer of answers)
      expect([answer.status, answer.data, answer.errors]).toEqual([
        200,
        { saveSearch: true },
        undefined,
      ]);
    expect(await cms.control.count('saved_searches', `email = '${ada.email}'`)).toBe(1);
  });

  test('invalid searches and too many searches are refused', async () => {
    const ada = new TestVisitor(cms, 'ada');
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

  test('an address has at most ten searches, and only its owner is informed of the limit', async () => {
    const ada = new TestVisitor(cms, 'ada');
    await save(ada);
    const proof = await proofIn(ada);
    await cms.control.sql(
      Array.from({ length: 10 }, (_, n) => n).reduce(
        (statement, n) =>
          `${statement}${n ? ', ' : ''}('${n}', '${ada.email}', 'it', 'events', 'page=${n}', 'daily', '2026-01-01', '${new Date().toISOString()}', 0, 0, 0, 0)`,
        'INSERT INTO saved_searches (uid, email, site, section, query, frequency, requested_at, confirmed_at, since, until, next_at, refusals) VALUES ',
      ),
    );
    expect(failure(await prove(ada, 'confirmSavedSearch', proof))).toContain('(TOO_MANY_SEARCHES)');
  });

  test('searches of an account are exported, moved to a new address, and deleted with it', async () => {
    const ada = await new TestVisitor(cms, 'ada').join();
    await save(ada);
    const { data } = await ada.sendLoggedIn('{ accountExport }');
    expect(JSON.parse(String(data?.accountExport))).toMatchObject({
      savedSearches: [
        {
          language: 'it',
          list: 'accommodations',
          filters: 'price-to=400',
          confirmed: false,
          requestedAt: expect.stringMatching(/^20\d\d-/) as string,
          confirmedAt: null,
        },
      ],
    });
    const moved = new TestVisitor(cms, 'moved');
    const change = `mutation ($email: String!, $currentPassword: String!) {
      changeEmail(email: $email, currentPassword: $currentPassword) }`;
    await ada.sendLoggedIn(change, {
      currentPassword: ada.password,
      email: moved.email,
    });
    await moved.activate(await moved.proofFromMail('verify-email'));
    expect(await cms.control.count('saved_searches', `email = '${moved.email}'`)).toBe(1);
    await ada.sendLoggedIn(
      'mutation ($password: String!) { deleteAccount(password: $password, confirmPassword: $password) }',
      { password: ada.password },
    );
    expect(await cms.control.count('saved_searches', '1 = 1')).toBe(0);
  });

  test('a change of the address keeps a confirmed search that waits for confirmation at the new one', async () => {
    const ada = await new TestVisitor(cms, 'ada').join();
    const moved = new TestVisitor(cms, 'moved');
    await save(ada);
    await prove(ada, 'confirmSavedSearch', await proofIn(ada, 2));
    await save(moved);
    const change = `mutation ($email: String!, $currentPassword: String!) {
      changeEmail(email: $email, currentPassword: $currentPassword) }`;
    await ada.sendLoggedIn(change, { currentPassword: ada.password, email: moved.email });
    await moved.activate(await moved.proofFromMail('verify-email', 2));
    expect(await cms.control.count('saved_searches', '1 = 1')).toBe(1);
    expect(
      await cms.control.count(
        'saved_searches',
        `email = '${moved.email}' AND confirmed_at IS NOT NULL`,
      ),
    ).toBe(1);
  });
}
