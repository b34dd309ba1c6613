import type { TestCms } from './cms';
import { MailCounter } from './MailCounter';
import { postQuery } from './postQuery';
import { StaffClient } from './StaffClient';
import { TestVisitor } from './TestVisitor';

const mutation = `mutation ($email: String!) {
  saveSearch(site: "it", section: "accommodations", query: "", frequency: "daily", email: $email) }`;

interface Job {
  id: number;
  name: string;
  state: string;
  totalTried: number;
  waitUntil: string | null;
  lastError: string;
}

/** Waits until a condition holds, and fails after a minute. */
async function until(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; !(await condition());) {
    if (Date.now() > end) throw new Error(`Not within a minute: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A cms that sends its mails to a mail server of the tests. */
class MailQueue {
  readonly server = new MailCounter();

  constructor(readonly cms: TestCms) {
    beforeAll(async () => {
      await this.server.open();
      await cms.startServer(this.server.settings);
      await cms.control.staff('administrator');
    }, 120_000);
    afterAll(() => this.server.close());
    beforeEach(() => Object.assign(this.server, { refuseWith: 0, delayMs: 0 }));
  }

  /** Saves a search, for which the cms sends a mail, and returns the address. */
  async saveSearch(at = this.cms.url): Promise<string> {
    const { email, headers } = new TestVisitor(this.cms);
    const { data } = await postQuery(at, mutation, { email }, headers);
    expect(data).toEqual({ saveSearch: true });
    return email;
  }

  arrived = (email: string): Promise<void> =>
    until(`a mail to ${email}`, () => this.server.mailsTo(email).length > 0);

  isEmpty = (): Promise<void> =>
    until(
      'an empty queue',
      async () => (await this.cms.control.count('payload_jobs', "task_slug = 'sendMail'")) === 0,
    );
}

/** Tests the queue of mails, on any database. The cms must have the settings `forStaff`, and not run before. */
export function testMailQueue(cms: TestCms): void {
  const queue = new MailQueue(cms);
  const { server } = queue;
  let administrator: StaffClient;

  beforeAll(async () => {
    administrator = await StaffClient.withRole(cms);
    administrator.language = 'en';
  });

  const jobs = async (): Promise<Job[]> =>
    (await administrator.send('GET', '/payload-jobs?where[taskSlug][equals]=sendMail')).body
      .docs as Job[];

  test('a mail is sent within a second after the answer, without waiting for the cron', async () => {
    const times: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const email = await queue.saveSearch();
      const answered = performance.now();
      await queue.arrived(email);
      times.push(performance.now() - answered);
    }
    expect(Math.min(...times)).toBeLessThan(1000);
    await queue.isEmpty();
  }, 60_000);

  test('an administrator sees a failing mail, but neither its receiver nor its link', async () => {
    server.refuseWith = 451;
    const email = await queue.saveSearch();
    await until('a failed attempt', async () => (await jobs())[0]?.totalTried === 1);
    const [row] = await cms.control.sql(
      `SELECT input FROM payload_jobs WHERE task_slug = 'sendMail'`,
    );
    expect(JSON.stringify(row)).toContain('search-saved');
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${email}|code=`));

    const listed = await administrator.send('GET', '/payload-jobs?showHiddenFields=true');
    const [job] = await jobs();
    expect(job).toMatchObject({
      name: 'search-saved',
      state: 'Waiting',
      lastError: 'EENVELOPE 451',
    });
    expect(Date.parse(job?.waitUntil ?? '')).toBeGreaterThan(Date.now() - 60_000);
    const text = JSON.stringify(listed.body);
    expect(text).not.toContain(email);
    expect(text).not.toMatch(/secret|owner|code=/);

    server.refuseWith = 0;
    await queue.arrived(email);
    expect(server.mailsTo(email)).toHaveLength(1);
  }, 60_000);

  test('a refused mail is not sent again, until an administrator retries it', async () => {
    server.refuseWith = 550;
    const email = await queue.saveSearch();
    await until('the refusal', async () => (await jobs())[0]?.state === 'Failed');
    const { offered } = server;
    const [job] = await jobs();
    expect(job).toMatchObject({ name: 'search-saved', lastError: 'EENVELOPE 550' });
    server.refuseWith = 0;
    const other = await queue.saveSearch();
    await queue.arrived(other);
    expect(server.mailsTo(email)).toEqual([]);
    expect(server.offered).toBe(offered + 1);

    const retry = `/payload-jobs/${job?.id}/retry`;
    expect((await new StaffClient(cms.rest).send('POST', retry)).status).toBe(403);
    expect((await administrator.send('POST', retry)).status).toBe(200);
    await queue.arrived(email);
    await queue.isEmpty();
    expect((await administrator.send('POST', retry)).error).toContain('Reload the page');
  }, 60_000);

  test('an administrator deletes a failed mail', async () => {
    server.refuseWith = 550;
    await queue.saveSearch();
    await until('the refusal', async () => (await jobs())[0]?.state === 'Failed');
    const [job] = await jobs();
    expect((await administrator.send('DELETE', `/payload-jobs/${job?.id}`)).status).toBe(200);
    expect(await jobs()).toEqual([]);
  }, 60_000);

  test('deleting an account deletes its waiting mails, but not the one that confirms it', async () => {
    const ada = new TestVisitor(cms);
    const code = async (page: string) => {
      await until(page, () => server.mailsTo(ada.email).some(({ text }) => text.includes(page)));
      const mail = server.mailsTo(ada.email).findLast(({ text }) => text.includes(page));
      const [link = ''] = /http\S+/.exec(mail?.text.split(page).join(page) ?? '') ?? [];
      const { searchParams } = new URL(link);
      return { code: searchParams.get('code') ?? '', id: searchParams.get('id') ?? '' };
    };
    await ada.register();
    await ada.activate(await code('verify-email'));
    await ada.logIn();
    const before = server.mailsTo(ada.email).length;
    server.refuseWith = 451;
    await ada.requestMail('forgottenPassword');
    await until('a failed attempt', async () => (await jobs())[0]?.totalTried === 1);
    expect((await jobs()).map(({ name }) => name)).toEqual(['password-reset']);
    const { password } = ada;
    const deleted = await ada.sendLoggedIn(
      `mutation ($password: String!) { deleteAccount(password: $password, confirmPassword: $password) }`,
      { password },
    );
    expect(deleted.errors).toBeUndefined();
    expect((await jobs()).map(({ name }) => name)).toEqual(['account-deleted']);
    server.refuseWith = 0;
    await until('the last mail', () => server.mailsTo(ada.email).length > before);
    expect(server.mailsTo(ada.email)).toHaveLength(before + 1);
  }, 90_000);

  test('the mail for a new password of the staff is stored and sent', async () => {
    const stranger = new StaffClient(cms.rest);
    stranger.language = 'en';
    const { email } = administrator;
    await stranger.send('POST', '/users/forgot-password', { email });
    await queue.arrived(email);
    const [mail] = server.mailsTo(email);
    expect(mail?.text).toMatch(/https:\/\/cms\.example\.org\/admin\/reset\/[0-9a-f]{40}/);
  }, 60_000);
}

