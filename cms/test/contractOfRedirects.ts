import { z } from 'zod';
import type { TestCms } from './cms';

const failure = z.object({
  errors: z.array(
    z.object({ data: z.object({ errors: z.array(z.object({ message: z.string() })) }).optional() }),
  ),
});
const stored = z.object({
  doc: z.looseObject({ id: z.number(), from: z.string(), target: z.string().nullish() }),
});
const message = z.object({ changes: z.array(z.looseObject({ id: z.string() })) });

/** Tests the redirects that editors write, on any database. */
export function testRedirects(cms: TestCms): void {
  describe('redirects', () => {
    let token = '';
    let entryId = 0;

    beforeAll(async () => {
      token = await cms.control.staff('administrator');
      [, entryId = 0] = cms.ids;
    });

    const save = (body: object, language: 'it' | 'en' = 'en') =>
      cms.control.rest('/redirects', { method: 'POST', token, body, language });
    const create = async (body: object) => {
      const { status, text } = await save(body);
      expect([status, text]).toEqual([201, text]);
      return stored.parse(JSON.parse(text)).doc;
    };
    const refusal = async (body: object, language: 'it' | 'en' = 'en') => {
      const { status, text } = await save(body, language);
      expect(status).toBe(400);
      const [error] = failure.parse(JSON.parse(text)).errors;
      return error?.data?.errors.map((one) => one.message).join(' ');
    };
    const toAddress = (from: string, target: string) => ({ from, kind: 'address', target });
    const leadsTo = async (address: string): Promise<unknown> => {
      const { data } = await cms.query(
        'query ($address: String!) { redirect(address: $address) }',
        {
          address,
        },
      );
      return data?.redirect;
    };

    test('an old address leads to an entry in the chosen language, and follows it', async () => {
      const entry = { relationTo: 'accommodations', value: entryId };
      await create({ from: '/alloggi.html', kind: 'entry', entry, site: 'it' });
      await create({ from: '/english/rooms.html', kind: 'entry', entry, site: 'en' });
      expect(await leadsTo('/alloggi.html')).toMatch(/\/alloggi\/two-it$/);
      expect(await leadsTo('/english/rooms.html')).toMatch(/\/en\/accommodations\/two-en$/);
      await cms.edit('move', String(entryId), 'two-moved');
      expect(await leadsTo('/alloggi.html')).toMatch(/\/alloggi\/two-moved$/);
      await cms.edit('unpublish', String(entryId));
      expect(await leadsTo('/alloggi.html')).toBeNull();
      await cms.edit('publish', String(entryId));
      await cms.edit('move', String(entryId), 'two-it');
    });

    test('all spellings of an address are the same, but a query is not', async () => {
      const { from } = await create(toAddress('/it/caffè%2Dbar/', 'https://example.org/a%20b'));
      expect(from).toBe('/caff%C3%A8-bar');
      for (const address of ['/caffè-bar', '/it/caff%c3%a8-bar/', '/caff%C3%A8-bar?utm_source=x'])
        expect(await leadsTo(address)).toBe('https://example.org/a%20b');
      await create(toAddress('/index.php?b=2&a=1', '/alloggi'));
      await create(toAddress('/index.php', '/servizi'));
      expect(await leadsTo('/index.php?a=1&b=2')).toBe('/alloggi');
      expect(await leadsTo('/index.php?a=1&b=3')).toBe('/servizi');
      for (const address of ['/other', '', 'index.php', '//index.php', `/${'x'.repeat(600)}`])
        expect(await leadsTo(address)).toBeNull();
    });

    test.each([
      ['https://old.example.org/a', '/b', /only the part after the name/],
      ['//old.example.org/a', '/b', /only the part after the name/],
      ['a.html', '/b', /starts with a single slash/],
      ['/a b', '/b', /starts with a single slash/],
      ['/a#b', '/b', /starts with a single slash/],
      ['/a\\b', '/b', /starts with a single slash/],
      ['/a?b=1', '/b', /only after a file such as/],
      ['/', '/b', /already has a page/],
      ['/alloggi', '/b', /fixed page/],
      ['/en/accommodations', '/b', /fixed page/],
      ['/it/login/', '/b', /fixed page/],
      ['/media/a.jpg', '/b', /fixed page/],
      ['/alloggi/one-it', '/b', /already has a page/],
      ['/en/accommodations/one-en', '/b', /already has a page/],
      ['/x.html', 'http://example.org', /starts with https/],
      ['/x.html', 'javascript:alert(1)', /starts with https/],
      ['/x.html', '//example.org', /starts with https/],
      ['/x.html', '/\\example.org', /starts with https/],
      ['/x.html', 'https://me:secret@example.org', /starts with https/],
      ['/x.html', '/page#part', /single slash and without spaces and without #/],
      ['/x.html', '/it/x.html', /lead to itself/],
    ])('from %s to %s is refused', async (from, target, why) => {
      expect(await refusal(toAddress(from, target))).toMatch(why);
    });

    test('a redirect without a target, or to an entry that does not exist, is refused', async () => {
      expect(await refusal({ from: '/y.html', kind: 'address' })).toMatch(/Enter an address/);
      const noEntry = { from: '/y.html', kind: 'entry', site: 'it' };
      expect((await save(noEntry)).status).toBe(400);
      const entry = { relationTo: 'news', value: 2_000_000_000 };
      expect((await save({ ...noEntry, entry })).status).toBe(400);
    });

    test('an address redirects once, without loops and chains, in the language of the editor', async () => {
      await create(toAddress('/first.html', '/second'));
      expect(await refusal(toAddress('/first.html', '/b'), 'it')).toMatch(/C’è già/);
      const loop = await refusal(toAddress('/second', '/first.html'), 'it');
      expect(loop).toContain('Un altro reindirizzamento porta a questo indirizzo');
      expect(loop).toContain('Anche questo indirizzo è reindirizzato');
      expect(await refusal(toAddress('/third', '/it/first.html/'))).toMatch(/redirected too/);
    });

    test('a query, a fragment and other spellings of the address of the site hide no loop and no chain', async () => {
      const own = cms.siteUrl.replace('http:', 'HTTP:');
      for (const target of ['/z.html?a=1', `${own}/z.html`, `${own}/it/z.html?a=1`])
        expect(await refusal(toAddress('/z.html', target))).toMatch(/lead to itself/);
      await create(toAddress('/chain.php', '/second'));
      expect(await refusal(toAddress('/z.html', '/chain.php?a=1'))).toMatch(/redirected too/);
      await create(toAddress('/z.html', '/old.php?a=1'));
      expect(await refusal(toAddress('/old.php', '/b'))).toMatch(/Another redirect leads/);
      await create(toAddress('/x.asp', '/ex-caffè'));
      expect(await refusal(toAddress('/ex-caff%C3%A8', '/b'))).toMatch(/Another redirect leads/);
      await create(toAddress('/y.asp', '/list.asp?b=2&a=1'));
      expect(await refusal(toAddress('/list.asp?a=1&b=2', '/b'))).toMatch(/Another redirect leads/);
      // A redirect of one query leaves the file without it alone.
      await create(toAddress('/old.php?b=1', '/old.php?a=1'));
    });

    test('the former address of an entry is refused', async () => {
      await cms.edit('move', String(entryId), 'two-elsewhere');
      expect(await refusal(toAddress('/alloggi/two-it', '/b'))).toMatch(/former address/);
      await cms.edit('move', String(entryId), 'two-it');
    });

    test('the site is notified of the addresses when a redirect is written, changed and deleted', async () => {
      const { id } = await create(toAddress('/en/old-rooms', '/en/accommodations'));
      /** The next changes of this redirect; those of the tests before may still arrive. */
      const changes = async () => {
        for (;;) {
          const sent = (await cms.waitForHooks()).flatMap(
            ({ body }) => message.parse(JSON.parse(body)).changes,
          );
          cms.hooks.length = 0;
          const own = sent.filter((change) => change.id === String(id));
          if (own.length > 0) return own;
        }
      };
      const change = { kind: 'entry', section: 'redirects', id: String(id) };
      expect(await changes()).toEqual([{ ...change, uris: { it: [], en: ['old-rooms'] } }]);
      const moved = { method: 'PATCH', token, body: { from: '/vecchie-stanze' } };
      expect((await cms.control.rest(`/redirects/${id}`, moved)).status).toBe(200);
      expect(await changes()).toEqual([
        { ...change, uris: { it: ['vecchie-stanze'], en: ['old-rooms'] } },
      ]);
      expect(await leadsTo('/en/old-rooms')).toBeNull();
      await cms.control.rest(`/redirects/${id}`, { method: 'DELETE', token });
      expect(await changes()).toEqual([{ ...change, uris: { it: ['vecchie-stanze'], en: [] } }]);
      expect(await leadsTo('/vecchie-stanze')).toBeNull();
    });
  });
}
