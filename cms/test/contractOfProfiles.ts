import type { TestCms } from './cms';
import { type Answer, failure, Person } from './Person';

const favorites = `... on User {
  favorites(limit: 1000, site: ["*"], unique: true, preferSites: ["en"]) { id siteHandle slug } }`;

/** What is done with an account once it is there, whatever the database. */
export function testProfiles(cms: TestCms): void {
  const member = (name?: string) => new Person(cms, name).join();

  const listOf = ({ data }: Answer) => {
    const [user] = Object.values(data ?? {}) as { favorites: { id: string; slug: string }[] }[];
    return user?.favorites.map(({ id }) => id);
  };
  const keep = (who: Person, ids: readonly (number | null)[]) =>
    who.askIn(`mutation ($ids: [Int]) { updateViewer(favorites: $ids) { id ${favorites} } }`, {
      ids,
    });
  const idsOf = (...nth: number[]) => nth.map((n) => Number(`${cms.ids[n]}02`));

  describe('favourites', () => {
    test('keep their order, once each, in the preferred language', async () => {
      const ada = await member();
      const [one, two, three] = idsOf(0, 1, 2);
      if (!one || !two || !three) throw new Error('The fixture has five accommodations.');
      const answer = await keep(ada, [three, one, three, null, two, one]);
      expect(listOf(answer)).toEqual([three, one, two].map(String));
      expect(JSON.stringify(answer.data)).not.toContain('"siteHandle":"it"');
      const viewer = await ada.askIn(
        '{ viewer { ... on User { favorites(limit: 2) { id siteHandle } } } }',
      );
      expect(viewer.data).toEqual({
        viewer: {
          favorites: [
            { id: String(three), siteHandle: 'it' },
            { id: String(one), siteHandle: 'it' },
          ],
        },
      });
      expect(listOf(await keep(ada, []))).toEqual([]);
    });

    test('are entries that exist, a thousand at most', async () => {
      const ada = await member();
      const unknown = "We couldn't find any matching entries (UNKNOWN_FAVORITE)";
      expect(failure(await keep(ada, [9_999_902]))).toBe(unknown);
      expect(failure(await keep(ada, [idsOf(4)[0] ?? 0]))).toBe(unknown);
      expect(failure(await keep(ada, [150]))).toBe(unknown);
      const many = Array.from({ length: 1001 }, (_, n) => n * 100 + 102);
      expect(failure(await keep(ada, many))).toContain('(TOO_MANY_FAVORITES)');
    });

    test('that are not published are not shown, and not lost', async () => {
      const ada = await member();
      const [one, four, five] = idsOf(0, 3, 4);
      await cms.keeper.sql(
        `UPDATE visitors SET favorites = '[${five},${four}]' WHERE email = '${ada.email}'`,
      );
      expect(listOf(await ada.askIn(`{ viewer { ${favorites} } }`))).toEqual([String(four)]);
      expect(listOf(await keep(ada, [four ?? 0, one ?? 0]))).toEqual([four, one].map(String));
      const [row] = await cms.keeper.sql(
        `SELECT favorites FROM visitors WHERE email = '${ada.email}'`,
      );
      const stored: unknown =
        typeof row?.favorites === 'string' ? JSON.parse(row.favorites) : row?.favorites;
      expect(stored).toEqual([four, one, five]);
    });
  });

  describe('the profile', () => {
    const update = (who: Person, variables: object) =>
      who.askIn(
        `mutation ($fullName: String, $email: String) {
          updateViewer(fullName: $fullName, email: $email) { fullName email } }`,
        variables,
      );
    const changeEmail = (who: Person, email: string, currentPassword = who.password) =>
      who.askIn(
        `mutation ($email: String!, $currentPassword: String!) {
          changeEmail(email: $email, currentPassword: $currentPassword) }`,
        { email, currentPassword },
      );

    test('a name changes at once; a new address once it is confirmed, and the old one is told', async () => {
      const ada = await member('ada');
      const moved = new Person(cms, 'moved');
      const answer = await update(ada, { fullName: 'Ada Poletti', email: ada.email.toUpperCase() });
      expect(answer.data).toEqual({ updateViewer: { fullName: 'Ada Poletti', email: ada.email } });
      expect((await changeEmail(ada, moved.email)).data).toEqual({ changeEmail: true });
      expect(await ada.mails(2)).toHaveLength(2);
      const proof = await moved.proof('verify-email');
      expect(failure(await moved.setPassword(proof, 'nuova porta di legno'))).toContain('INVALID');
      expect(failure(await moved.activate(proof))).toBe('none');
      expect((await ada.askIn('{ viewer { email } }')).data).toEqual({
        viewer: { email: moved.email },
      });
      expect(failure(await ada.authenticate())).toContain('INVALID');
      moved.password = ada.password;
      await moved.logIn();
    });

    test('an address that has an account is not taken, and nobody learns of it', async () => {
      const [ada, eva] = [await member('ada'), await member('eva')];
      expect((await changeEmail(ada, eva.email)).data).toEqual({ changeEmail: true });
      const [mail] = await eva.mails(2);
      expect(mail?.links.join(' ')).not.toContain('code=');
    });

    test('a move that is not confirmed ends when the password is changed', async () => {
      const [ada, thief] = [await member('ada'), new Person(cms, 'thief')];
      await changeEmail(ada, thief.email);
      const proof = await thief.proof('verify-email');
      const changed = await ada.askIn(
        `mutation ($old: String!, $new: String!) {
          updatePassword(currentPassword: $old, newPassword: $new, confirmPassword: $new) }`,
        { old: ada.password, new: 'nuova porta di legno' },
      );
      expect(failure(changed)).toBe('none');
      expect(failure(await thief.activate(proof))).toBe('Cannot validate request (INVALID)');
    });

    test('a stolen session moves no account: a new address needs the password, which is not guessed', async () => {
      const [ada, thief] = [await member('ada'), new Person(cms, 'thief')];
      const without = await update(ada, { email: thief.email, fullName: 'Eva' });
      expect(failure(without)).toBe(
        'A new email address needs the current password (PASSWORD_NEEDED)',
      );
      for (let n = 0; n < 5; n += 1)
        expect(failure(await changeEmail(ada, thief.email, `guess ${n}`))).toContain('(INVALID)');
      expect((await changeEmail(ada, thief.email)).status).toBe(429);
      expect((await ada.askIn('{ viewer { fullName email } }')).data).toEqual({
        viewer: { fullName: ada.fullName, email: ada.email },
      });
      expect(await cms.keeper.count('visitor_codes', `email = '${thief.email}'`)).toBe(0);
      // Counted by session: the owner still changes it from theirs.
      await ada.logIn();
      expect(failure(await changeEmail(ada, thief.email))).toBe('none');
    });

    test('what is empty stays as it is', async () => {
      const ada = await member('ada');
      expect((await update(ada, { fullName: '', email: null })).data).toEqual({
        updateViewer: { fullName: ada.fullName, email: ada.email },
      });
    });
  });

  describe('an account’s end', () => {
    const remove = (who: Person, password: string, confirmPassword = password) =>
      who.askIn(
        `mutation ($password: String!, $confirmPassword: String!) {
          deleteAccount(password: $password, confirmPassword: $confirmPassword) }`,
        { password, confirmPassword },
      );

    test('the export tells all that is kept and no secret', async () => {
      const ada = await member('ada');
      await keep(ada, idsOf(1));
      const { data } = await ada.askIn('{ accountExport }', {}, { 'user-agent': 'none' });
      const text = String(data?.accountExport);
      expect(JSON.parse(text)).toMatchObject({
        account: { email: ada.email, fullName: ada.fullName, preferredLanguage: 'en' },
        privacy: { versionSha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
        favorites: idsOf(1).map(String),
        sessions: [{ device: '' }],
      });
      expect(text).not.toMatch(/argon2|salt|hash"|token/i);
    });

    test('it needs the password; then nothing is left, and a last mail says so', async () => {
      const ada = await member('ada');
      await ada.askFor('forgottenPassword');
      const { id } = await ada.proof('set-password', 2);
      expect(failure(await remove(ada, 'not the password'))).toContain("couldn't log you in");
      expect(failure(await remove(ada, ada.password, 'other'))).toContain('do not match');
      expect(await cms.keeper.count('visitors', `uid = '${id}'`)).toBe(1);
      expect((await remove(ada, ada.password)).data).toEqual({
        deleteAccount: 'Successfully deleted account',
      });
      expect(await cms.keeper.count('visitors', `uid = '${id}'`)).toBe(0);
      expect(await cms.keeper.count('visitor_sessions', `visitor = '${id}'`)).toBe(0);
      expect(await cms.keeper.count('visitor_codes', `visitor = '${id}'`)).toBe(0);
      expect((await ada.askIn('{ viewer { id } }')).status).toBe(401);
      expect(await ada.mails(3)).toHaveLength(3);
    });
  });
}
