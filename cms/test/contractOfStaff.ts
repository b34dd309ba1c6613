import type { TestCms } from './cms';
import { StaffClient } from './StaffClient';

const host = 'https://cms.example.org';

/** Tests the accounts of the staff, on any database. */
export function testStaff(cms: TestCms): void {
  let api = '';
  let administrator: StaffClient;
  const names = new Map<string, number>();

  /** Adds a member of the staff as an administrator. */
  async function member(name: string, role = 'editor'): Promise<StaffClient> {
    const person = new StaffClient(api, name);
    const { email, password } = person;
    const created = await administrator.send('POST', '/users', { email, password, role, name });
    expect(created.status).toBe(201);
    names.set(email, (created.body.doc as { id: number }).id);
    return person;
  }
  const idOf = ({ email }: StaffClient) => String(names.get(email));
  const resetToken = async ({ email }: StaffClient): Promise<string> => {
    const stranger = new StaffClient(api);
    expect((await stranger.send('POST', '/users/forgot-password', { email })).status).toBe(200);
    const [row] = await cms.control.sql(
      `SELECT reset_password_token AS token FROM users WHERE email = '${email}'`,
    );
    return String(row?.token);
  };

  beforeAll(async () => {
    await cms.control.staff('administrator');
    api = await cms.startRest({ CMS_HOST: host });
    administrator = new StaffClient(api);
    administrator.email = 'administrator@example.org';
    administrator.password = 'a-password-of-the-staff';
    expect((await administrator.logIn()).status).toBe(200);
  }, 60_000);

  describe('passwords of the staff', () => {
    const weak = [
      ['vk3-Lq9!xwP', 'Usa almeno 12 caratteri, per esempio quattro parole.'],
      [
        'qwertyuiop123',
        'Questa password si indovina facilmente: usa più parole, o parole meno comuni.',
      ],
      [
        'Estate2026!!!',
        'Questa password si indovina facilmente: usa più parole, o parole meno comuni.',
      ],
      [
        'forzajuventus1897',
        'Questa password si indovina facilmente: usa più parole, o parole meno comuni.',
      ],
      [
        'Ada.Rossi.2026',
        'Il tuo nome, il tuo indirizzo e il nome del sito si indovinano subito: usa altre parole.',
      ],
      [
        'studium-studium',
        'Il tuo nome, il tuo indirizzo e il nome del sito si indovinano subito: usa altre parole.',
      ],
    ] as const;

    test.each(weak)('"%s" is refused at creation, change and reset', async (password, message) => {
      const email = `ada-${Math.random()}@example.org`;
      const name = 'Ada Rossi';
      const person = { email, password, role: 'author', name };
      const created = await administrator.send('POST', '/users', person);
      expect([created.status, created.error]).toEqual([400, message]);

      const ada = await member('ada.rossi');
      const changed = await administrator.send('PATCH', `/users/${idOf(ada)}`, { password });
      expect([changed.status, changed.error]).toEqual([400, message]);

      const token = await resetToken(ada);
      const reset = await ada.send('POST', '/users/reset-password', { token, password });
      expect([reset.status, reset.error]).toEqual([400, message]);
      expect((await ada.onOtherDevice().logIn()).status).toBe(200);
    });

    test('the error is at the field, in the language of the user', async () => {
      administrator.language = 'en';
      const refused = await administrator.send('POST', '/users', {
        email: 'eva@example.org',
        password: 'short',
        role: 'author',
      });
      administrator.language = 'it';
      expect(refused.body.errors).toMatchObject([
        {
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
      const eva = await member('eva');
      const id = idOf(eva);
      expect((await administrator.send('PATCH', `/users/${id}`, { name: 'Eva' })).status).toBe(200);
      const password = 'Xk3!lS0$vT7@';
      expect((await administrator.send('PATCH', `/users/${id}`, { password })).status).toBe(200);
      expect((await eva.logIn(password)).status).toBe(200);
    });
  });

  describe('cookies of the staff', () => {
    test('are not available to scripts, to other sites and without TLS', async () => {
      const ada = await member('ada');
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
  });

  describe('sessions of the staff', () => {
    const change = (person: StaffClient, what: string) =>
      cms.control.sql(`UPDATE users_sessions SET ${what} WHERE _parent_id = ${idOf(person)}`);
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

    test('end twelve hours after the login, even if they are refreshed', async () => {
      const ada = await member('ada');
      await ada.logIn();
      await change(ada, `created_at = '${hoursAgo(11.9)}'`);
      expect((await ada.send('POST', '/users/refresh-token')).status).toBe(200);
      expect(await ada.role()).toBe('editor');
      await change(ada, `created_at = '${hoursAgo(12.1)}'`);
      expect(await ada.role()).toBeNull();
      expect((await ada.send('POST', '/users/refresh-token')).status).toBe(403);
      expect((await ada.send('GET', '/news')).status).toBe(403);
    });

    test('end if they are not used', async () => {
      const ada = await member('ada');
      const { body } = await ada.logIn();
      expect(Number(body.exp) * 1000 - Date.now()).toBeLessThanOrEqual(2 * 3_600_000);
      await change(ada, `expires_at = '${hoursAgo(0.1)}'`);
      expect(await ada.role()).toBeNull();
    });

    test('end on the server at logout', async () => {
      const ada = await member('ada');
      await ada.logIn();
      const stolen = { ...ada.cookies };
      expect((await ada.send('POST', '/users/logout')).status).toBe(200);
      ada.cookies = stolen;
      expect(await ada.role()).toBeNull();
    });

    test('on other devices end when the password changes', async () => {
      const ada = await member('ada');
      const phone = ada.onOtherDevice();
      await ada.logIn();
      await phone.logIn();
      expect(await phone.role()).toBe('editor');
      const password = 'cinque gatti sotto il tetto';
      expect((await ada.send('PATCH', `/users/${idOf(ada)}`, { password })).status).toBe(200);
      expect(await phone.role()).toBeNull();
      expect(await ada.role()).toBe('editor');
    });

    test('all end when the password is reset', async () => {
      const ada = await member('ada');
      await ada.logIn();
      const owner = ada.onOtherDevice();
      const token = await resetToken(ada);
      const password = 'cinque gatti sotto il tetto';
      const reset = await owner.send('POST', '/users/reset-password', { token, password });
      expect(reset.status).toBe(200);
      expect(await ada.role()).toBeNull();
      expect(await owner.role()).toBe('editor');
      const again = await ada.send('POST', '/users/reset-password', { token, password });
      expect(again.status).toBe(403);
    });

    test('have the current rights, not those at the login', async () => {
      const ada = await member('ada', 'administrator');
      await ada.logIn();
      expect((await ada.send('POST', '/users', {})).status).toBe(400);
      const demoted = await administrator.send('PATCH', `/users/${idOf(ada)}`, { role: 'author' });
      expect(demoted.status).toBe(200);
      expect(await ada.role()).toBe('author');
      expect((await ada.send('POST', '/users', {})).status).toBe(403);
      expect((await administrator.send('DELETE', `/users/${idOf(ada)}`)).status).toBe(200);
      expect(await ada.role()).toBeNull();
      expect((await ada.send('GET', '/news')).status).toBe(403);
    });
  });

  describe('locks of documents', () => {
    /** Stores the lock that the form of the admin creates. */
    async function lockOf(person: StaffClient): Promise<string> {
      const [row] = await cms.control.sql(
        "INSERT INTO payload_locked_documents (global_slug) VALUES ('siteInfo') RETURNING id",
      );
      const id = String(row?.id);
      await cms.control.sql(
        `INSERT INTO payload_locked_documents_rels (parent_id, path, users_id)
          VALUES (${id}, 'user', ${idOf(person)})`,
      );
      return `/payload-locked-documents/${id}`;
    }
    const user = (person: StaffClient) => ({
      user: { relationTo: 'users', value: Number(idOf(person)) },
    });

    test('nobody creates one over REST, takes one over for another person or deletes a foreign one', async () => {
      const [ada, eva, author] = [
        await member('ada'),
        await member('eva'),
        await member('ugo', 'author'),
      ];
      for (const person of [ada, eva, author]) await person.logIn();
      const created = await author.send('POST', '/payload-locked-documents', {
        ...user(ada),
        globalSlug: 'siteInfo',
      });
      expect(created.status).toBe(403);

      const lock = await lockOf(ada);
      const statusOf = async (person: StaffClient, method: string, data?: object) =>
        (await person.send(method, lock, data)).status;
      // Only editors may write the global.
      expect(await statusOf(author, 'PATCH', user(author))).toBe(403);
      expect(await statusOf(eva, 'PATCH', user(author))).toBe(403);
      expect(await statusOf(eva, 'PATCH', { ...user(eva), globalSlug: 'socials' })).toBe(403);
      expect(await statusOf(author, 'DELETE')).toBe(403);
      expect(await statusOf(eva, 'PATCH', user(eva))).toBe(200);
      expect(await statusOf(ada, 'DELETE')).toBe(403);
      expect(await statusOf(eva, 'DELETE')).toBe(200);
    });
  });
}
