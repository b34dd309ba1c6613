import type { TestCms } from './cms';
import { failure, TestVisitor } from './TestVisitor';

/** Tests links that show favourites to others, on any database. */
export function testSharing(cms: TestCms): void {
  const member = (name?: string) => new TestVisitor(cms, name).join();
  const idsOf = (...nth: number[]) => nth.map((n) => `${cms.ids[n]}02`);
  const save = (visitor: TestVisitor, ids: string[]) =>
    visitor.sendLoggedIn('mutation ($ids: [Int]) { updateViewer(favorites: $ids) { id } }', {
      ids: ids.map(Number),
    });
  const share = async (visitor: TestVisitor) => {
    const { data } = await visitor.sendLoggedIn(
      'mutation { shareFavorites { token madeAt expiresAt } }',
    );
    return data?.shareFavorites as { token: string; madeAt: string; expiresAt: string };
  };
  const shown = async (token: string) => {
    const friend = new TestVisitor(cms, 'friend');
    const { data } = await friend.send(
      'query ($token: String!) { sharedFavorites(token: $token) }',
      {
        token,
      },
    );
    return data?.sharedFavorites;
  };
  const rowsOf = (id: string) => cms.control.count('visitor_lists', `visitor = '${id}'`);
  const idOf = async (visitor: TestVisitor) => {
    const { data } = await visitor.sendLoggedIn('{ viewer { id } }');
    return (data?.viewer as { id: string }).id;
  };

  describe('a shared list', () => {
    test('shows the current favourites to anyone with its link, without the owner’s name', async () => {
      const ada = await member('ada');
      await save(ada, idsOf(1));
      expect((await ada.sendLoggedIn('{ sharedList { token } }')).data).toEqual({
        sharedList: null,
      });
      const { token, madeAt, expiresAt } = await share(ada);
      expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(Date.parse(expiresAt) - Date.parse(madeAt)).toBe(90 * 86_400_000);
      expect(await shown(token)).toEqual(idsOf(1));
      await save(ada, idsOf(1, 0));
      expect(await shown(token)).toEqual(idsOf(1, 0));
      expect((await ada.sendLoggedIn('{ sharedList { token } }')).data).toEqual({
        sharedList: { token },
      });
    });

    test('ends immediately when it is stopped or when another link is created', async () => {
      const ada = await member('ada');
      const first = await share(ada);
      const second = await share(ada);
      expect(second.token).not.toBe(first.token);
      expect(await shown(first.token)).toBeNull();
      expect(await shown(second.token)).toEqual([]);
      const stop = () => ada.sendLoggedIn('mutation { stopSharingFavorites }');
      expect((await stop()).data).toEqual({ stopSharingFavorites: true });
      expect(await shown(second.token)).toBeNull();
      expect((await stop()).data).toEqual({ stopSharingFavorites: false });
    });

    test('can be created and ended only by the owner', async () => {
      const stranger = new TestVisitor(cms, 'stranger');
      for (const query of [
        '{ sharedList { token } }',
        'mutation { shareFavorites { token } }',
        'mutation { stopSharingFavorites }',
      ])
        expect(failure(await stranger.send(query))).toContain('Invalid Authorization Header');
      expect(await shown('x'.repeat(43))).toBeNull();
    });

    test('is stored as a hash, and is deleted after its lifetime', async () => {
      const ada = await member('ada');
      const id = await idOf(ada);
      const { token, expiresAt } = await share(ada);
      const rows = await cms.control.sql(`SELECT * FROM visitor_lists WHERE visitor = '${id}'`);
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(token);
      await cms.control.sql(
        `UPDATE visitor_lists SET expires_at = ${Date.now() - 1} WHERE visitor = '${id}'`,
      );
      expect(await shown(token)).toBeNull();
      expect((await ada.sendLoggedIn('{ sharedList { token } }')).data).toEqual({
        sharedList: null,
      });
      await cms.control.purge(Date.parse(expiresAt));
      expect(await rowsOf(id)).toBe(0);
    });

    test('is exported without its secret, and deleted with the account', async () => {
      const ada = await member('ada');
      const id = await idOf(ada);
      const { token } = await share(ada);
      const { data } = await ada.sendLoggedIn('{ accountExport }');
      expect(JSON.parse(String(data?.accountExport))).toMatchObject({
        sharedList: { madeAt: expect.any(String) as string, endsAt: expect.any(String) as string },
      });
      expect(String(data?.accountExport)).not.toContain(token);
      await ada.sendLoggedIn(
        `mutation ($password: String!) {
          deleteAccount(password: $password, confirmPassword: $password) }`,
        { password: ada.password },
      );
      expect(await rowsOf(id)).toBe(0);
      expect(await shown(token)).toBeNull();
    });
  });
}
