import type { TestCms } from './cms';
import { failure, TestVisitor } from './TestVisitor';
import { untilSent } from './untilSent';

const hour = 3_600_000;
const day = 24 * hour;
/** Milliseconds: 24 months, and the time between the mail and the deletion. */
const unused = 731 * day;
const notice = 30 * day;
const iso = (time: number): string => new Date(time).toISOString();

/** Tests the deletion of accounts that nobody uses, on any database. */
export function testUnusedAccounts(cms: TestCms): void {
  const person = (name?: string) => new TestVisitor(cms, name);
  const idOf = async (visitor: TestVisitor): Promise<string> => {
    const [row] = await cms.control.sql(
      `SELECT uid FROM visitors WHERE email = '${visitor.email}'`,
    );
    return String(row?.uid);
  };
  const exists = async (visitor: TestVisitor) =>
    (await cms.control.count('visitors', `email = '${visitor.email}'`)) === 1;
  const isWarned = async (visitor: TestVisitor) =>
    (await cms.control.count(
      'visitors',
      `email = '${visitor.email}' AND warned_at IS NOT NULL`,
    )) === 1;
  const set = (visitor: TestVisitor, column: string, time: number) =>
    cms.control.sql(
      `UPDATE visitors SET ${column} = '${iso(time)}' WHERE email = '${visitor.email}'`,
    );
  const lastUse = async (visitor: TestVisitor): Promise<number> => {
    const [row] = await cms.control.sql(
      `SELECT last_used_at FROM visitors WHERE email = '${visitor.email}'`,
    );
    return new Date(String(row?.last_used_at)).getTime();
  };
  /** The subjects of all mails to a visitor, newest first. Waits until the queue is empty. */
  const subjects = async (visitor: TestVisitor): Promise<string[]> => {
    await untilSent(cms);
    return (await visitor.mails(0)).map(({ subject }) => subject.split(' · ')[0] ?? '');
  };
  /** Registers a visitor whose account was last used an hour less than 24 months ago. */
  async function almostUnused(name: string): Promise<TestVisitor> {
    const visitor = await person(name).join();
    await set(visitor, 'last_used_at', Date.now() - unused + hour);
    return visitor;
  }
  const inTwoHours = () => Date.now() + 2 * hour;

  describe('an account that nobody uses', () => {
    const warning = 'Would you like to keep your account?';

    test('gets one mail after 24 months, and is deleted 30 days later with all its data', async () => {
      const ada = await almostUnused('ada');
      const stays = await person('stays').join();
      const id = await idOf(ada);
      await ada.sendLoggedIn('mutation { shareFavorites { token } }');
      await ada.requestMail('forgottenPassword');
      await ada.send(
        `mutation ($email: String!) {
          saveSearch(site: "it", section: "accommodations", query: "", frequency: "daily", email: $email) }`,
        { email: ada.email },
      );
      // Otherwise the search, sessions and codes would be deleted because they have expired.
      await cms.control.sql(
        `UPDATE saved_searches SET confirmed_at = '${iso(Date.now())}' WHERE email = '${ada.email}'`,
      );
      const late = Date.now() + unused;
      await cms.control.sql(
        `UPDATE visitor_sessions SET last_used_at = ${late}, expires_at = ${late} WHERE visitor = '${id}'`,
      );
      await cms.control.sql(
        `UPDATE visitor_codes SET expires_at = ${late} WHERE visitor = '${id}'`,
      );

      await cms.control.purge(Date.now());
      expect(await subjects(ada)).not.toContain(warning);
      const warned = inTwoHours();
      await cms.control.purge(warned, 3);
      await cms.control.purge(warned + hour);
      expect((await subjects(ada)).filter((subject) => subject === warning)).toHaveLength(1);
      const [mail] = await ada.mails(1);
      expect(mail?.links.join(' ')).toMatch(/\/en\/login$/);

      await cms.control.purge(warned + notice - 1);
      expect(await exists(ada)).toBe(true);
      const tables = ['visitor_sessions', 'visitor_codes', 'visitor_lists'] as const;
      for (const table of tables)
        expect(await cms.control.count(table, `visitor = '${id}'`)).toBe(1);
      expect(await cms.control.count('saved_searches', `email = '${ada.email}'`)).toBe(1);

      expect(await cms.control.purge(warned + notice, 3)).toBe(1);
      expect(await exists(ada)).toBe(false);
      for (const table of tables)
        expect(await cms.control.count(table, `visitor = '${id}'`)).toBe(0);
      expect(await cms.control.count('saved_searches', `email = '${ada.email}'`)).toBe(0);
      const [last, before] = await subjects(ada);
      expect([last, before]).toEqual(['We have deleted your account', warning]);
      expect(await exists(stays)).toBe(true);
      expect(await isWarned(stays)).toBe(false);
    });

    test.each([
      ['a login', (visitor: TestVisitor) => visitor.logIn()],
      [
        'a renewed session',
        (visitor: TestVisitor) => visitor.refresh(visitor.tokens?.refreshToken),
      ],
    ])('is kept after %s, and gets another mail 24 months after it', async (_, use) => {
      const ada = await almostUnused('ada');
      // The clock of the server stays, so that the session is still valid.
      await set(ada, 'last_used_at', Date.now() - unused);
      await cms.control.purge(Date.now());
      expect(await isWarned(ada)).toBe(true);
      expect(failure(await use(ada))).toBe('none');
      expect(await isWarned(ada)).toBe(false);
      expect(await lastUse(ada)).toBeGreaterThan(Date.now() - hour);
      await cms.control.purge(Date.now() + notice + hour);
      expect(await exists(ada)).toBe(true);
      await set(ada, 'last_used_at', Date.now() - unused);
      await cms.control.purge(Date.now());
      expect((await subjects(ada)).filter((subject) => subject === warning)).toHaveLength(2);
    });

    test('counts from its activation if its owner never logged in', async () => {
      const ada = person('ada');
      await ada.register();
      await ada.activate(await ada.proofFromMail('verify-email'));
      await cms.control.purge(inTwoHours());
      expect(await isWarned(ada)).toBe(false);
      await set(ada, 'activated_at', Date.now() - unused);
      await cms.control.purge(inTwoHours());
      expect(await isWarned(ada)).toBe(true);
    });

    test('stores its last use once a day', async () => {
      const ada = await person('ada').join();
      const login = await lastUse(ada);
      const renew = async () => {
        const { data } = await ada.refresh(ada.tokens?.refreshToken);
        ada.tokens = data?.refreshToken as TestVisitor['tokens'];
      };
      await renew();
      expect(await lastUse(ada)).toBe(login);
      await set(ada, 'last_used_at', Date.now() - day - hour);
      await renew();
      expect(await lastUse(ada)).toBeGreaterThanOrEqual(login);
    });
  });
}
