import type { TestCms } from './cms';
import type { Answer } from './postQuery';
import { failure, TestVisitor } from './TestVisitor';

const favorites = `... on User {
  favorites(limit: 1000, site: ["*"], unique: true, preferSites: ["en"]) { id siteHandle slug } }`;

/** Tests favourites, profile, export and deletion of an account, on any database. */
export function testProfiles(cms: TestCms): void {
  const member = (name?: string) => new TestVisitor(cms, name).join();

  const listOf = ({ data }: Answer) => {
    const [user] = Object.values(data ?? {}) as { favorites: { id: string; slug: string }[] }[];
    return user?.favorites.map(({ id }) => id);
  };
  const saveFavourites = (visitor: TestVisitor, ids: readonly (number | null)[]) =>
    visitor.sendLoggedIn(
      `mutation ($ids: [Int]) { updateViewer(favorites: $ids) { id ${favorites} } }`,
      {
        ids,
      },
    );
  const setFavourite = (visitor: TestVisitor, id: number | undefined, on: boolean, user?: string) =>
    visitor.sendLoggedIn(
      `mutation ($id: Int!, $on: Boolean!, $user: ID) {
        setFavorite(id: $id, isFavorite: $on, user: $user) { id ${favorites} } }`,
      { id, on, user },
    );
  const userOf = (answer: Answer) => {
    const [user] = Object.values(answer.data ?? {}) as { id: string }[];
    return { id: user?.id, list: listOf(answer) ?? [] };
  };
  /** Ids that no entry has. */
  const many = (length: number) => Array.from({ length }, (_, n) => n * 100 + 9_000_002);
  const tooMany = 'Favorites should contain at most 1000 entries. (TOO_MANY_FAVORITES)';
  const idsOf = (...nth: number[]) => nth.map((n) => Number(`${cms.ids[n]}02`));

  describe('favourites', () => {
    test('keep their order, each once, in the preferred language', async () => {
      const ada = await member();
      const [one, two, three] = idsOf(0, 1, 2);
      if (!one || !two || !three) throw new Error('The fixture has five accommodations.');
      const answer = await saveFavourites(ada, [three, one, three, null, two, one]);
      expect(listOf(answer)).toEqual([three, one, two].map(String));
      expect(JSON.stringify(answer.data)).not.toContain('"siteHandle":"it"');
      const viewer = await ada.sendLoggedIn(
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
      expect(listOf(await saveFavourites(ada, []))).toEqual([]);
    });

    test('are added and removed one by one, from several devices at the same time', async () => {
      const ada = await member();
      const [one, two, three] = idsOf(0, 1, 2);
      await saveFavourites(ada, [three ?? 0]);
      await Promise.all([one, two, three].map((id) => setFavourite(ada, id, true)));
      const { id, list } = userOf(await setFavourite(ada, three, true));
      expect(list.at(-1)).toBe(String(three));
      expect([...list].sort()).toEqual([one, two, three].map(String).sort());
      expect(userOf(await setFavourite(ada, three, false, id)).list).not.toContain(String(three));
      // Another account than that of the page.
      expect(userOf(await setFavourite(ada, three, true, 'other'))).toMatchObject({ id });
      expect(listOf(await ada.sendLoggedIn(`{ viewer { ${favorites} } }`))).toHaveLength(2);
    });

    test('are a thousand at most, also when several devices add one at the same time', async () => {
      const ada = await member();
      expect(failure(await saveFavourites(ada, many(1001)))).toBe(tooMany);
      const where = `WHERE email = '${ada.email}'`;
      await cms.control.sql(`UPDATE visitors SET favorites = '[${many(998).join()}]' ${where}`);
      const answers = await Promise.all(idsOf(0, 1, 2).map((id) => setFavourite(ada, id, true)));
      expect(answers.map(failure).sort()).toEqual([tooMany, 'none', 'none']);
      const [row] = await cms.control.sql(`SELECT favorites FROM visitors ${where}`);
      expect(String(row?.favorites).split(',')).toHaveLength(1000);
    });

    test('must be existing entries', async () => {
      const ada = await member();
      const unknown = "We couldn't find any matching entries (UNKNOWN_FAVORITE)";
      expect(failure(await saveFavourites(ada, [9_999_902]))).toBe(unknown);
      expect(failure(await saveFavourites(ada, [idsOf(4)[0] ?? 0]))).toBe(unknown);
      expect(failure(await saveFavourites(ada, [150]))).toBe(unknown);
      expect(failure(await setFavourite(ada, 150, true))).toBe(unknown);
    });

    test('that are not published are not returned, but not deleted', async () => {
      const ada = await member();
      const [one, four, five] = idsOf(0, 3, 4);
      await cms.control.sql(
        `UPDATE visitors SET favorites = '[${five},${four}]' WHERE email = '${ada.email}'`,
      );
      expect(listOf(await ada.sendLoggedIn(`{ viewer { ${favorites} } }`))).toEqual([String(four)]);
      expect(listOf(await saveFavourites(ada, [four ?? 0, one ?? 0]))).toEqual(
        [four, one].map(String),
      );
      const [row] = await cms.control.sql(
        `SELECT favorites FROM visitors WHERE email = '${ada.email}'`,
      );
      const stored: unknown =
        typeof row?.favorites === 'string' ? JSON.parse(row.favorites) : row?.favorites;
      expect(stored).toEqual([four, one, five]);
    });
  });

  describe('the profile', () => {
    const update = (visitor: TestVisitor, variables: object) =>
      visitor.sendLoggedIn(
        `mutation ($fullName: String, $email: String) {
          updateViewer(fullName: $fullName, email: $email) { fullName email } }`,
        variables,
      );
    const changeEmail = (visitor: TestVisitor, email: string, currentPassword = visitor.password) =>
      visitor.sendLoggedIn(
        `mutation ($email: String!, $currentPassword: String!) {
          changeEmail(email: $email, currentPassword: $currentPassword) }`,
        { email, currentPassword },
      );

    test('a name changes immediately, a new address after its confirmation, and the old address is notified', async () => {
      const ada = await member('ada');
      const moved = new TestVisitor(cms, 'moved');
      const answer = await update(ada, { fullName: 'Ada Poletti', email: ada.email.toUpperCase() });
      expect(answer.data).toEqual({ updateViewer: { fullName: 'Ada Poletti', email: ada.email } });
      expect((await changeEmail(ada, moved.email)).data).toEqual({ changeEmail: true });
      expect((await ada.mails(2))[0]?.links).toContain(`${cms.siteUrl}/en/login`);
      const proof = await moved.proofFromMail('verify-email');
      expect(failure(await moved.setPassword(proof, 'nuova porta di legno'))).toContain('INVALID');
      expect(failure(await moved.activate(proof))).toBe('none');
      expect((await ada.sendLoggedIn('{ viewer { email } }')).data).toEqual({
        viewer: { email: moved.email },
      });
      expect(failure(await ada.authenticate())).toContain('INVALID');
      moved.password = ada.password;
      await moved.logIn();
    });

    test('the address of another account is not assigned, and the answer does not reveal it', async () => {
      const [ada, eva] = [await member('ada'), await member('eva')];
      expect((await changeEmail(ada, eva.email)).data).toEqual({ changeEmail: true });
      const [mail] = await eva.mails(2);
      expect(mail?.links.join(' ')).not.toContain('code=');
    });

    test('a new address gets at most three mails per hour, even if many accounts request them', async () => {
      const victim = new TestVisitor(cms, 'victim');
      const statuses: number[] = [];
      for (const name of ['ada', 'eva', 'ugo', 'leo'])
        statuses.push((await changeEmail(await member(name), victim.email)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    });

    test('a registration of the new address that was never activated does not block it', async () => {
      const [ada, moved] = [await member('ada'), new TestVisitor(cms, 'moved')];
      await new TestVisitor(cms, 'stranger').register({ email: moved.email });
      const waiting = await moved.proofFromMail('verify-email');
      expect((await changeEmail(ada, moved.email)).data).toEqual({ changeEmail: true });
      const proof = await moved.proofFromMail('verify-email', 2);
      expect(failure(await moved.activate(proof))).toBe('none');
      expect((await ada.sendLoggedIn('{ viewer { email } }')).data).toEqual({
        viewer: { email: moved.email },
      });
      expect(failure(await moved.activate(waiting))).toContain('INVALID');
      expect(await cms.control.count('visitor_codes', `visitor = '${waiting.id}'`)).toBe(0);
    });

    test('a code for a new password in the old mailbox ends with the change of the address', async () => {
      const [ada, moved] = [await member('ada'), new TestVisitor(cms, 'moved')];
      await ada.requestMail('forgottenPassword', ada.email);
      const old = await ada.proofFromMail('set-password', 2);
      await changeEmail(ada, moved.email);
      const proof = await moved.proofFromMail('verify-email');
      expect(failure(await moved.activate(proof))).toBe('none');
      expect(failure(await ada.setPassword(old, 'nuova porta di legno'))).toContain('INVALID');
    });

    test('a pending change of the address is cancelled if the password changes', async () => {
      const [ada, thief] = [await member('ada'), new TestVisitor(cms, 'thief')];
      await changeEmail(ada, thief.email);
      const proof = await thief.proofFromMail('verify-email');
      const changed = await ada.sendLoggedIn(
        `mutation ($old: String!, $new: String!) {
          updatePassword(currentPassword: $old, newPassword: $new, confirmPassword: $new) }`,
        { old: ada.password, new: 'nuova porta di legno' },
      );
      expect(failure(changed)).toBe('none');
      expect(failure(await thief.activate(proof))).toBe('Cannot validate request (INVALID)');
    });

    test('a stolen session cannot change the address: that needs the password, and guessing is limited', async () => {
      const [ada, thief] = [await member('ada'), new TestVisitor(cms, 'thief')];
      const without = await update(ada, { email: thief.email, fullName: 'Eva' });
      expect(failure(without)).toBe(
        'A new email address needs the current password (PASSWORD_NEEDED)',
      );
      for (let n = 0; n < 5; n += 1)
        expect(failure(await changeEmail(ada, thief.email, `guess ${n}`))).toContain('(INVALID)');
      expect((await changeEmail(ada, thief.email)).status).toBe(429);
      expect((await ada.sendLoggedIn('{ viewer { fullName email } }')).data).toEqual({
        viewer: { fullName: ada.fullName, email: ada.email },
      });
      expect(await cms.control.count('visitor_codes', `email = '${thief.email}'`)).toBe(0);
      // Attempts are counted per session, so the owner can still change it from another session.
      await ada.logIn();
      expect(failure(await changeEmail(ada, thief.email))).toBe('none');
    });

    test('empty values leave the profile unchanged', async () => {
      const ada = await member('ada');
      expect((await update(ada, { fullName: '', email: null })).data).toEqual({
        updateViewer: { fullName: ada.fullName, email: ada.email },
      });
    });
  });

  describe('export and deletion', () => {
    const remove = (visitor: TestVisitor, password: string, confirmPassword = password) =>
      visitor.sendLoggedIn(
        `mutation ($password: String!, $confirmPassword: String!) {
          deleteAccount(password: $password, confirmPassword: $confirmPassword) }`,
        { password, confirmPassword },
      );

    test('the export contains all stored data and no secrets', async () => {
      const ada = await member('ada');
      await saveFavourites(ada, idsOf(1));
      const { data } = await ada.sendLoggedIn('{ accountExport }', {}, { 'user-agent': 'none' });
      const text = String(data?.accountExport);
      expect(JSON.parse(text)).toMatchObject({
        account: {
          email: ada.email,
          fullName: ada.fullName,
          preferredLanguage: 'en',
          lastUsedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
          warnedOfDeletionAt: null,
        },
        privacy: { versionSha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
        favorites: idsOf(1).map(String),
        sessions: [{ device: '' }],
      });
      expect(text).not.toMatch(/argon2|salt|hash"|token/i);
    });

    test('deletion needs the password, removes all data and sends a last mail', async () => {
      const ada = await member('ada');
      await ada.requestMail('forgottenPassword');
      const { id } = await ada.proofFromMail('set-password', 2);
      expect(failure(await remove(ada, 'not the password'))).toContain("couldn't log you in");
      expect(failure(await remove(ada, ada.password, 'other'))).toContain('do not match');
      expect(await cms.control.count('visitors', `uid = '${id}'`)).toBe(1);
      expect((await remove(ada, ada.password)).data).toEqual({
        deleteAccount: 'Successfully deleted account',
      });
      expect(await cms.control.count('visitors', `uid = '${id}'`)).toBe(0);
      expect(await cms.control.count('visitor_sessions', `visitor = '${id}'`)).toBe(0);
      expect(await cms.control.count('visitor_codes', `visitor = '${id}'`)).toBe(0);
      expect((await ada.sendLoggedIn('{ viewer { id } }')).status).toBe(401);
      expect(await ada.mails(3)).toHaveLength(3);
    });
  });
}
