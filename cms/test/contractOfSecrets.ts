import type { TestCms } from './cms';
import { TestVisitor } from './TestVisitor';

/** Tests the protection of secrets. */
export function testSecrets(cms: TestCms): void {
  const member = (name?: string) => new TestVisitor(cms, name).join();

  describe('secrets', () => {
    test('answers to logged-in visitors are not cached for others', async () => {
      const ada = await member('ada');
      const query = `{ viewer { email } globalSets { handle } a${Date.now()}: __typename }`;
      expect(JSON.stringify(await ada.sendLoggedIn(query))).toContain(ada.email);
      for (const headers of [{}, { authorization: 'JWT x' }])
        expect(JSON.stringify(await ada.send(query, {}, headers))).not.toContain(ada.email);
      const open = '{ globalSet(handle: ["siteInfo"]) { handle } }';
      const answer = await ada.sendLoggedIn(open);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    });

    test('no token, code or password is in the database', async () => {
      const ada = await member('ada');
      await ada.requestMail('forgottenPassword');
      const { code } = await ada.proofFromMail('set-password', 2);
      const tables = await Promise.all(
        ['visitors', 'visitor_sessions', 'visitor_codes'].map((table) =>
          cms.control.sql(`SELECT * FROM ${table}`),
        ),
      );
      const text = JSON.stringify(tables);
      expect(text).toContain(ada.email);
      for (const secret of [code, ada.password, ada.tokens?.jwt, ada.tokens?.refreshToken])
        expect(text).not.toContain(secret);
    });

    test('the log contains events without personal data', async () => {
      const ada = await member('ada');
      await ada.authenticate({ password: 'not the password' });
      // The last of these requests is refused.
      for (let n = 0; n < 4; n += 1) await ada.requestMail('forgottenPassword');
      const { code } = await ada.proofFromMail('set-password', 2);
      const events = cms.log.split('\n').filter((line) => line.includes('"account"'));
      const loggedEvents = events.map((line) => (JSON.parse(line) as { account: string }).account);
      for (const event of [
        'registered',
        'logged-in',
        'login-failed',
        'password-requested',
        'limited',
      ])
        expect(loggedEvents).toContain(event);
      const tokens = [ada.tokens?.jwt, ada.tokens?.refreshToken];
      for (const secret of [...tokens, code, '@example.org', ada.fullName, ada.password])
        expect(cms.log).not.toContain(secret);
      expect(cms.log).not.toMatch(/\b198\.51\./);
      expect(cms.log).not.toContain('"fault":"api"');
    });
  });
}
