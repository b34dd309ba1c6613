import { randomUUID } from 'node:crypto';
import type { TestCms } from './cms';
import { failure, TestVisitor } from './TestVisitor';

const invalidCode = 'Cannot validate request (INVALID)';
const wrongLogin = "We couldn't log you in with the provided details (INVALID)";
const nothing = {
  register: {
    jwt: null,
    jwtExpiresAt: null,
    refreshToken: null,
    refreshTokenExpiresAt: null,
    user: null,
  },
};

/** Tests an account from registration to deletion, on any database. */
export function testAccounts(cms: TestCms): void {
  const person = (name?: string) => new TestVisitor(cms, name);
  const member = (name?: string) => person(name).join();

  describe('registration', () => {
    test('returns no tokens and sends a mail whose code works once, and only with a POST', async () => {
      const ada = person('ada');
      expect((await ada.register()).data).toEqual(nothing);
      expect(failure(await ada.authenticate())).toBe(wrongLogin);
      const proof = await ada.proofFromMail('verify-email');
      expect(proof.code).toMatch(/^[A-Za-z0-9_-]{32}$/);
      const query = `mutation{activateUser(code:"${proof.code}",id:"${proof.id}")}`;
      const link = `${cms.url}/api?query=${encodeURIComponent(query)}`;
      expect((await fetch(link)).status).toBe(405);
      expect((await fetch(link, { method: 'HEAD' })).status).toBe(405);
      expect((await ada.activate(proof)).data).toEqual({
        activateUser: 'Successfully activated user',
      });
      expect(failure(await ada.activate(proof))).toBe(invalidCode);
      expect((await ada.logIn()).data?.authenticate).toMatchObject({
        user: { id: proof.id, fullName: ada.fullName, email: ada.email },
      });
      const [mail] = await ada.mails(1);
      expect(mail?.links.join(' ')).toContain('/en/admin/verify-email?');
    });

    test('with the address of an existing account gets the same answer, and the owner is notified', async () => {
      const owner = await member('owner');
      const stranger = person();
      const known = await stranger.register({ email: owner.email.toUpperCase() });
      const unknown = await stranger.register();
      expect({ status: known.status, data: known.data }).toEqual({ status: 200, data: nothing });
      expect(unknown.data).toEqual(known.data);
      const [, activation] = await owner.mails(2);
      expect(activation?.links.join(' ')).toContain('verify-email');
      expect(failure(await owner.authenticate())).toBe('none');
    });

    test('stores name, language, and the version and time of the accepted privacy text', async () => {
      const eva = person('eva');
      await eva.register({ fullName: '  Eva   Lo Presti ' });
      const [row] = await cms.control.sql(
        `SELECT full_name, language, privacy_version, privacy_accepted_at FROM visitors WHERE email = '${eva.email}'`,
      );
      expect(row).toMatchObject({ full_name: 'Eva Lo Presti', language: 'en' });
      expect(row?.privacy_version).toMatch(/^[0-9a-f]{64}$/);
      expect(
        Math.abs(new Date(String(row?.privacy_accepted_at)).getTime() - Date.now()),
      ).toBeLessThan(60_000);
    });

    test.each([
      // Unit tests have all rules of passwords and names.
      [{ password: 'juventus1897' }, 'PASSWORD_TOO_COMMON'],
      [{ password: 'Nives.Zamboni' }, 'PASSWORD_CONTEXT'],
      [{ email: 'a@example.org\r\nBcc: b@example.org' }, 'EMAIL_INVALID'],
      [{ fullName: ' ' }, 'NAME_INVALID'],
      [{ fullName: 'N'.repeat(101) }, 'NAME_TOO_LONG'],
    ])('refuses %j: %s', async (more, code) => {
      expect(failure(await person().register(more))).toContain(`(${code})`);
    });

    test('without the password, inactive, active and unknown addresses get the same answers', async () => {
      const waiting = person('waiting');
      await waiting.register();
      const active = await member('active');
      const answers = await Promise.all(
        [waiting.email, active.email, person().email].map(async (email) => {
          const other = person();
          const wrong = await other.authenticate({ email, password: 'not the password' });
          const resent = await other.requestMail('resendActivation', email);
          const forgotten = await other.requestMail('forgottenPassword', email);
          return JSON.stringify(
            [wrong, resent, forgotten],
            ['status', 'data', 'errors', 'message'],
          );
        }),
      );
      expect(new Set(answers).size).toBe(1);
      expect(failure(await person().authenticate({ email: active.email }))).toBe('none');
    });

    test('after a registration in the name of another person, a login does not reveal their account', async () => {
      const active = await member('active');
      const answersFor = async (email: string) => {
        const stranger = Object.assign(person(), { password: 'grotta di cristallo' });
        await stranger.register({ email });
        const answers: unknown[] = [];
        // The last one is refused by the limit of the account.
        for (let count = 0; count < 6; count += 1) {
          const { status, errors } = await stranger.authenticate({ email });
          answers.push([status, errors?.map(({ message }) => message)]);
        }
        return answers;
      };
      const unknown = await answersFor(person().email);
      expect(unknown[5]).toEqual([429, ['Too many attempts; please try again shortly']]);
      expect(await answersFor(active.email)).toEqual(unknown);
    });

    test('an account that is not activated is deleted after seven days, with its code', async () => {
      const late = person('late');
      await late.register();
      const { id } = await late.proofFromMail('verify-email');
      const day = 86_400_000;
      await cms.control.purge(Date.now() + 6 * day);
      expect(await cms.control.count('visitors', `uid = '${id}'`)).toBe(1);
      const stays = await member('stays');
      await cms.control.purge(Date.now() + 7 * day + 60_000);
      expect(await cms.control.count('visitors', `uid = '${id}'`)).toBe(0);
      expect(await cms.control.count('visitor_codes', `visitor = '${id}'`)).toBe(0);
      expect(await cms.control.count('visitors', `email = '${stays.email}'`)).toBe(1);
    });
  });

  describe('codes of mails', () => {
    test('are valid only for their account, their purpose and their lifetime', async () => {
      const [ada, eva] = [person('ada'), person('eva')];
      await Promise.all([ada.register(), eva.register()]);
      const [first, other] = [
        await ada.proofFromMail('verify-email'),
        await eva.proofFromMail('verify-email'),
      ];
      expect(failure(await ada.activate({ code: first.code, id: other.id }))).toBe(invalidCode);
      expect(failure(await ada.setPassword(first, 'nuova porta di legno'))).toBe(invalidCode);
      expect(failure(await ada.activate({ code: 'x', id: 'y' }))).toBe(invalidCode);
      await ada.requestMail('resendActivation');
      const second = await ada.proofFromMail('verify-email', 2);
      await cms.control.sql(
        `UPDATE visitor_codes SET expires_at = ${Date.now() - 1} WHERE visitor = '${first.id}'`,
      );
      expect(failure(await ada.activate(first))).toBe(invalidCode);
      expect(failure(await ada.activate(second))).toBe(invalidCode);
      expect(failure(await eva.activate(other))).toBe('none');
    });

    test('are sent in the language of the requesting page, otherwise in that of the account', async () => {
      const ada = person('ada');
      await ada.register();
      await ada.mails(1);
      const requestMail = (mutation: string, headers: object) =>
        ada.send(
          `mutation ($email: String!) { ${mutation}(email: $email) }`,
          { email: ada.email },
          headers,
        );
      await requestMail('resendActivation', { 'accept-language': 'it' });
      const [again] = await ada.mails(2);
      expect(again?.subject).toContain('Attiva il tuo profilo');
      expect(again?.links.join()).not.toContain('/en/');
      await ada.activate(await ada.proofFromMail('verify-email', 2));
      await requestMail('forgottenPassword', { 'accept-language': 'it-IT,en;q=0.5' });
      expect((await ada.mails(3))[0]?.subject).toContain('Scegli una nuova password');
      await requestMail('forgottenPassword', {});
      expect((await ada.mails(4))[0]?.subject).toContain('Choose a new password');
      await ada.logIn();
      const changed = await ada.sendLoggedIn(
        'mutation { updateViewer(preferredLanguage: "it") { ... on User { preferredLanguage } } }',
      );
      expect(changed.data).toEqual({ updateViewer: { preferredLanguage: 'it' } });
      await requestMail('forgottenPassword', { 'accept-language': 'fr' });
      expect((await ada.mails(5))[0]?.subject).toContain('Scegli una nuova password');
    });

    test('report before their use whether they work, were replaced, or are not needed', async () => {
      const ada = person('ada');
      await ada.register();
      const activation = await ada.proofFromMail('verify-email');
      expect(await ada.worthOf(activation, 'address')).toBe('valid');
      expect(await ada.worthOf(activation, 'address')).toBe('valid');
      await ada.activate(activation);
      expect(await ada.worthOf(activation, 'address')).toBe('confirmed');
      const stranger = { code: activation.code, id: randomUUID() };
      expect(await ada.worthOf(stranger, 'address')).toBe('ended');

      await ada.requestMail('forgottenPassword');
      const older = await ada.proofFromMail('set-password', 2);
      await ada.requestMail('forgottenPassword');
      const newer = await ada.proofFromMail('set-password', 3);
      expect(await ada.worthOf(older, 'password')).toBe('replaced');
      expect(await ada.worthOf(newer, 'password')).toBe('valid');
      await ada.setPassword(newer, 'nuova porta di legno');
      expect(await ada.worthOf(newer, 'password')).toBe('ended');
    });

    test('an active account that requests another activation gets a mail that says so', async () => {
      const ada = await member('ada');
      await ada.requestMail('resendActivation');
      const [mail] = await ada.mails(2);
      expect(mail?.subject).toContain('You already have an account');
    });

    test('work for only one of several simultaneous uses', async () => {
      const ada = person('ada');
      await ada.register();
      const proof = await ada.proofFromMail('verify-email');
      const answers = await Promise.all(Array.from({ length: 8 }, () => ada.activate(proof)));
      expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    });
  });

  describe('two registrations of one address', () => {
    const thiefData = { password: 'grotta di cristallo', fullName: 'Il Ladro', language: 'it' };
    const stored = async (id: string) => {
      const [row] = await cms.control.sql(
        `SELECT full_name, language FROM visitors WHERE uid = '${id}'`,
      );
      return row;
    };

    test('are independent: the link that is used activates the account and invalidates the other', async () => {
      const ada = person('ada');
      await ada.register();
      const first = await ada.proofFromMail('verify-email');
      const [before] = await cms.control.sql(`SELECT * FROM visitors WHERE uid = '${first.id}'`);
      await person('thief').register({ ...thiefData, email: ada.email });
      const second = await ada.proofFromMail('verify-email', 2);
      expect(second.code).not.toBe(first.code);
      const [after] = await cms.control.sql(`SELECT * FROM visitors WHERE uid = '${first.id}'`);
      expect(after).toEqual(before);
      expect(failure(await ada.authenticate())).toBe(wrongLogin);
      expect(failure(await ada.authenticate({ password: thiefData.password }))).toBe(wrongLogin);
      expect(failure(await ada.activate(first))).toBe('none');
      expect(failure(await ada.authenticate())).toBe('none');
      expect(failure(await ada.authenticate({ password: thiefData.password }))).toBe(wrongLogin);
      expect(await stored(first.id)).toMatchObject({ full_name: ada.fullName, language: 'en' });
      expect(failure(await ada.activate(second))).toBe(invalidCode);
      expect(await cms.control.count('visitor_codes', `visitor = '${first.id}'`)).toBe(0);
    });

    test('give the account the data of the second one if its link is used', async () => {
      const ada = person('ada');
      await person('thief').register({ ...thiefData, email: ada.email });
      const first = await ada.proofFromMail('verify-email');
      await ada.register();
      const own = await ada.proofFromMail('verify-email', 2);
      expect(failure(await ada.activate(own))).toBe('none');
      expect(failure(await ada.authenticate({ password: thiefData.password }))).toBe(wrongLogin);
      await ada.logIn();
      expect(await stored(own.id)).toMatchObject({ full_name: ada.fullName, language: 'en' });
      expect(failure(await ada.activate(first))).toBe(invalidCode);
    });

    test('whose links are used at the same time: one succeeds and sets its password', async () => {
      const ada = person('ada');
      await ada.register();
      const first = await ada.proofFromMail('verify-email');
      await person('thief').register({ ...thiefData, email: ada.email });
      const second = await ada.proofFromMail('verify-email', 2);
      const answers = await Promise.all([ada.activate(first), ada.activate(second)]);
      const [one, other] = answers.map((answer) => !answer.errors);
      expect([one, other].filter(Boolean)).toHaveLength(1);
      expect(failure(await ada.authenticate())).toBe(one ? 'none' : wrongLogin);
      const theirs = await ada.authenticate({ password: thiefData.password });
      expect(failure(theirs)).toBe(other ? 'none' : wrongLogin);
    });

    test('a link that is sent again activates the registration, and earlier links stay valid', async () => {
      const [ada, eva] = [person('ada'), person('eva')];
      for (const visitor of [ada, eva]) {
        await visitor.register();
        await visitor.proofFromMail('verify-email');
        await visitor.requestMail('resendActivation');
      }
      const [, early] = await ada.mails(2);
      const link = new URL(early?.links.find((one) => one.includes('code=')) ?? '');
      const [code, id] = ['code', 'id'].map((name) => link.searchParams.get(name) ?? '');
      expect(failure(await ada.activate({ code: code ?? '', id: id ?? '' }))).toBe('none');
      expect(failure(await eva.activate(await eva.proofFromMail('verify-email', 2)))).toBe('none');
      for (const visitor of [ada, eva]) {
        await visitor.logIn();
        expect(await visitor.mails(2)).toHaveLength(2);
      }
    });

    test('a link that is sent again trusts neither registration: the owner chooses the password', async () => {
      const ada = person('ada');
      await ada.register();
      await person('thief').register({ ...thiefData, email: ada.email });
      await ada.mails(2);
      await ada.requestMail('resendActivation');
      const proof = await ada.proofFromMail('set-password', 3);
      const theirs = await ada.proofFromMail('verify-email', 3);
      expect(failure(await ada.setPassword(proof, 'nuova porta di legno'))).toBe('none');
      for (const password of [ada.password, thiefData.password])
        expect(failure(await ada.authenticate({ password }))).toBe(wrongLogin);
      expect(failure(await ada.activate(theirs))).toBe(invalidCode);
      expect(failure(await ada.authenticate({ password: 'nuova porta di legno' }))).toBe('none');
    });

    test('setting a password by mail activates an inactive account and deletes its registrations', async () => {
      const ada = person('ada');
      await person('thief').register({ ...thiefData, email: ada.email });
      const theirs = await ada.proofFromMail('verify-email');
      await ada.requestMail('forgottenPassword');
      const proof = await ada.proofFromMail('set-password', 2);
      expect(failure(await ada.setPassword(proof, 'nuova porta di legno'))).toBe('none');
      expect(failure(await ada.activate(theirs))).toBe(invalidCode);
      expect(failure(await ada.authenticate({ password: thiefData.password }))).toBe(wrongLogin);
      expect(failure(await ada.authenticate({ password: 'nuova porta di legno' }))).toBe('none');
    });

    test('registration data of a stranger with the address of an existing account are not stored', async () => {
      const ada = await member('ada');
      await person('thief').register({ ...thiefData, email: ada.email });
      const rows = await cms.control.sql(
        `SELECT full_name, password_hash FROM visitor_codes
          WHERE visitor = (SELECT uid FROM visitors WHERE email = '${ada.email}')`,
      );
      expect(rows).toEqual([{ full_name: null, password_hash: null }]);
    });
  });

  describe('passwords', () => {
    test('a forgotten one is set by mail, which ends all sessions and does not log in', async () => {
      const ada = await member('ada');
      await ada.requestMail('forgottenPassword');
      const proof = await ada.proofFromMail('set-password', 2);
      expect(failure(await ada.setPassword(proof, 'password1'))).toContain('PASSWORD_TOO_COMMON');
      const set = await ada.setPassword(proof, 'nuova porta di legno');
      expect(set.data).toEqual({ setPassword: 'Successfully saved password' });
      expect(failure(await ada.setPassword(proof, 'altra porta di legno'))).toBe(invalidCode);
      expect((await ada.sendLoggedIn('{ viewer { id } }')).status).toBe(401);
      expect(failure(await ada.refresh(ada.tokens?.refreshToken))).toContain(
        'Invalid Refresh Token',
      );
      expect(failure(await ada.authenticate())).toBe(wrongLogin);
      ada.password = 'nuova porta di legno';
      await ada.logIn();
      expect(await ada.mails(3)).toHaveLength(3);
    });

    test('changing it ends all sessions except the current one', async () => {
      const ada = await member('ada');
      const elsewhere = ada.tokens;
      await ada.logIn();
      const change = (
        currentPassword: string,
        newPassword: string,
        confirmPassword = newPassword,
      ) =>
        ada.sendLoggedIn(
          `mutation ($currentPassword: String!, $newPassword: String!, $confirmPassword: String!) {
            updatePassword(currentPassword: $currentPassword, newPassword: $newPassword,
              confirmPassword: $confirmPassword) }`,
          { currentPassword, newPassword, confirmPassword },
        );
      expect(failure(await change(ada.password, 'una cosa', 'due cose'))).toContain('do not match');
      expect(failure(await change('not the password', 'nuova porta di legno'))).toBe(
        "We couldn't update the password with the provided details (INVALID)",
      );
      expect((await change(ada.password, 'nuova porta di legno')).data).toEqual({
        updatePassword: 'Successfully updated password',
      });
      expect((await ada.sendLoggedIn('{ viewer { id } }')).status).toBe(200);
      const before = { authorization: `JWT ${elsewhere?.jwt}` };
      expect((await ada.send('{ viewer { id } }', {}, before)).status).toBe(401);
      await ada.mails(2);
    });

    test('a query with a NUL character is refused, because PostgreSQL cannot read it', async () => {
      const ada = person('ada');
      const answers = [
        await ada.authenticate({ email: 'a\u0000@example.org' }),
        await ada.send('mutation { forgottenPassword(email: "a\\u{0}@example.org") }'),
        await ada.send('{ entries(slug: ["a\\u0000"]) { id } }'),
      ];
      for (const answer of answers)
        expect([answer.status, answer.errors?.[0]?.message]).toEqual([
          400,
          'The body must be JSON with a query.',
        ]);
    });

    test('are stored as argon2id, and a weaker hash is replaced at the next login', async () => {
      const ada = await member('ada');
      const stored = async () =>
        String(
          (
            await cms.control.sql(`SELECT password_hash FROM visitors WHERE email = '${ada.email}'`)
          )[0]?.password_hash,
        );
      expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      const { hash } = await import('@node-rs/argon2');
      const weak = await hash(ada.password, { memoryCost: 8192, timeCost: 1 });
      await cms.control.sql(
        `UPDATE visitors SET password_hash = '${weak}' WHERE email = '${ada.email}'`,
      );
      await ada.logIn();
      expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(failure(await ada.authenticate())).toBe('none');
    });
  });
}
