import { pbkdf2Sync } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestCms } from './cms';
import { StaffClient, type RestAnswer } from './StaffClient';
import { StaffOffice } from './StaffOffice';

/** Tests changes of an account during a login, on any database. The cms must have `realHashes`. */
export function testChangesDuringLogins(cms: TestCms): void {
  describe('a change of an account is kept', () => {
    let office: StaffOffice;
    beforeAll(async () => {
      office = await StaffOffice.open(cms);
    }, 60_000);
    const rowOf = async ({ email }: StaffClient) =>
      (await cms.control.sql(`SELECT role FROM users WHERE email = '${email}'`))[0];

    /**
     * Writes to a new account at four moments of its login, and checks that what was written stays. Returns the
     * statuses of the logins. Most of the time of a login is the hashing of the password, after the account was read.
     */
    async function changeDuringLogins(write: string, expectedRow?: object): Promise<number[]> {
      const measured = await office.member('ada');
      const start = performance.now();
      await measured.logIn();
      const milliseconds = performance.now() - start;
      const statuses: number[] = [];
      for (const part of [0.2, 0.4, 0.6, 0.8]) {
        const ada = await office.member('ada');
        const login = ada.logIn();
        await pause(part * milliseconds);
        await cms.control.sql(`${write} WHERE email = '${ada.email}'`);
        statuses.push((await login).status);
        expect(await rowOf(ada)).toEqual(expectedRow);
      }
      return statuses;
    }

    // A login may end before the change if the machine is fast, so one of the four must be refused, not each.
    test('if the account is deleted during a login', async () => {
      expect(await changeDuringLogins('DELETE FROM users')).toContain(401);
    }, 30_000);

    test('if the rights change during a login', async () => {
      const statuses = await changeDuringLogins("UPDATE users SET role = 'author'", {
        role: 'author',
      });
      expect(statuses).toEqual([200, 200, 200, 200]);
    }, 30_000);

    test('if the password changes during a login', async () => {
      const statuses = await changeDuringLogins("UPDATE users SET hash = 'other'", {
        role: 'editor',
      });
      expect(statuses).toContain(401);
    }, 30_000);
  });
}

/** Tests what depends on the time that a hash takes. The cms must have `realHashes`. */
export function testTimesOfLogins(cms: TestCms): void {
  describe('a login of the staff', () => {
    const stranger = (email: string) => Object.assign(new StaffClient(cms.rest), { email });

    test('costs as many rounds of the hash as the constant that other tests lower', async () => {
      await cms.control.staff('author');
      const [row] = await cms.control.sql(
        "SELECT hash, salt FROM users WHERE email = 'author@example.org'",
      );
      const password = 'a-password-of-the-staff';
      const hash = pbkdf2Sync(password, String(row?.salt), 600_000, 32, 'sha256').toString('hex');
      expect(row?.hash).toBe(`pbkdf2-sha256-v1:${hash}`);
    });

    test('an account that does not exist gets the same answer after the same time', async () => {
      const unknownUser = stranger(`nobody-${Math.random()}@example.org`);
      const answers: RestAnswer[] = [];
      for (let n = 0; n < 7; n += 1) answers.push(await unknownUser.logIn('wrong password'));
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429]);
      const timeOf = async (email: string) => {
        const begun = performance.now();
        const answer = await stranger(email).logIn('wrong password');
        return { time: performance.now() - begun, ...answer };
      };
      const known = 'author@example.org';
      await cms.control.staff('author');
      const pairs: [known: number, unknown: number][] = [];
      for (let n = 0; n < 5; n += 1) {
        const there = await timeOf(known);
        const absent = await timeOf(`nobody-${n}-${Math.random()}@example.org`);
        expect([absent.status, absent.body]).toEqual([there.status, there.body]);
        pairs.push([there.time, absent.time]);
      }
      const fastest = (index: 0 | 1) => Math.min(...pairs.map((pair) => pair[index]));
      expect(fastest(1)).toBeGreaterThan(fastest(0) / 2);
    }, 60_000);

    test('a flood of logins from twenty IPv6 networks delays neither visitors nor the staff', async () => {
      await cms.control.staff('author');
      let tried = 0;
      let answered = 0;
      const over = new AbortController();
      const flood = Promise.all(
        Array.from({ length: 200 }, async (_, n) => {
          const thief = stranger(`nobody-${n}-${Math.random()}@example.org`);
          thief.address = `2001:db8:${(n % 20) + 1}::${n}`;
          thief.signal = over.signal;
          const answer = await thief.logIn('wrong password').catch(() => null);
          if (answer?.status === 401) tried += 1;
          answered += 1;
        }),
      );
      // The queue holds a hundred requests, so all have arrived when the other hundred are answered.
      while (answered < 100) await pause(50);
      // The time of an answer depends on the machine, but not how many of the waiting logins end before it.
      const before = tried;
      expect((await fetch(new URL('/media/none.png', cms.url))).status).toBe(404);
      expect(tried - before).toBeLessThan(30);
      const between = tried;
      const author = stranger('author@example.org');
      expect((await author.logIn('a-password-of-the-staff')).status).toBe(200);
      // One password is being hashed, then each of the twenty networks may have its turn first. Some answers
      // can arrive before the author's request does.
      expect(tried - between).toBeLessThan(50);
      over.abort();
      await flood;
    }, 120_000);
  });
}
