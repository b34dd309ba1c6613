import { randomUUID } from 'node:crypto';
import { sha256 } from '../src/lib/sha256';
import type { TestCms } from './cms';
import { StaffClient, type RestAnswer } from './StaffClient';
import { StaffOffice } from './StaffOffice';

const statuses = (answers: readonly RestAnswer[]) => answers.map(({ status }) => status).sort();
const many = (n: number, status: number) => Array<number>(n).fill(status);

/** Tests that guessing is limited without locking out the owner. The limits are counted in memory. */
export function testStaffLimits(cms: TestCms): void {
  describe('limits of the staff', () => {
    let office: StaffOffice;
    let ada: StaffClient;
    const stranger = (email: string) => Object.assign(new StaffClient(cms.rest), { email });
    /** Replaces the token that an account has got by a known one. */
    const knownToken = async (email: string): Promise<string> => {
      const token = randomUUID();
      await cms.control.sql(
        `UPDATE users SET reset_password_token = '${sha256(token)}'
          WHERE email = '${email}' AND reset_password_token IS NOT NULL`,
      );
      return token;
    };

    beforeAll(async () => {
      office = await StaffOffice.open(cms);
    }, 60_000);

    // An account and an address whose limits nothing else has used.
    beforeEach(async () => {
      ada = await office.member('ada', 'author');
    });

    test('a stranger who guesses is refused after five attempts, and the owner can still log in', async () => {
      const thief = stranger(ada.email);
      const answers = await Promise.all(Array.from({ length: 20 }, () => thief.logIn('wrong')));
      expect(statuses(answers)).toEqual([...many(5, 401), ...many(15, 429)]);
      const refused = await thief.logIn('wrong');
      expect(refused.error).toMatch(/^Troppi tentativi\. Riprova tra 15 min\.$/);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await thief.logIn(ada.password)).status).toBe(429);
      expect((await ada.logIn()).status).toBe(200);
    });

    test('correct passwords do not count', async () => {
      for (let n = 0; n < 7; n += 1) expect((await ada.onOtherDevice().logIn()).status).toBe(200);
      const one = ada.onOtherDevice();
      for (let n = 0; n < 7; n += 1) {
        one.cookies = {};
        expect((await one.logIn()).status).toBe(200);
      }
    });

    test('an address has thirty attempts for all accounts together', async () => {
      const thief = stranger('');
      const answers: RestAnswer[] = [];
      for (let n = 0; n < 32; n += 1) {
        thief.email = `nobody-${n}@example.org`;
        answers.push(await thief.logIn('wrong password'));
      }
      expect(statuses(answers)).toEqual([...many(30, 401), 429, 429]);
    }, 60_000);

    test('attempts from many addresses are limited, and the owner can log in from a known device or by mail', async () => {
      expect((await ada.logIn()).status).toBe(200);
      const thieves = Array.from({ length: 12 }, () => stranger(ada.email));
      const answers = await Promise.all(
        thieves.flatMap((thief) => Array.from({ length: 5 }, () => thief.logIn('wrong'))),
      );
      expect(statuses(answers)).toEqual([...many(50, 401), ...many(10, 429)]);
      expect((await stranger(ada.email).logIn('wrong')).status).toBe(429);

      expect((await ada.logIn()).status).toBe(200);
      const foreign = stranger(ada.email);
      foreign.cookies = { 'studium-cms-device': 'A'.repeat(64) };
      expect((await foreign.logIn(ada.password)).status).toBe(429);
      const own = await Promise.all(Array.from({ length: 12 }, () => ada.logIn('wrong')));
      expect(statuses(own)).toEqual([...many(10, 401), 429, 429]);

      const elsewhere = ada.onOtherDevice();
      const { email, password } = ada;
      await elsewhere.send('POST', '/users/forgot-password', { email });
      const reset = { token: await knownToken(email), password };
      expect((await elsewhere.send('POST', '/users/reset-password', reset)).status).toBe(200);
      elsewhere.cookies = { 'studium-cms-device': elsewhere.cookies['studium-cms-device'] ?? '' };
      expect((await elsewhere.logIn()).status).toBe(200);
    }, 90_000);

    test('a forged X-Forwarded-For header does not count as another address', async () => {
      const email = `nobody-${Math.random()}@example.org`;
      const { address } = stranger(email);
      const answers: RestAnswer[] = [];
      for (let n = 0; n < 7; n += 1) {
        const thief = stranger(email);
        thief.address = `10.9.8.${n}, ${address}`;
        answers.push(await thief.logIn('wrong password'));
      }
      expect(statuses(answers)).toEqual([...many(5, 401), 429, 429]);
    }, 60_000);

    test('mails are limited to three per hour for a mailbox, and to twenty for an address', async () => {
      const forgot = (person: StaffClient, email: string) =>
        person.send('POST', '/users/forgot-password', { email });
      const answers = Array.from({ length: 5 }, () => forgot(stranger(''), ada.email));
      expect(statuses(await Promise.all(answers))).toEqual([...many(3, 200), 429, 429]);
      const begun = performance.now();
      await forgot(stranger(''), 'nobody-at-all@example.org');
      // An address without an account is answered as late as one with an account.
      expect(performance.now() - begun).toBeGreaterThan(240);
      const spammer = stranger('');
      const more = Array.from({ length: 22 }, (_, n) => forgot(spammer, `nobody-${n}@example.org`));
      expect(statuses(await Promise.all(more))).toEqual([...many(20, 200), 429, 429]);
    }, 60_000);

    test('an address can try thirty codes, and then the owner can still use the code of a mail', async () => {
      const thief = stranger('');
      const answers: RestAnswer[] = [];
      for (let n = 0; n < 32; n += 1) {
        const code = { token: `guessed-${n}`, password: 'quattro gatti sul tetto' };
        answers.push(await thief.send('POST', '/users/reset-password', code));
      }
      expect(statuses(answers)).toEqual([...many(30, 403), 429, 429]);
      const { email, password } = ada;
      await stranger('').send('POST', '/users/forgot-password', { email });
      const reset = { token: await knownToken(email), password };
      expect((await thief.send('POST', '/users/reset-password', reset)).status).toBe(200);
    }, 60_000);
  });
}