/** Tests the queue when programs stop, and with two programs. The cms must not run before. */
export function testMailQueueOfPrograms(cms: TestCms): void {
  const queue = new MailQueue(cms);
  const { server } = queue;

  test('a mail that waits when the program stops is sent by the next one', async () => {
    server.refuseWith = 451;
    const email = await queue.saveSearch();
    await until('a failed attempt', () => server.offered > 0);
    await cms.stopServer();
    server.refuseWith = 0;
    await cms.startServer(server.settings);
    await queue.arrived(email);
    expect(server.mailsTo(email)).toHaveLength(1);
  }, 120_000);

  test('a program that stops finishes the mails that it is sending', async () => {
    server.delayMs = 1500;
    const { offered } = server;
    const email = await queue.saveSearch();
    await until('the attempt', () => server.offered > offered);
    await cms.stopServer();
    expect(server.mailsTo(email)).toHaveLength(1);
    await queue.isEmpty();
    await cms.startServer(server.settings);
  }, 60_000);

  test('two programs send no mail twice', async () => {
    const urls = [cms.url, await cms.startSecond(server.settings)];
    server.delayMs = 30;
    const emails = await Promise.all(
      Array.from({ length: 60 }, (_, n) => queue.saveSearch(urls[n % 2])),
    );
    await Promise.all(emails.map(queue.arrived));
    await queue.isEmpty();
    expect(emails.map((email) => server.mailsTo(email).length)).toEqual(emails.map(() => 1));
  }, 120_000);
}
