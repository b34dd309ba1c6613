import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '../seed/random';
import type { TestCms } from './cms';
import { MailCounter } from './MailCounter';
import { TestVisitor } from './TestVisitor';

/** The number of kills. 50 give reliable evidence, and the default keeps normal test runs short. */
const rounds = Number(process.env.KILL_ROUNDS ?? 3);

/** How many mails may wait at once. */
const maxLead = 40;

/** The visitors who cause mails at the same time. */
const visitors = 4;

const mutation = `mutation ($email: String!) {
  saveSearch(site: "it", section: "accommodations", query: "", frequency: "daily", email: $email) }`;

/**
 * Kills the cms repeatedly while it sends mails, and counts the mails that arrive. The cms must not run before.
 */
export function testKilledMails(cms: TestCms): void {
  const server = new MailCounter();
  beforeAll(() => server.open());
  afterAll(() => server.close());

  /**
   * Saves searches until the program is killed, but not many more than the program has sent mails. Adds the
   * address of each answer to `acknowledged`.
   */
  async function saveSearches(acknowledged: Set<string>, killed: AbortSignal): Promise<void> {
    while (!killed.aborted) {
      if (acknowledged.size - server.received.length > maxLead) {
        await pause(5);
        continue;
      }
      const visitor = new TestVisitor(cms);
      const answer = await visitor.send(mutation, { email: visitor.email }).catch(() => null);
      if (!answer) return;
      expect(answer.errors).toBeUndefined();
      acknowledged.add(visitor.email);
    }
  }

  /** The addresses whose search is stored. Each one must get a mail, even if the request got no answer. */
  const stored = async (): Promise<string[]> =>
    (await cms.control.sql('SELECT email FROM saved_searches')).map(({ email }) => String(email));

  /** Ends the leases of the killed program at once. Otherwise its mails would be sent after half a minute. */
  const endLeases = () =>
    cms.control.sql(
      `UPDATE payload_jobs SET updated_at = '${new Date(0).toISOString()}' WHERE processing = true`,
    );

  /** Waits until the queue is empty. */
  async function untilSent(): Promise<void> {
    const waiting = () => cms.control.count('payload_jobs', `task_slug = 'sendMail'`);
    for (const end = Date.now() + 150_000; (await waiting()) > 0;) {
      if (Date.now() > end) throw new Error(`${await waiting()} mails are still waiting.`);
      await pause(200);
    }
  }

  test(
    `after ${rounds} kills during the sending no mail is lost, and at most one in a hundred is sent twice`,
    async () => {
      server.delayMs = 20;
      const random = createRandom('kill -9 mails');
      const acknowledged = new Set<string>();
      for (let round = 1; round <= rounds; round += 1) {
        await cms.startServer(server.settings);
        const { length } = server.received;
        const killed = new AbortController();
        const visits = Array.from({ length: visitors }, () =>
          saveSearches(acknowledged, killed.signal),
        );
        while (server.received.length < length + 40) await pause(5);
        await pause(random.range(0, 100));
        await cms.killServer();
        killed.abort();
        await Promise.all(visits);
      }
      await endLeases();
      await cms.startServer(server.settings);
      await untilSent();
      const searches = await stored();
      const lost = searches.filter((email) => server.mailsTo(email).length === 0);
      console.log(
        `${rounds} kills, ${acknowledged.size} requests acknowledged, ${searches.length} searches stored, ` +
          `${server.received.length} mails received, ${lost.length} lost, ${server.twice.length} twice`,
      );
      expect([...acknowledged].filter((email) => !searches.includes(email))).toEqual([]);
      expect(lost).toEqual([]);
      expect(server.twice.length).toBeLessThanOrEqual(Math.ceil(searches.length / 100));
      for (const email of server.twice)
        expect(new Set(server.mailsTo(email).map(({ id }) => id)).size).toBe(1);
    },
    240_000 + rounds * 30_000,
  );
}
