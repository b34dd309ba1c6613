import type { TestCms } from './cms';
import { StaffOffice } from './StaffOffice';

/** Tests the passwords of the staff. They do not depend on the database. */
export function testStaffPasswords(cms: TestCms): void {
  let office: StaffOffice;
  beforeAll(async () => {
    office = await StaffOffice.open(cms);
  }, 60_000);

  describe('passwords of the staff', () => {
    // src/accounts/passwords/checkPassword.test.ts has the rules; those of the staff are stricter.
    const weak = [
      ['vk3-Lq9!xwP', 'Usa almeno 12 caratteri, per esempio quattro parole.'],
      [
        'forzajuventus1897',
        'Questa password si indovina facilmente. Usa più parole, o parole meno comuni.',
      ],
      [
        'Ada.Rossi.2026',
        'Il tuo nome, il tuo indirizzo e il nome del sito si indovinano subito. Usa altre parole.',
      ],
    ] as const;

    test.each(weak)('"%s" is refused at creation, change and reset', async (password, message) => {
      const email = `ada-${Math.random()}@example.org`;
      const name = 'Ada Rossi';
      const person = { email, password, role: 'author', name };
      const created = await office.administrator.send('POST', '/users', person);
      expect([created.status, created.error]).toEqual([400, message]);

      const ada = await office.member('ada.rossi');
      const changed = await office.administrator.send('PATCH', `/users/${office.idOf(ada)}`, {
        password,
      });
      expect([changed.status, changed.error]).toEqual([400, message]);

      const token = await office.resetToken(ada);
      const reset = await ada.send('POST', '/users/reset-password', { token, password });
      expect([reset.status, reset.error]).toEqual([400, message]);
      expect((await ada.onOtherDevice().logIn()).status).toBe(200);
    });

    test('the error is at the field, in the language of the user', async () => {
      office.administrator.language = 'en';
      const refused = await office.administrator.send('POST', '/users', {
        email: 'eva@example.org',
        password: 'short',
        role: 'author',
      });
      office.administrator.language = 'it';
      // Payload's form shows the first message in a notification, and the second one at the field.
      expect(refused.body.errors).toMatchObject([
        {
          message: 'Use at least 12 characters, for example four words.',
          data: {
            errors: [
              {
                path: 'password',
                message: 'Use at least 12 characters, for example four words.',
              },
            ],
          },
        },
      ]);
    });

    test('a strong one is accepted, and other changes do not need one', async () => {
      const eva = await office.member('eva');
      const id = office.idOf(eva);
      expect(
        (await office.administrator.send('PATCH', `/users/${id}`, { name: 'Eva' })).status,
      ).toBe(200);
      const password = 'Xk3!lS0$vT7@';
      expect((await office.administrator.send('PATCH', `/users/${id}`, { password })).status).toBe(
        200,
      );
      expect((await eva.logIn(password)).status).toBe(200);
    });
  });
}

/** Tests the cookies of the staff, which the build must send. */
export function testStaffCookies(cms: TestCms): void {
  describe('cookies of the staff', () => {
    test('are not available to scripts, to other sites and without TLS', async () => {
      const office = await StaffOffice.open(cms);
      const ada = await office.member('ada');
      const cookies = (await ada.logIn()).headers.getSetCookie();
      expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(
        expect.arrayContaining(['studium-cms-token', 'studium-cms-device']),
      );
      const left = (await ada.send('POST', '/users/logout')).headers.getSetCookie();
      expect(left.map((cookie) => cookie.split('=')[0])).toEqual(['studium-cms-token']);
      for (const cookie of [...cookies, ...left]) {
        expect(cookie).toMatch(/; Secure/);
        expect(cookie).toMatch(/; HttpOnly/);
        expect(cookie).toMatch(/; SameSite=Strict/);
      }
    });

    test('a link for a new password that was replaced says so before anything is typed', async () => {
      const office = await StaffOffice.open(cms);
      const ada = await office.member('ada');
      const htmlOf = async (path: string) => (await fetch(cms.url + path)).text();
      // Next sends the head of the answer before the page redirects, so that the browser follows it.
      const leadsTo = async (token: string) =>
        /NEXT_REDIRECT;\w+;([^;]+);/.exec(await htmlOf(`/admin/reset/${token}`))?.[1];
      const older = await office.resetToken(ada);
      expect(await leadsTo(older)).toBeUndefined();
      const newer = await office.resetToken(ada);
      expect(await leadsTo(older)).toBe('/admin/login?ended-link');
      expect(await leadsTo(newer)).toBeUndefined();
      expect(await htmlOf('/admin/login?ended-link')).toContain('non vale più');
      expect(await htmlOf('/admin/login')).not.toContain('non vale più');
    });
  });
}
