import { z } from 'zod';
import type { TestCms } from './cms';
import { cpuWaitMs } from './cpuTimes';

const answer = z.object({
  state: z.string().optional(),
  plan: z.string().default(''),
  summary: z.string().optional(),
  lines: z
    .array(
      z.object({
        line: z.number(),
        kind: z.string(),
        name: z.string(),
        detail: z.string(),
        id: z.number().optional(),
      }),
    )
    .default([]),
  errors: z.array(z.object({ message: z.string() })).optional(),
});
const stored = z.object({ docs: z.array(z.looseObject({ id: z.number(), from: z.string() })) });

const table = (...rows: string[]): string => ['from;to', ...rows].join('\n');

/**
 * Tests the table of redirects (CSV) in the admin, on any database.
 *
 * @param longestImportMs how long the check and the import of the longest table may take
 */
export function testRedirectTables(cms: TestCms, longestImportMs = Infinity): void {
  describe('a table of redirects', () => {
    let token = '';

    beforeAll(async () => {
      token = await cms.control.staff('administrator');
    });

    const request = (method: string, parameters = '', body?: string, language = 'en') =>
      fetch(`${cms.url}/cms-api/csv/redirects${parameters}`, {
        method,
        headers: { authorization: `JWT ${token}`, 'accept-language': language },
        ...(body !== undefined && { body }),
      });
    const check = async (body: string, language = 'en') =>
      answer.parse(await (await request('POST', '', body, language)).json());
    const write = async (body: string, plan: string) =>
      answer.parse(await (await request('POST', `?plan=${plan}`, body)).json());
    const importTable = async (body: string) => write(body, (await check(body)).plan);
    const redirects = async () => {
      const { text } = await cms.control.rest('/redirects?depth=0&limit=200&sort=from', { token });
      return stored.parse(JSON.parse(text)).docs;
    };
    const leadsTo = async (address: string): Promise<unknown> => {
      const { data } = await cms.query('query ($to: String!) { redirect(address: $to) }', {
        to: address,
      });
      return data?.redirect;
    };

    test('a check reports each row, and writes nothing', async () => {
      const before = await redirects();
      const { state, lines, summary } = await check(
        table(
          'https://old.example.org/tabella/uno.html;/alloggi/one-it',
          '/tabella/due.html;https://example.org/due',
          '/alloggi/one-it;/servizi',
          '/tabella/tre.html;',
          ';/servizi',
          '/tabella/quattro.html;ftp://example.org',
          '/it/tabella/due.html/;/servizi',
        ),
        'it',
      );
      expect(state).toBe('checked');
      expect(lines).toMatchObject([
        { line: 2, kind: 'created', detail: '' },
        { line: 3, kind: 'created', name: '/tabella/due.html' },
        {
          line: 4,
          kind: 'fault',
          detail: expect.stringMatching(/^from: .*già una pagina/) as string,
        },
        { line: 5, kind: 'fault', detail: 'to: Scrivi un indirizzo.' },
        { line: 6, kind: 'fault', detail: 'from: Scrivi un indirizzo.' },
        { line: 7, kind: 'fault', detail: expect.stringMatching(/^to: .*https/) as string },
        { line: 8, kind: 'fault', detail: 'from: È lo stesso indirizzo della riga 3.' },
      ]);
      expect(summary).toBe('2 nuovi, 0 cambiati, 0 invariati, 5 con errori.');
      expect(await redirects()).toEqual(before);
    });

    test('the address of an entry becomes a redirect that follows the entry', async () => {
      const written = await importTable(
        table('https://old.example.org/camera.php?id=1;/alloggi/one-it', '/news.asp;/notizie'),
      );
      expect(written).toMatchObject({
        state: 'written',
        summary: '2 new, 0 changed, 0 unchanged, 0 with faults.',
      });
      const own = (await redirects()).find(({ id }) => id === written.lines[0]?.id);
      expect(own).toMatchObject({ from: '/camera.php?id=1', kind: 'entry', site: 'it' });
      expect(await leadsTo('/news.asp')).toBe('/notizie');
      const id = String(cms.ids[0]);
      await cms.edit('move', id, 'one-moved');
      expect(await leadsTo('/camera.php?id=1')).toMatch(/\/alloggi\/one-moved$/);
      await cms.edit('move', id, 'one-it');
    });

    test('an import notifies the site, and an old address that exists leads elsewhere', async () => {
      await importTable(table('/tabella/cinque;/servizi'));
      await cms.waitForHooks();
      cms.hooks.length = 0;
      const written = await importTable(table('/tabella/cinque;/eventi'));
      expect(written.lines).toMatchObject([{ kind: 'changed', detail: 'to' }]);
      expect(await leadsTo('/tabella/cinque')).toBe('/eventi');
      const [hook] = await cms.waitForHooks();
      expect(hook?.body).toContain('tabella/cinque');
    });

    test('rows that redirect to each other are faults, with the line of the other', async () => {
      const { lines } = await check(
        table('/primo.html;/secondo', '/secondo;/terzo', '/terzo;/servizi', '/quarto;/quarto'),
      );
      expect(lines.map(({ kind, detail }) => [kind, detail])).toEqual([
        ['fault', 'to: This address is redirected too, on line 3: enter the one that it leads to.'],
        ['fault', 'to: This address is redirected too, on line 4: enter the one that it leads to.'],
        ['created', ''],
        ['fault', 'to: This address would lead to itself.'],
      ]);
    });

    test('an export is a table that changes nothing', async () => {
      const response = await request('GET');
      expect(response.headers.get('content-disposition')).toMatch(
        /^attachment; filename="redirects-\d{4}-\d\d-\d\d\.csv"$/,
      );
      const text = await response.text();
      expect(text).toContain('/camera.php?id=1;/alloggi/one-it\r\n');
      const { lines } = await check(text);
      expect(lines.length).toBeGreaterThan(3);
      expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(['unchanged']));
    });

    test('a long table of an old site is imported at once', async () => {
      const rows = Array.from({ length: 500 }, (_, n) => `/lista/${n}.html;/alloggi/one-it`);
      // Without the time for which the cms waits for a core.
      const clock = () => performance.now() - cpuWaitMs(cms.pid);
      const started = clock();
      const written = await importTable(table(...rows));
      expect(written.summary).toBe('500 new, 0 changed, 0 unchanged, 0 with faults.');
      expect(clock() - started).toBeLessThan(longestImportMs);
      expect(await leadsTo('/lista/499.html')).toMatch(/\/alloggi\/one-it$/);
    }, 60_000);

    test('a table without the column of the old address, or with another one, is refused', async () => {
      expect((await check('to\n/b')).errors).toEqual([
        { message: 'The column Old address is needed.' },
      ]);
      expect((await check('from;target\n/a;/b')).errors).toEqual([
        { message: expect.stringMatching(/^Unknown columns: target\. Choose above/) as string },
      ]);
    });
  });
}
