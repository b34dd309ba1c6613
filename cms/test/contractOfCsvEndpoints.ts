import { readFileSync } from 'node:fs';
import path from 'node:path';
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
  portions: { from: number; to: number; plan: string }[];
  unknown?: string[];
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
      expect(answer.summary).toBe('1 nuovo, 1 cambiato, 0 invariati, 1 con errori.');
      expect(await reader.exportAll()).toBe(before);
    });

    test('every kind of fault is named', async () => {
      const { lines } = await check(
        table(
          'id,slug_it,title_it,kind,bedrooms,available_from,categories,included,slug_en,cin',
          ',one-it,One it,Castello,due,31/02/2027,torri,Sauna,two-en,',
          '99902,,,,,,,,,',
          ',two-it,,singleRoom,2,,case,,two-en,',
          ',two-it,Again,singleRoom,2,,case,,,',
          ',three-it,Three it,Ostello,3,,case,,three-en,',
          ',good-it,Good,singleRoom,3,,case,,,',
        ),
      );
      const details = lines.map(({ detail }) => detail);
      for (const words of [
        'kind: “Castello” is not among the choices',
        'bedrooms: “due” is not a number',
        'available_from: “31/02/2027” is not in the calendar',
        'no category with the address “torri”',
        'included: “Sauna” is not among',
        'slug_en: The address belongs to other content',
      ])
        expect(details[0]).toContain(words);
      expect(details.slice(1)).toEqual([
        expect.stringContaining('no content of this kind with the id 99902'),
        expect.stringMatching(/title_it: .*required/i),
        expect.stringContaining('the same content as line 4'),
        expect.stringContaining('cin: The code is required for this type of accommodation.'),
        'draft',
      ]);
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

    test('a check warns of new rows that look like content which is there, or like an earlier row', async () => {
      const file = table('title_it;address', 'Due volte;Via del Foglio 2');
      const first = await check(file);
      expect(first).toMatchObject({ lines: [{ kind: 'created', detail: 'draft' }] });
      expect(first.summary).not.toContain('may be there');
      await write(file, first.plan);
      const again = await check(
        table(
          'title_it;address',
          'due VOLTE;',
          'Altra;via del foglio, 2',
          'Nuova;',
          'Nuova;Via Diversa 9',
        ),
      );
      expect(again.lines.map(({ kind, detail }) => `${kind} ${detail}`)).toEqual([
        expect.stringMatching(/^created draft. It has the title of: Due volte. If it is the same/),
        expect.stringMatching(/^created draft. It is at the address of: Due volte. /),
        'created draft',
        expect.stringMatching(/^created draft. It has the title of: line 4. /),
      ]);
      expect(again.summary).toMatch(/ 3 new rows may be there already.$/);
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

    test('a file of Windows is read; an empty, a large and a long file are refused', async () => {
      const latin = await check(Buffer.from('title_it\nCaff\xe8', 'latin1'), 'it');
      expect(latin.lines).toMatchObject([{ line: 2, kind: 'created', name: 'Caffè' }]);
      expect(await check('')).toMatchObject({
        status: 400,
        errors: [
          {
            message: 'One of the columns Id, Page address (Italian) and Title (Italian) is needed.',
          },
        ],
      });
      const long = await check(
        table('title_it', ...Array.from({ length: 2001 }, (_, n) => `N${n}`)),
      );
      expect(long).toMatchObject({ status: 400 });
      expect(long.errors?.[0]?.message).toContain('more than 2000 rows');
      const many = await check(
        table('title_it', ...Array.from({ length: 101 }, (_, n) => `N${n}`)),
      );
      expect(many.portions).toMatchObject([
        { from: 2, to: 101 },
        { from: 102, to: 102 },
      ]);
      const large = await check(`title_it\n${'x'.repeat(4_000_001)}`);
      expect(large).toMatchObject({ status: 413 });
    });

    test('a long table is written in portions, and each needs its own check', async () => {
      const rows = Array.from({ length: 102 }, (_, n) => `porzione-${n};Porzione ${n}`);
      const file = table('slug_it;title_it', ...rows);
      const { portions, plan } = await check(file);
      expect((await write(file, plan)).errors?.[0]?.message).toContain('102 entries');
      const send = ({ from, to, plan }: Answer['portions'][number]) =>
        answerTo(file, `?plan=${plan}&from=${from}&to=${to}`);
      const [first, second] = portions;
      if (!first || !second) throw new Error('Two portions are needed.');
      expect(await send({ ...first, plan: second.plan })).toMatchObject({ state: 'differs' });
      for (const portion of portions)
        expect(await send(portion)).toMatchObject({ state: 'written', portions: [] });
      expect((await check(file)).summary).toMatch(/^0 new, 0 changed, 102 unchanged/);
    });

    test('a sheet of an office is read: names of the admin, own names, days and numbers', async () => {
      const file = readFileSync(path.join(__dirname, 'corpus/sheets/office.csv'));
      const refused = await check(file, 'it');
      expect(refused).toMatchObject({ status: 400, unknown: ['Padrone di casa', 'Note interne'] });
      const names = JSON.stringify({ 'Padrone di casa': 'owner', 'Note interne': '' });
      const query = `?${new URLSearchParams({ names, publish: 'true' }).toString()}`;
      const { lines } = await answerTo(file, query, 'it');
      expect(lines).toMatchObject([
        { line: 2, kind: 'created', name: 'Città bassa' },
        { line: 3, kind: 'created', name: 'L’orto' },
        { line: 5, kind: 'fault' },
      ]);
      expect(lines[2]?.detail).toMatch(
        /Disponibilità: «forse» non è.*Telefono, E-mail: «email=www@»/,
      );

      const good = Buffer.concat(
        file
          .toString('latin1')
          .split('\r\n')
          .slice(0, 3)
          .map((line) => Buffer.from(`${line}\r\n`, 'latin1')),
      );
      const { plan } = await answerTo(good, query, 'it');
      expect(await answerTo(good, `${query}&plan=${plan}`, 'it')).toMatchObject({
        state: 'written',
      });
      expect(await reader.accommodation('it', 'citta-bassa')).toMatchObject({
        priceMin: 350,
        availableFrom: '2027-09-02T22:00:00+00:00',
      });
      const { text } = await cms.control.rest(
        '/accommodations?where[slug][equals]=citta-bassa&locale=it',
        { token },
      );
      expect(text).toContain('tel:+39071123456');
      expect(text).toContain('mailto:affitti@example.org');
    });

    test('what the check accepts is written, and a fault names the column and the language', async () => {
      const head = 'title_it;kind;price_from;price_is;bedrooms;beds;bathrooms;contacts';
      const row = (title: string) => `${title};Camera singola;250;A persona;1;1;1;+39 071 1234567`;
      const publish = async (file: string) => {
        const { lines, portions } = await answerTo(file, '?publish=true', 'it');
        const [portion] = portions;
        const { kind, detail } = lines[0] ?? {};
        if (kind === 'fault') return detail;
        return (await write(file, portion?.plan ?? '', true)).state;
      };
      // A telephone number is in all languages, and does not make an English page without a title.
      expect(await publish(table(head, row('Solo italiana')))).toBe('written');
      expect(await publish(table(`${head};title_en`, `${row('Vuota inglese')};`))).toBe('written');
      expect(
        await publish(table(`${head};summary_en`, `${row('Mezza inglese')};A summary`)),
      ).toMatch(/^Titolo \(inglese\): .*obbligatorio/);
      expect(await publish(table('slug_it;contacts', 'solo-italiana;071 7654321'))).toBe('written');
      expect(await publish(table('slug_it;title_it;cin', 'x-cin;X;IT12'))).toContain('cin: ');
    });

    test('a course and its dates, news and services come from sheets, and go back into them', async () => {
      const imports = async (collection: string, file: string) => {
        const publish = collection === 'events';
        const answer = async (query = '') => {
          const response = await fetch(`${api}/csv/${collection}?publish=${publish}${query}`, {
            method: 'POST',
            headers: { authorization: `JWT ${token}`, 'accept-language': 'it' },
            body: file,
          });
          return (await response.json()) as Answer;
        };
        const { lines, plan } = await answer();
        return lines.some(({ kind }) => kind === 'fault') ? lines : answer(`&plan=${plan}`);
      };
      const exported = async (collection: string) => {
        const headers = { authorization: `JWT ${token}`, 'accept-language': 'it' };
        return (await fetch(`${api}/csv/${collection}`, { headers })).text();
      };
      const head = 'Titolo;Tipo;Inizio;Fine;Fino al;Giorni;Altre date e cambiamenti';
      const course = (changes: string) =>
        `Coro di prova;Laboratorio;lunedì 4 ottobre 2027 ore 18;4/10/2027 20:00;20/12/2027;lunedì, giovedì;"${changes}"`;
      expect(await imports('events', table(head, course('5/10/2027 = no')))).toMatchObject([
        { kind: 'fault', detail: expect.stringContaining('Quel giorno non c’è') as string },
      ]);
      const changes = '11/10/2027 = no; 14/10/2027 = 15/10/2027 18.30; 8/1/2028 21:00-1:00';
      const written = await imports('events', table(head, course(changes)));
      expect(written).toMatchObject({ state: 'written' });
      const { text } = await cms.control.rest(
        '/events?where[title][equals]=Coro%20di%20prova&locale=it',
        { token },
      );
      const { docs } = JSON.parse(text) as { docs: { eventDates: { start: string }[] }[] };
      const starts = docs[0]?.eventDates.map(({ start }) => start) ?? [];
      expect(starts).toHaveLength(24);
      expect(starts).toEqual(
        expect.arrayContaining(['2027-10-04T16:00:00.000Z', '2027-10-15T16:30:00.000Z']),
      );
      expect(await exported('events')).toContain(
        '2027-10-11 = no|2027-10-14 = 2027-10-15 18:30|2028-01-08 21:00 - 2028-01-09 01:00',
      );

      await imports('news', table('title_it;visible_from', 'Bando di prova;2027-10-04 09:15'));
      expect(await exported('news')).toContain('2027-10-04 09:15');
      await imports('services', table('title_it;Tipo;Telefono', 'Mensa di prova;Mensa;071 12345'));
      expect(await exported('services')).toContain('tel. 07112345');
      for (const collection of ['events', 'news', 'services'])
        expect(await imports(collection, await exported(collection))).toMatchObject({
          summary: expect.stringMatching(/^0 nuovi, 0 cambiati, \d+ invariati, 0/) as string,
        });
    });

    test('a file with very many columns and rows is refused before its cells are read', async () => {
      const columns = `${'id;'.repeat(300_000)}id`;
      const wide = await check(`${columns}\n${'1\n'.repeat(900)}`);
      expect(wide).toMatchObject({ status: 400 });
      expect(wide.errors?.[0]?.message).toContain('more than 300000 cells');
      const long = await check(`title_it\n${'1\n'.repeat(900_000)}`);
      expect(long.errors?.[0]?.message).toContain('more than 2000 rows');
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
      for (const name of ['pages', 'users', 'constructor'])
        expect(
          (await fetch(`${api}/csv/${name}`, { headers: { authorization: `JWT ${token}` } }))
            .status,
        ).toBe(404);
    });
  });
}
