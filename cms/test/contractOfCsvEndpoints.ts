import type { TestCms } from './cms';
import { CsvCommand } from './CsvCommand';

const origin = 'https://cms.example.org';

interface Line {
  line: number;
  kind: string;
  name: string;
  detail: string;
  id?: number;
}
interface Answer {
  state: string;
  plan: string;
  summary: string;
  lines: Line[];
  errors?: { message: string }[];
}

const table = (...lines: string[]): string => lines.join('\n');

/** Tests the import and the export of the admin, which use the same code as the command. */
export function testCsvEndpoints(cms: TestCms): void {
  describe('CSV in the admin', () => {
    const reader = new CsvCommand(cms);
    let api = '';
    let token = '';

    beforeAll(async () => {
      token = await cms.control.staff('administrator');
      api = cms.rest;
    }, 60_000);

    const send = (body: BodyInit, parameters = '', headers: Record<string, string> = {}) =>
      fetch(`${api}/csv/accommodations${parameters}`, {
        method: 'POST',
        headers: { authorization: `JWT ${token}`, 'accept-language': 'en', ...headers },
        body,
      });
    const answerTo = async (body: BodyInit, parameters = '', language = 'en') => {
      const response = await send(body, parameters, { 'accept-language': language });
      return { status: response.status, ...((await response.json()) as Answer) };
    };
    const check = (body: BodyInit, language = 'en') => answerTo(body, '', language);
    const write = (body: BodyInit, plan: string, publish = false) =>
      answerTo(body, `?plan=${plan}&publish=${String(publish)}`);

    test('a check reports every line in the language of the editor, and writes nothing', async () => {
      const before = await reader.exportAll();
      const file = table(
        'slug_it;title_it;price_from;bedrooms',
        'four-it;Four it;901;4',
        'five-it;Five it;;due',
        'casa-dal-foglio;Casa dal foglio;400;1',
      );
      const answer = await check(file, 'it');
      expect(answer).toMatchObject({ status: 200, state: 'checked' });
      expect(answer.lines).toMatchObject([
        { line: 2, kind: 'changed', name: 'Four it', detail: 'price_from' },
        { line: 3, kind: 'fault', detail: expect.stringContaining('bedrooms: «due»') as string },
        { line: 4, kind: 'created', name: 'Casa dal foglio', detail: 'bozza' },
      ]);
      expect(answer.summary).toBe('1 nuovi, 1 cambiati, 0 invariati, 1 con errori.');
      expect(await reader.exportAll()).toBe(before);
    });

    test('a plan with a fault is not written', async () => {
      const before = await reader.exportAll();
      const file = table('slug_it;title_it;bedrooms', 'x-new;X;1', 'y-new;Y;many');
      const { plan } = await check(file);
      expect(await write(file, plan)).toMatchObject({ state: 'checked', plan });
      expect(await reader.exportAll()).toBe(before);
    });

    test('the checked plan is written, and the report links the entries', async () => {
      const file = table('slug_it;title_it;price_from', 'due-fogli;Due fogli;410');
      const { plan } = await check(file);
      const written = await write(file, plan);
      expect(written).toMatchObject({
        status: 200,
        state: 'written',
        lines: [{ line: 2, kind: 'created', name: 'Due fogli' }],
      });
      const id = written.lines[0]?.id;
      const stored = await cms.control.rest(`/accommodations/${String(id)}?draft=true&locale=it`, {
        token,
      });
      expect(JSON.parse(stored.text)).toMatchObject({ title: 'Due fogli', _status: 'draft' });
      expect((await check(file)).lines).toMatchObject([{ kind: 'unchanged' }]);
    });

    test('if the content has changed since the check, nothing is written', async () => {
      const file = table('slug_it,price_from', 'four-it,955');
      const { plan, lines } = await check(file);
      const path = `/accommodations/${String(lines[0]?.id)}?locale=it`;
      const body = { priceMin: 955, _status: 'published' };
      expect((await cms.control.rest(path, { method: 'PATCH', token, body })).status).toBe(200);
      const later = await write(file, plan);
      expect(later).toMatchObject({ state: 'differs', lines: [{ kind: 'unchanged' }] });
      expect(later.plan).not.toBe(plan);
    });

    test('a plan with `publish` differs from one without', async () => {
      const file = table(
        'slug_it,title_it,kind,price_from,price_is,bedrooms,beds,bathrooms',
        'aperta,Casa aperta,studio,400,perRoom,1,1,1',
      );
      const { plan } = await check(file);
      expect(await write(file, plan, true)).toMatchObject({ state: 'differs' });
      const checked = await answerTo(file, '?publish=true');
      expect(await write(file, checked.plan, true)).toMatchObject({ state: 'written' });
      expect(await reader.accommodation('it', 'aperta')).toMatchObject({ title: 'Casa aperta' });
    });

    test('a file of Windows, an empty file, a large file and a long file are refused', async () => {
      const latin = await check(Buffer.from('title_it\nCaff\xe8', 'latin1'), 'it');
      expect(latin).toMatchObject({ status: 400 });
      expect(latin.errors?.[0]?.message).toMatch(/non è in UTF-8.*«CSV UTF-8»/);
      expect(await check('')).toMatchObject({
        status: 400,
        errors: [{ message: 'One of the columns id, slug_it and title_it is needed.' }],
      });
      const long = await check(
        table('title_it', ...Array.from({ length: 1001 }, (_, n) => `N${n}`)),
      );
      expect(long).toMatchObject({ status: 400 });
      expect(long.errors?.[0]?.message).toContain('more than 1000 rows');
      const many = await check(
        table('title_it', ...Array.from({ length: 101 }, (_, n) => `N${n}`)),
      );
      expect(many.errors?.[0]?.message).toContain('101 entries');
      const large = await check(`title_it\n${'x'.repeat(2_000_001)}`);
      expect(large).toMatchObject({ status: 413 });
    });

    test('a file with very many columns and rows is refused before its cells are read', async () => {
      const columns = `${'id;'.repeat(300_000)}id`;
      const wide = await check(`${columns}\n${'1\n'.repeat(900)}`);
      expect(wide).toMatchObject({ status: 400 });
      expect(wide.errors?.[0]?.message).toContain('occur twice');
      const long = await check(`title_it\n${'1\n'.repeat(900_000)}`);
      expect(long.errors?.[0]?.message).toContain('more than 1000 rows');
      expect(long).toMatchObject({ status: 400 });
    });

    test('an imported entry names the editor who imported it', async () => {
      const file = table('slug_it;title_it', 'firmata;Casa firmata');
      const { plan } = await check(file);
      const id = (await write(file, plan)).lines[0]?.id;
      const { text } = await cms.control.rest(`/accommodations/${String(id)}?draft=true`, {
        token,
      });
      expect(JSON.parse(text)).toMatchObject({
        updatedBy: { email: 'administrator@example.org' },
      });
    });

    test('an export is a file that the import accepts, and formulas in it are escaped', async () => {
      const file = table('slug_it,title_it', "formula,'=1+1");
      const { plan } = await check(file);
      expect(await write(file, plan)).toMatchObject({ state: 'written' });
      const response = await fetch(`${api}/csv/accommodations`, {
        headers: { authorization: `JWT ${token}`, 'accept-language': 'en' },
      });
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(response.headers.get('content-disposition')).toMatch(
        /^attachment; filename="accommodations-\d{4}-\d\d-\d\d\.csv"$/,
      );
      const text = await response.text();
      expect(text).toContain(";'=1+1;");
      const { lines } = await check(text);
      expect(lines.length).toBeGreaterThan(5);
      expect(lines.every(({ kind }) => kind === 'unchanged')).toBe(true);
    });

    test('a page of another site cannot import with the session of an editor', async () => {
      const login = await fetch(`${api}/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({
          email: 'administrator@example.org',
          password: 'a-password-of-the-staff',
        }),
      });
      const cookie = login.headers.getSetCookie().map((one) => one.split(';')[0]);
      const from = async (site: string) => {
        const headers = { origin: site, cookie: cookie.join('; ') };
        return (await fetch(`${api}/csv/poi`, { method: 'POST', headers, body: 'title_it\nPozzo' }))
          .status;
      };
      expect(await from(origin)).toBe(200);
      expect(await from('https://other.example.org')).toBe(403);
    });

    test('a collection without columns has no table', async () => {
      for (const name of ['news', 'users', 'constructor'])
        expect(
          (await fetch(`${api}/csv/${name}`, { headers: { authorization: `JWT ${token}` } }))
            .status,
        ).toBe(404);
    });
  });
}
