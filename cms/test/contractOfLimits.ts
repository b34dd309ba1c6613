import { randomUUID } from 'node:crypto';
import type { TestCms } from './cms';
import type { Answer } from './postQuery';
import { failure, TestVisitor } from './TestVisitor';

const expectLimited = (answer: Answer) => {
  expect(answer.errors?.[0]?.extensions).toMatchObject({
    code: 'RATE_LIMITED',
    retryAfter: Number(answer.headers.get('retry-after')),
  });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
};

/** Tests rate limits, and that they let a campus through. They are counted in memory, so one database is enough. */
export function testLimits(cms: TestCms): void {
  const member = (name?: string) => new TestVisitor(cms, name).join();

  describe('limits', () => {
    test('a campus behind one address can register and log in', async () => {
      const campus = { 'x-forwarded-for': '203.0.113.7' };
      const people = Array.from({ length: 20 }, () => new TestVisitor(cms, 'student'));
      for (const person of people) person.headers = campus;
      const registered = await Promise.all(people.map((person) => person.register()));
      expect(registered.map(failure).filter((text) => text !== 'none')).toEqual([]);
      const [first] = people;
      if (!first) throw new Error('The list of visitors is empty.');
      await first.activate(await first.proofFromMail('verify-email'));
      const logins = await Promise.all(Array.from({ length: 40 }, () => first.authenticate()));
      expect(logins.filter(({ status }) => status !== 200)).toEqual([]);
      expect(logins.map(failure)).toEqual(Array(40).fill('none'));
    });

    test('a shared list cannot be guessed', async () => {
      const guesser = new TestVisitor(cms, 'guesser');
      const query = 'query ($token: String!) { sharedFavorites(token: $token) }';
      const answers = await Promise.all(
        Array.from({ length: 305 }, (_, n) =>
          guesser.send(query, { token: String(n).padEnd(43, 'x') }),
        ),
      );
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    });

    test('of three hundred wrong passwords few are tried, and the owner can log in from a known device', async () => {
      const ada = await member('ada');
      const device = (await ada.logIn()).headers.get('x-device-token') ?? '';
      expect(device).toMatch(/^[A-Za-z0-9_-]{64}$/);
      const answers = await Promise.all(
        Array.from({ length: 300 }, (_, n) => {
          const thief = new TestVisitor(cms);
          return thief.authenticate({ email: ada.email, password: `wrong ${n}` });
        }),
      );
      const tried = answers.filter(({ status }) => status === 200);
      expect(tried).toHaveLength(5);
      for (const answer of tried) expect(failure(answer)).toContain("couldn't log you in");
      for (const answer of answers.filter(({ status }) => status !== 200)) {
        expect(answer.status).toBe(429);
        expectLimited(answer);
      }
      const own = { 'x-device-token': device };
      expect((await ada.logIn(own)).headers.get('x-device-token')).toBe(device);
      const other = await member('other');
      const elsewhere = await other.authenticate({ email: ada.email, password: ada.password }, own);
      expect(elsewhere.status).toBe(200);
      const foreign = (await other.logIn()).headers.get('x-device-token') ?? '';
      const borrowed = { 'x-device-token': foreign };
      expect((await ada.authenticate({}, borrowed)).status).toBe(429);
      for (let n = 0; n < 10; n += 1)
        expect((await ada.authenticate({ password: 'wrong' }, own)).status).toBe(200);
      expect((await ada.authenticate({ password: 'wrong' }, own)).status).toBe(429);
    });

    test('an address without an account has the same limit', async () => {
      const email = `nobody-${randomUUID()}@example.org`;
      const statuses: number[] = [];
      for (let n = 0; n < 7; n += 1)
        statuses.push((await new TestVisitor(cms).authenticate({ email })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    });

    test('tries before the activation do not delay the first login after it', async () => {
      const early = new TestVisitor(cms, 'early');
      await early.register();
      const statuses: number[] = [];
      for (let n = 0; n < 6; n += 1) statuses.push((await early.authenticate()).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      await early.activate(await early.proofFromMail('verify-email'));
      expect((await early.logIn()).status).toBe(200);
    });

    test('wrong passwords before a new one do not delay the first login with it', async () => {
      const ada = await member('ada');
      const device = (await ada.logIn()).headers.get('x-device-token') ?? '';
      for (const own of [{}, { 'x-device-token': device }])
        while ((await ada.authenticate({ password: 'wrong' }, own)).status === 200);
      await ada.requestMail('forgottenPassword');
      ada.headers = { ...ada.headers, 'x-device-token': device };
      const password = 'dodici ciottoli bianchi';
      const proof = await ada.proofFromMail('set-password', 2);
      expect(failure(await ada.setPassword(proof, password))).toBe('none');
      for (const token of ['', device])
        expect((await ada.authenticate({ password }, { 'x-device-token': token })).status).toBe(
          200,
        );
    });

    test('a forged X-Forwarded-For header does not count as another visitor', async () => {
      const spammer = new TestVisitor(cms);
      const tries = await Promise.all(
        Array.from({ length: 70 }, (_, n) => {
          const headers = { 'x-forwarded-for': `10.9.8.${n}, ${spammer.address}` };
          return spammer.authenticate({ email: `${randomUUID()}@example.org` }, headers);
        }),
      );
      const refused = tries.filter(({ status }) => status === 429);
      // As many attempts can run at the same time as there are slots for hashing.
      expect(refused.length).toBeGreaterThanOrEqual(70 - 50 - 4);
      expect(refused.length).toBeLessThanOrEqual(20);
      for (const answer of refused) expectLimited(answer);
    });

    test('trying one password at many accounts from one address is stopped, and others can log in', async () => {
      const ada = await member('ada');
      const thief = new TestVisitor(cms);
      const spray = () =>
        thief.authenticate({ email: `${randomUUID()}@example.org`, password: 'Estate2026!' });
      const tries = await Promise.all(Array.from({ length: 120 }, spray));
      const tried = tries.filter(({ status }) => status === 200).length;
      expect(tried).toBeGreaterThanOrEqual(50);
      expect(tried).toBeLessThanOrEqual(54);
      expectLimited(await spray());
      expect(failure(await ada.authenticate())).toBe('none');
    });

    test('a flood from twenty IPv6 networks does not delay other visitors', async () => {
      const ada = await member('ada');
      let answered = 0;
      const flood = Promise.all(
        Array.from({ length: 20 * 9 }, async (_, n) => {
          const thief = new TestVisitor(cms);
          const headers = { 'x-forwarded-for': `2001:db8:${(n % 20) + 1}::${n}` };
          await thief.authenticate({ email: `${randomUUID()}@example.org` }, headers);
          answered += 1;
        }),
      );
      const login = await ada.authenticate();
      const before = answered;
      expect(failure(login)).toBe('none');
      await flood;
      expect(before).toBeLessThan(120);
    });

    test('an address gets at most three mails of a kind per hour', async () => {
      const ada = await member('ada');
      for (const mutation of ['forgottenPassword', 'resendActivation'] as const) {
        const statuses: number[] = [];
        for (let n = 0; n < 4; n += 1)
          statuses.push((await new TestVisitor(cms).requestMail(mutation, ada.email)).status);
        expect(statuses).toEqual([200, 200, 200, 429]);
      }
    });

    test('dots and what follows a plus sign are no other mailbox', async () => {
      const { email } = new TestVisitor(cms, 'eva');
      const spellings = [email, email.replace('@', '+a@'), email.replace('@', '+b@')];
      for (const send of [
        (visitor: TestVisitor, to: string) => visitor.register({ email: to }),
        (visitor: TestVisitor, to: string) => visitor.requestMail('forgottenPassword', to),
        (visitor: TestVisitor, to: string) => visitor.requestMail('resendActivation', to),
      ]) {
        const statuses: number[] = [];
        for (const to of [...spellings, email.replace('eva', 'e.v.a')])
          statuses.push((await send(new TestVisitor(cms), to)).status);
        expect(statuses).toEqual([200, 200, 200, 429]);
      }
    });
  });
}
