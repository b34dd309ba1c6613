import { createHmac, hkdfSync } from 'node:crypto';
import { createRandom } from '../seed/random';
import type { TestCms } from './cms';
import { failure, TestVisitor, type Tokens } from './TestVisitor';

const day = 86_400_000;
const endedMessage = 'Invalid Refresh Token (INVALID)';
const tokensOf = (answer: { data?: Record<string, unknown> | null }) =>
  answer.data?.refreshToken as Tokens | undefined;
const claimsOf = (jwt = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;

/** Tests sessions and their tokens, on any database. */
export function testSessions(cms: TestCms): void {
  const member = (name?: string) => new TestVisitor(cms, name).join();
  const sessionOf = (visitor: TestVisitor) => String(claimsOf(visitor.tokens?.jwt).sid);
  /** Simulates the passing of time for a session by setting its times back. */
  const age = (visitor: TestVisitor, milliseconds: number) =>
    cms.control.sql(
      `UPDATE visitor_sessions SET rotated_at = rotated_at - ${milliseconds},
        last_used_at = last_used_at - ${milliseconds}, started_at = started_at - ${milliseconds},
        expires_at = expires_at - ${milliseconds} WHERE uid = '${sessionOf(visitor)}'`,
    );
  const isLoggedIn = async (visitor: TestVisitor) =>
    (await visitor.sendLoggedIn('{ viewer { id } }')).status === 200;

  /** Signs a token with the secret of the cms, as an attacker with a stolen secret could. */
  function sign(claims: Record<string, unknown>, header: object = { alg: 'HS256' }): string {
    const secret = cms.env.PAYLOAD_SECRET ?? '';
    const key = Buffer.from(hkdfSync('sha256', secret, 'studium', 'visitor jwt', 32));
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const body = `${part(header)}.${part(claims)}`;
    return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
  }

  describe('a session', () => {
    test('has a JWT of thirty minutes without personal data, and times in whole seconds', async () => {
      const ada = await member('ada');
      const { jwt = '', jwtExpiresAt = 0, refreshTokenExpiresAt = 0 } = ada.tokens ?? {};
      const claims = claimsOf(jwt);
      expect(Object.keys(claims).sort()).toEqual(['exp', 'iat', 'iss', 'jti', 'sid', 'sub']);
      expect(Number(claims.exp) - Number(claims.iat)).toBe(1800);
      expect(jwtExpiresAt).toBe(Number(claims.exp) * 1000);
      expect(refreshTokenExpiresAt % 1000).toBe(0);
      expect(Math.abs(refreshTokenExpiresAt - Date.now() - 7 * day)).toBeLessThan(60_000);
    });

    test('is refused with 401 if its JWT is expired or forged', async () => {
      const ada = await member('ada');
      const claims = claimsOf(ada.tokens?.jwt);
      const now = Math.floor(Date.now() / 1000);
      const tried = [
        sign({ ...claims, exp: now - 1 }),
        sign({ ...claims, iss: 'another' }),
        sign({ ...claims, sid: 'x' }),
        sign({ ...claims, sub: 'x' }),
        `${sign(claims, { alg: 'none' }).split('.').slice(0, 2).join('.')}.`,
        `${ada.tokens?.jwt.slice(0, -4)}AAAA`,
        'garbage',
        '',
      ];
      for (const jwt of tried) {
        const answer = await ada.send('{ viewer { id } }', {}, { authorization: `JWT ${jwt}` });
        expect([jwt, answer.status, failure(answer)]).toEqual([
          jwt,
          401,
          'Invalid Authorization Header (INVALID)',
        ]);
      }
      const right = await ada.send(
        '{ viewer { id } }',
        {},
        { authorization: `jwt ${sign(claims)}` },
      );
      expect(right.status).toBe(200);
      const none = await ada.send('{ viewer { id } }');
      expect([none.status, failure(none)]).toEqual([200, 'Invalid Authorization Header (INVALID)']);
    });

    test('ends immediately at logout, with its JWT or only with its refresh token', async () => {
      const out =
        'mutation ($refreshToken: String) { logout: deleteRefreshToken(refreshToken: $refreshToken) }';
      const ada = await member('ada');
      expect((await ada.sendLoggedIn(out)).data).toEqual({ logout: true });
      expect(await isLoggedIn(ada)).toBe(false);
      expect(failure(await ada.refresh(ada.tokens?.refreshToken))).toBe(endedMessage);
      await ada.logIn();
      expect((await ada.send(out, { refreshToken: ada.tokens?.refreshToken })).data).toEqual({
        logout: true,
      });
      expect(await isLoggedIn(ada)).toBe(false);
      expect(failure(await ada.send(out, { refreshToken: 'x' }))).toBe(endedMessage);
    });

    test('is listed with its device and can end all other sessions', async () => {
      const ada = await member('ada');
      const first = ada.tokens;
      await ada.logIn({
        'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
      });
      const list = async () =>
        (await ada.sendLoggedIn('{ sessions { id device current createdAt lastUsedAt } }')).data
          ?.sessions;
      expect(await list()).toEqual([
        expect.objectContaining({ device: 'Firefox, Android', current: true }),
        expect.objectContaining({ current: false }),
      ]);
      expect((await ada.sendLoggedIn('mutation { deleteRefreshTokens }')).data).toEqual({
        deleteRefreshTokens: true,
      });
      expect(await list()).toHaveLength(1);
      expect(failure(await ada.refresh(first?.refreshToken))).toBe(endedMessage);
    });

    test('ends thirty days after its login, and seven days after its last use', async () => {
      const ada = await member('ada');
      await age(ada, 7 * day - 60_000);
      const used = tokensOf(await ada.refresh(ada.tokens?.refreshToken));
      expect(used).toBeDefined();
      await age(ada, 7 * day + 1000);
      expect(failure(await ada.refresh(used?.refreshToken))).toBe(endedMessage);
      await ada.logIn();
      await cms.control.sql(
        `UPDATE visitor_sessions SET expires_at = ${Date.now() + day} WHERE uid = '${sessionOf(ada)}'`,
      );
      const late = tokensOf(await ada.refresh(ada.tokens?.refreshToken));
      expect(late?.refreshTokenExpiresAt).toBeLessThanOrEqual(Date.now() + day);
      await age(ada, day);
      expect(failure(await ada.refresh(late?.refreshToken))).toBe(endedMessage);
    });
  });

  describe('refresh tokens', () => {
    test('twenty simultaneous uses get the same successor, and the session continues', async () => {
      const ada = await member('ada');
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => ada.refresh(ada.tokens?.refreshToken)),
      );
      const next = new Set(answers.map((answer) => tokensOf(answer)?.refreshToken));
      expect(next.size).toBe(1);
      expect(await isLoggedIn(ada)).toBe(true);
      const [successor] = next;
      expect(failure(await ada.refresh(successor))).toBe('none');
    });

    test('a lost answer can be requested again', async () => {
      const ada = await member('ada');
      const [lost, again] = [
        tokensOf(await ada.refresh(ada.tokens?.refreshToken)),
        tokensOf(await ada.refresh(ada.tokens?.refreshToken)),
      ];
      expect(again?.refreshToken).toBe(lost?.refreshToken);
    });

    test('a token used again after the grace period ends its family, and the owner is notified', async () => {
      const ada = await member('ada');
      const stolen = ada.tokens?.refreshToken;
      const next = tokensOf(await ada.refresh(stolen));
      await age(ada, 10_500);
      expect(failure(await ada.refresh(stolen))).toBe(endedMessage);
      expect(failure(await ada.refresh(next?.refreshToken))).toBe(endedMessage);
      expect(await isLoggedIn(ada)).toBe(false);
      const [notice] = await ada.mails(2);
      // The button says that it leads to the login.
      expect(notice?.links).toContain(`${cms.siteUrl}/en/login`);
      expect(failure(await ada.refresh(stolen))).toBe(endedMessage);
      expect(await ada.mails(2)).toHaveLength(2);
    });

    test('a token that this server did not issue is refused and ends no session', async () => {
      const ada = await member('ada');
      const own = ada.tokens?.refreshToken ?? '';
      const swap = (at: number) =>
        own.slice(0, at) + (own[at] === 'A' ? 'B' : 'A') + own.slice(at + 1);
      for (const token of [null, '', 'x', 'undefined', swap(3), swap(24), swap(40), swap(60)])
        expect(failure(await ada.refresh(token))).toBe(endedMessage);
      expect(failure(await ada.refresh(own))).toBe('none');
    });

    test('in any order of uses, only a token after its grace period ends the family', async () => {
      const random = createRandom('interleavings');
      for (let round = 0; round < 6; round += 1) {
        const ada = await member('ada');
        const tokens = [ada.tokens?.refreshToken];
        let [current, graceful, alive] = [0, true, true];
        for (let step = 0; step < 12; step += 1) {
          if (random.range(0, 1) < 0.3) {
            await age(ada, 11_000);
            graceful = false;
            continue;
          }
          const used = Math.max(0, current - Math.floor(random.range(0, 2.4)));
          const copies = 1 + Math.floor(random.range(0, 3));
          const answers = await Promise.all(
            Array.from({ length: copies }, () => ada.refresh(tokens[used])),
          );
          const got = new Set(answers.map((answer) => tokensOf(answer)?.refreshToken));
          const isLast = used === current;
          const expected = alive && (isLast || (used === current - 1 && graceful));
          if (!expected) alive = false;
          expect({ round, step, used, current, sizes: got.size, any: got.has(undefined) }).toEqual({
            round,
            step,
            used,
            current,
            sizes: 1,
            any: !expected,
          });
          if (expected && isLast) {
            tokens.push([...got][0]);
            current += 1;
            graceful = true;
          } else if (expected) expect([...got]).toEqual([tokens[current]]);
          expect(await isLoggedIn(ada)).toBe(alive);
        }
      }
    });
  });
}
