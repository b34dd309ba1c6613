import type { TestCms } from './cms';
import { failure, Person } from './Person';

/** Links under which favourites are shown to others, whatever the database. */
export function testSharing(cms: TestCms): void {
  const member = (name?: string) => new Person(cms, name).join();
  const idsOf = (...nth: number[]) => nth.map((n) => `${cms.ids[n]}02`);
  const save = (who: Person, ids: string[]) =>
    who.askIn('mutation ($ids: [Int]) { updateViewer(favorites: $ids) { id } }', {
      ids: ids.map(Number),
    });
  const share = async (who: Person) => {
    const { data } = await who.askIn('mutation { shareFavorites { token madeAt expiresAt } }');
    return data?.shareFavorites as { token: string; madeAt: string; expiresAt: string };
  };
  const shown = async (token: string) => {
    const friend = new Person(cms, 'friend');
    const { data } = await friend.ask(
      'query ($token: String!) { sharedFavorites(token: $token) }',
      {
        token,
      },
    );
    return data?.sharedFavorites;
  };
  const rowsOf = (id: string) => cms.keeper.count('visitor_lists', `visitor = '${id}'`);
  const idOf = async (who: Person) => {
    const { data } = await who.askIn('{ viewer { id } }');
    return (data?.viewer as { id: string }).id;
  };

  describe('a shared list', () => {
    test('shows the favourites of the moment to whoever has its link, and not whose they are', async () => {
      const ada = await member('ada');
      await save(ada, idsOf(1));
      expect((await ada.askIn('{ sharedList { token } }')).data).toEqual({ sharedList: null });
      const { token, madeAt, expiresAt } = await share(ada);
      expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(Date.parse(expiresAt) - Date.parse(madeAt)).toBe(90 * 86_400_000);
      expect(await shown(token)).toEqual(idsOf(1));
      await save(ada, idsOf(1, 0));
      expect(await shown(token)).toEqual(idsOf(1, 0));
      expect((await ada.askIn('{ sharedList { token } }')).data).toEqual({ sharedList: { token } });
    });

    test('ends at once, and when another link is made', async () => {
      const ada = await member('ada');
      const first = await share(ada);
      const second = await share(ada);
      expect(second.token).not.toBe(first.token);
      expect(await shown(first.token)).toBeNull();
      expect(await shown(second.token)).toEqual([]);
      const stop = () => ada.askIn('mutation { stopSharingFavorites }');
      expect((await stop()).data).toEqual({ stopSharingFavorites: true });
      expect(await shown(second.token)).toBeNull();
      expect((await stop()).data).toEqual({ stopSharingFavorites: false });
    });

    test('is for the owner to make and to end', async () => {
      const stranger = new Person(cms, 'stranger');
      for (const query of [
        '{ sharedList { token } }',
        'mutation { shareFavorites { token } }',
        'mutation { stopSharingFavorites }',
      ])
        expect(failure(await stranger.ask(query))).toContain('Invalid Authorization Header');
      expect(await shown('x'.repeat(43))).toBeNull();
    });

    test('is kept as a hash, and goes after its time', async () => {
      const ada = await member('ada');
      const id = await idOf(ada);
      const { token, expiresAt } = await share(ada);
      const rows = await cms.keeper.sql(`SELECT * FROM visitor_lists WHERE visitor = '${id}'`);
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(token);
      await cms.keeper.sql(
        `UPDATE visitor_lists SET expires_at = ${Date.now() - 1} WHERE visitor = '${id}'`,
      );
      expect(await shown(token)).toBeNull();
      expect((await ada.askIn('{ sharedList { token } }')).data).toEqual({ sharedList: null });
      await cms.keeper.purge(Date.parse(expiresAt));
      expect(await rowsOf(id)).toBe(0);
    });

    test('is in the export without its secret, and gone with the account', async () => {
      const ada = await member('ada');
      const id = await idOf(ada);
      const { token } = await share(ada);
      const { data } = await ada.askIn('{ accountExport }');
      expect(JSON.parse(String(data?.accountExport))).toMatchObject({
        sharedList: { madeAt: expect.any(String) as string, endsAt: expect.any(String) as string },
      });
      expect(String(data?.accountExport)).not.toContain(token);
      await ada.askIn(
        `mutation ($password: String!) {
          deleteAccount(password: $password, confirmPassword: $password) }`,
        { password: ada.password },
      );
      expect(await rowsOf(id)).toBe(0);
      expect(await shown(token)).toBeNull();
    });

    test('is not to be found by guessing', async () => {
      const guesser = new Person(cms, 'guesser');
      const query = 'query ($token: String!) { sharedFavorites(token: $token) }';
      const answers = await Promise.all(
        Array.from({ length: 305 }, (_, n) =>
          guesser.ask(query, { token: String(n).padEnd(43, 'x') }),
        ),
      );
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    });
  });
}
