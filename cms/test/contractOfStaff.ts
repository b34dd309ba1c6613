import { randomUUID } from 'node:crypto';
import type { TestCms } from './cms';
import type { StaffClient } from './StaffClient';
import { StaffOffice } from './StaffOffice';

/**
 * Tests the accounts of the staff, on any database.
 *
 * @param demote makes the person with this address an author, in a transaction that takes a second. Resolves when
 *   the row is changed but not committed, if the database lets others read meanwhile, otherwise after the commit
 */
export function testStaff(
  cms: TestCms,
  demote: (email: string) => Promise<{ ended: Promise<unknown> }>,
): void {
  let office: StaffOffice;
  beforeAll(async () => {
    office = await StaffOffice.open(cms);
  }, 60_000);

  describe('sessions of the staff', () => {
    const change = ({ email }: StaffClient, what: string) =>
      cms.control.sql(
        `UPDATE users_sessions SET ${what} WHERE _parent_id = (SELECT id FROM users WHERE email = '${email}')`,
      );
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

    test('end twelve hours after the login, even if they are refreshed', async () => {
      const ada = await office.member('ada');
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
      const ada = await office.member('ada');
      const { body } = await ada.logIn();
      expect(Number(body.exp) * 1000 - Date.now()).toBeLessThanOrEqual(2 * 3_600_000);
      await change(ada, `expires_at = '${hoursAgo(0.1)}'`);
      expect(await ada.role()).toBeNull();
    });

    test('end on the server at logout', async () => {
      const ada = await office.member('ada');
      await ada.logIn();
      const stolen = { ...ada.cookies };
      expect((await ada.send('POST', '/users/logout')).status).toBe(200);
      ada.cookies = stolen;
      expect(await ada.role()).toBeNull();
    });

    test('on other devices end when the password changes', async () => {
      const ada = await office.member('ada');
      const phone = ada.onOtherDevice();
      await ada.logIn();
      await phone.logIn();
      expect(await phone.role()).toBe('editor');
      const password = 'cinque gatti sotto il tetto';
      expect((await ada.send('PATCH', `/users/${office.idOf(ada)}`, { password })).status).toBe(
        200,
      );
      expect(await phone.role()).toBeNull();
      expect(await ada.role()).toBe('editor');
    });

    test('change who can log in only within 15 minutes after the login', async () => {
      const ada = await office.member('ada');
      const { administrator } = office;
      await ada.logIn();
      await change(ada, `created_at = '${hoursAgo(0.3)}'`);
      const own = `/users/${office.idOf(ada)}`;
      const password = 'cinque gatti sotto il tetto';
      for (const changes of [{ password }, { email: 'eva@example.org' }]) {
        const refused = await ada.send('PATCH', own, changes);
        expect([refused.status, refused.error]).toEqual([
          400,
          expect.stringContaining('più di 15 minuti fa'),
        ]);
      }
      // The form of an account sends all its fields.
      const { email } = ada;
      expect((await ada.send('PATCH', own, { name: 'Ada', email })).status).toBe(200);
      await ada.logIn();
      expect((await ada.send('PATCH', own, { password })).status).toBe(200);

      await change(administrator, `created_at = '${hoursAgo(0.3)}'`);
      const rights = { role: 'editor', areas: [] };
      expect((await administrator.send('PATCH', own, { ...rights, name: 'Ada' })).status).toBe(200);
      for (const changes of [{ role: 'administrator' }, { areas: ['news'] }, { password }])
        expect((await administrator.send('PATCH', own, changes)).status).toBe(400);
      const colleague = { email: 'eva@example.org', password, role: 'author' };
      expect((await administrator.send('POST', '/users', colleague)).status).toBe(400);
      // The other tests use the same sessions.
      await change(administrator, `created_at = '${hoursAgo(0)}'`);
      expect((await administrator.send('PATCH', own, { areas: ['news'] })).status).toBe(200);
    });

    test('all end when the password is reset', async () => {
      const ada = await office.member('ada');
      await ada.logIn();
      const owner = ada.onOtherDevice();
      const token = await office.resetToken(ada);
      // The request changes nothing else.
      expect(await ada.role()).toBe('editor');
      const [row] = await cms.control.sql(
        `SELECT reset_password_token AS token FROM users WHERE email = '${ada.email}'`,
      );
      // A reader of the database cannot use the token.
      const asStored = { token: row?.token, password: 'cinque gatti sotto il tetto' };
      expect((await owner.send('POST', '/users/reset-password', asStored)).status).toBe(403);
      const password = 'cinque gatti sotto il tetto';
      const reset = await owner.send('POST', '/users/reset-password', { token, password });
      expect(reset.status).toBe(200);
      expect(await ada.role()).toBeNull();
      expect(await owner.role()).toBe('editor');
      const again = await ada.send('POST', '/users/reset-password', { token, password });
      expect(again.status).toBe(403);
    });

    test.each([
      ['password', 'cinque gatti sotto il tetto'],
      ['email', `moved-${randomUUID()}@example.org`],
    ])('a mail for a new password is of no use after a change of the %s', async (name, value) => {
      const ada = await office.member('ada');
      await ada.logIn();
      const token = await office.resetToken(ada);
      const own = `/users/${office.idOf(ada)}`;
      expect((await ada.send('PATCH', own, { [name]: value })).status).toBe(200);
      const reset = { token, password: 'sette lumache in fila' };
      expect((await ada.onOtherDevice().send('POST', '/users/reset-password', reset)).status).toBe(
        403,
      );
    });

    test('have the current rights, not those at the login', async () => {
      const ada = await office.member('ada', 'administrator');
      await ada.logIn();
      expect((await ada.send('POST', '/users', {})).status).toBe(400);
      const demoted = await office.administrator.send('PATCH', `/users/${office.idOf(ada)}`, {
        role: 'author',
      });
      expect(demoted.status).toBe(200);
      expect(await ada.role()).toBe('author');
      expect((await ada.send('POST', '/users', {})).status).toBe(403);
      expect((await office.administrator.send('DELETE', `/users/${office.idOf(ada)}`)).status).toBe(
        200,
      );
      expect(await ada.role()).toBeNull();
      expect((await ada.send('GET', '/news')).status).toBe(403);
    });
  });

  test('the last administrator is neither deleted nor gets another role', async () => {
    const { administrator } = office;
    const { body } = await administrator.send('GET', '/users/me');
    const own = `/users/${(body.user as { id: number }).id}`;
    const eva = await office.member('eva', 'administrator');
    const all = '/users?where[role][equals]=administrator';
    const refused = [
      () => administrator.send('DELETE', all),
      () => administrator.send('PATCH', all, { role: 'editor' }),
      () => administrator.send('PATCH', own, { role: 'editor' }),
      () => administrator.send('DELETE', own),
    ];
    for (const send of refused.slice(0, 2)) expect((await send()).status).toBe(403);
    expect((await administrator.send('DELETE', `/users/${office.idOf(eva)}`)).status).toBe(200);
    for (const send of refused) {
      const { status, error } = await send();
      expect([status, error]).toEqual([403, expect.stringContaining('almeno un amministratore')]);
    }
    expect(await administrator.role()).toBe('administrator');
  });

  describe('a change of an account is kept', () => {
    const rowOf = async ({ email }: StaffClient) =>
      (await cms.control.sql(`SELECT role FROM users WHERE email = '${email}'`))[0];

    test('if a session is used while a transaction is open', async () => {
      const uses: [string, string, object?][] = [
        ['POST', '/users/refresh-token'],
        ['PATCH', '/users/', { name: 'Ada' }],
        ['POST', '/users/forgot-password'],
        ['POST', '/users/logout'],
      ];
      for (const [method, path, data] of uses) {
        const ada = await office.member('ada');
        await ada.logIn();
        const demotion = await demote(ada.email);
        const { email } = ada;
        const url = path === '/users/' ? path + office.idOf(ada) : path;
        const answer = await ada.send(method, url, data ?? { email });
        expect([path, answer.status]).toEqual([path, 200]);
        await demotion.ended;
        expect([path, await rowOf(ada)]).toEqual([path, { role: 'author' }]);
      }
    }, 30_000);

    test('if two devices log in at once', async () => {
      const ada = await office.member('ada');
      const devices = [ada, ada.onOtherDevice(), ada.onOtherDevice()];
      await Promise.all(devices.map((device) => device.logIn()));
      for (const device of devices) expect(await device.role()).toBe('editor');
    });
  });
}
