import { setTimeout as pause } from 'node:timers/promises';
import type { TestCms } from './cms';
import { TestVisitor } from './TestVisitor';
import { untilSent } from './untilSent';

/** Milliseconds, as in contractOfUnusedAccounts.ts. */
const hour = 3_600_000;
const unused = 731 * 24 * hour;
const notice = 30 * 24 * hour;

/** Kills programs while they purge accounts that nobody uses. */
export function testKilledPurges(cms: TestCms): void {
  test('each unused account gets both mails once', async () => {
    const emails = Array.from({ length: 40 }, (_, n) => `unused-${n}@example.org`);
    const old = new Date(Date.now() - unused).toISOString();
    const values = emails.map((email) => `('${email}', '${email}', 'en', '${old}', '${old}')`);
    await cms.control.sql(
      `INSERT INTO visitors (uid, email, language, activated_at, last_used_at) VALUES ${values.join()}`,
    );
    const count = (where: string) =>
      cms.control.count('visitors', `email LIKE 'unused-%' AND ${where}`);
    /**
     * Kills programs that purge, at most three, until one has left a part of the accounts. Returns how many
     * accounts were left at each time.
     */
    const purgeWithKills = async (now: number, left: string): Promise<number[]> => {
      const counts = [await count(left)];
      for (let kills = 0; kills < 3 && [0, 40].includes(counts.at(-1) ?? 0); kills += 1) {
        const purged = cms.control.purge(now).catch(() => 'killed');
        await pause(60 + 40 * kills);
        await cms.killControl();
        await purged;
        counts.push(await count(left));
      }
      await cms.control.purge(now);
      return [...counts, await count(left)];
    };
    const now = Date.now() + 2 * hour;
    const unwarned = await purgeWithKills(now, 'warned_at IS NULL');
    // A deletion deletes mails to the owner that are still waiting.
    await untilSent(cms);
    const stored = await purgeWithKills(now + notice, 'warned_at IS NOT NULL');
    console.log(`accounts left at each kill: ${unwarned.join(', ')}; ${stored.join(', ')}`);
    expect([unwarned[0], unwarned.at(-1), stored[0], stored.at(-1)]).toEqual([40, 0, 40, 0]);
    await untilSent(cms);
    const visitor = new TestVisitor(cms);
    const received = await Promise.all(
      emails.map(async (email) => (await visitor.mails(0, email)).map(({ subject }) => subject)),
    );
    for (const mails of received)
      expect(mails.map((subject) => subject.split(' · ')[0])).toEqual([
        'We have deleted your account',
        'Would you like to keep your account?',
      ]);
  }, 120_000);
}
