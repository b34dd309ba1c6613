import { z } from 'zod';
import type { TestCms } from './cms';

const dayMs = 86_400_000;
const created = z.object({ doc: z.object({ id: z.number() }) });
const line = z.object({
  outcome: z.string(),
  name: z.string(),
  detail: z.object({ it: z.string(), en: z.string() }),
});
const report = z.object({ counts: z.record(z.string(), z.number()), lines: z.array(line) });
const feedDoc = z.object({
  report: report.nullish(),
  problem: z.object({ en: z.string() }).nullish(),
  readAt: z.string().nullish(),
});
const events = z.object({
  docs: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      _status: z.string(),
      eventStartDate: z.string(),
      excerpt: z.string().nullish(),
      cancelled: z.boolean().nullish(),
      address: z.object({ address: z.string().nullish() }),
      source: z.object({ name: z.string().nullish(), url: z.string().nullish() }),
      otherDates: z.array(z.object({ start: z.string() })).nullish(),
    }),
  ),
});
const lists = z.array(
  z.object({
    name: z.string(),
    rows: z.array(
      z.object({ title: z.string(), detail: z.string(), missing: z.number().optional() }),
    ),
  }),
);

/** Tests events that come from feeds, on any database. */
export function testFeeds(cms: TestCms): void {
  const today = Math.floor(Date.now() / dayMs) * dayMs;
  /** The time of a night, and a time of an event, days from now. */
  const night = (nth: number) => new Date(today + nth * dayMs + 2.5 * 3_600_000).toISOString();
  const inDays = (days: number) => new Date(today + days * dayMs + 18 * 3_600_000);
  const stamp = (days: number) =>
    inDays(days)
      .toISOString()
      .replace(/[-:]|\.000/g, '');
  const event = (uid: string, fields: Record<string, string>) =>
    [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      ...Object.entries(fields).map(([name, value]) => `${name}:${value}`),
      'END:VEVENT',
    ].join('\r\n');
  const calendar = (...of: string[]) =>
    ['BEGIN:VCALENDAR', 'VERSION:2.0', ...of, 'END:VCALENDAR', ''].join('\r\n');

  const send = async (
    method: string,
    path: string,
    body?: object,
    role: 'administrator' | 'author' = 'administrator',
  ) => {
    const token = await cms.control.staff(role);
    const { status, text } = await cms.control.rest(path, { method, token, language: 'en', body });
    return { status, body: JSON.parse(text) as unknown };
  };
  const make = async (name: string, mode: string) => {
    const data = {
      name,
      mode,
      site: 'it',
      eventType: 'concert',
      address: `webcal://${name}.example.org/events.ics`,
      website: `https://${name}.example.org/`,
      active: true,
    };
    return created.parse((await send('POST', '/feeds', data)).body).doc.id;
  };
  const read = async (id: number, nth: number, text: string) => {
    await cms.control.readFeed(id, night(nth), text);
    return feedDoc.parse((await send('GET', `/feeds/${id}?depth=0`)).body);
  };
  const outcomes = async (id: number, nth: number, text: string) =>
    (await read(id, nth, text)).report?.lines.map(({ outcome, name }) => `${outcome} ${name}`);
  const find = async (source: string, trash = false) => {
    const where = `where[source.name][equals]=${source}&sort=id&locale=it&draft=true&trash=${trash}`;
    return events.parse((await send('GET', `/events?${where}`)).body).docs;
  };
  const edit = async (id: number, data: object) => {
    const path = `/events/${id}?locale=it`;
    expect((await send('PATCH', path, { ...data, _status: 'published' })).status).toBe(200);
  };
  const desk = async (name: string) => {
    const all = lists.parse(await cms.control.edit('desk', 'administrator@example.org', ''));
    return all.find((list) => list.name === name)?.rows ?? [];
  };

  describe('feeds of events', () => {
    test('come as drafts or published, with the name of their source', async () => {
      const text = calendar(
        event('a', {
          SUMMARY: 'Coro aperto',
          DTSTART: stamp(5),
          URL: 'https://coro.example.org/1',
        }),
        event('b', { SUMMARY: 'Senza data' }),
      );
      const open = await make('coro', 'publish');
      expect(await outcomes(open, 0, text)).toEqual(['refused Senza data', 'created Coro aperto']);
      const [published] = await find('coro');
      expect(published).toMatchObject({ title: 'Coro aperto', _status: 'published' });
      const { data } = await cms.query(
        `{ entry(section: ["events"], site: ["it"], slug: ["coro-aperto"]) { ... on events_events_Entry {
          source { name url } eventStartDate } } }`,
      );
      expect(data?.entry).toMatchObject({
        source: [{ name: 'coro', url: 'https://coro.example.org/1' }],
      });
      const closed = await make('bozze', 'draft');
      await read(closed, 0, calendar(event('a', { SUMMARY: 'In bozza', DTSTART: stamp(5) })));
      expect(await find('bozze')).toMatchObject([
        { _status: 'draft', source: { url: 'https://bozze.example.org/' } },
      ]);
      expect((await desk('feedDrafts')).map(({ title }) => title)).toEqual(['In bozza']);
    });

    test('change over ten nights beside an editor, and nothing of either is lost', async () => {
      const id = await make('teatro', 'publish');
      const concert = (fields = {}) =>
        event('c', { SUMMARY: 'Concerto', DTSTART: stamp(20), LOCATION: 'Sala A', ...fields });
      const play = (fields = {}) =>
        event('p', { SUMMARY: 'Commedia', DTSTART: stamp(21), DESCRIPTION: 'Ridere', ...fields });
      const state = async () => {
        const found = await find('teatro');
        return Object.fromEntries(
          found.map(({ title, eventStartDate, address, excerpt, cancelled }) => [
            title,
            [eventStartDate.slice(0, 10), address.address, excerpt, cancelled].filter(Boolean),
          ]),
        );
      };
      const day = (days: number) => inDays(days).toISOString().slice(0, 10);
      const idOf = async (title: string) =>
        (await find('teatro')).find((one) => one.title === title)?.id ?? 0;

      expect(await outcomes(id, 0, calendar(concert(), play()))).toEqual([
        'created Concerto',
        'created Commedia',
      ]);
      // Nothing has changed.
      expect(await outcomes(id, 1, calendar(concert(), play()))).toEqual([]);
      // An editor writes a better title and a summary.
      await edit(await idOf('Concerto'), { title: 'Concerto di gala', excerpt: 'Con il coro' });
      // The source moves it, and changes the place: both follow; the editor's words stay.
      const moved = { DTSTART: stamp(22), LOCATION: 'Sala B' };
      expect(await outcomes(id, 2, calendar(concert(moved), play()))).toEqual(['changed Concerto']);
      expect((await state())['Concerto di gala']).toEqual([day(22), 'Sala B', 'Con il coro']);
      // The source changes the title too: the editor's stays, and the report says so.
      const renamed = { ...moved, SUMMARY: 'Concerto (rinviato)' };
      expect(await outcomes(id, 3, calendar(concert(renamed), play()))).toEqual([
        'kept Concerto (rinviato)',
      ]);
      expect(await outcomes(id, 4, calendar(concert(renamed), play()))).toEqual([]);
      expect(Object.keys(await state())).toEqual(['Concerto di gala', 'Commedia']);
      // The editor moves the play; the source moves it too, and writes another text.
      await edit(await idOf('Commedia'), { eventStartDate: inDays(30).toISOString() });
      const other = { DTSTART: stamp(25), DESCRIPTION: 'Ridere molto' };
      expect(await outcomes(id, 5, calendar(concert(renamed), play(other)))).toEqual([
        'kept Commedia',
      ]);
      expect((await state()).Commedia).toEqual([day(30), 'Ridere molto']);
      // Half a file changes nothing.
      const half = calendar(concert(renamed)).replace('END:VCALENDAR', '');
      expect((await read(id, 6, half)).problem?.en).toContain('incomplete');
      expect((await desk('failingFeeds')).map(({ title }) => title)).toEqual(['teatro']);
      // The play disappears: the desk has a question, and the page stays.
      expect(await outcomes(id, 6, calendar(concert(renamed)))).toEqual(['missing Commedia']);
      expect((await desk('missingEvents')).map(({ title }) => title)).toEqual(['Commedia']);
      expect(Object.keys(await state())).toContain('Commedia');
      expect(await desk('failingFeeds')).toEqual([]);
      // It comes back.
      expect(await outcomes(id, 7, calendar(concert(renamed), play(other)))).toEqual([]);
      expect(await desk('missingEvents')).toEqual([]);
      // The source gives new UIDs to the same entries.
      const again = calendar(concert(renamed), play(other)).replace('UID:p', 'UID:q');
      expect(await outcomes(id, 8, again)).toEqual([]);
      // The editor throws the concert away: it stays away.
      const deletedAt = new Date().toISOString();
      const path = `/events/${await idOf('Concerto di gala')}`;
      expect((await send('PATCH', path, { deletedAt })).status).toBe(200);
      const last = again.replace('Concerto (rinviato)', 'Concerto nuovo');
      expect(await outcomes(id, 9, last)).toEqual(['refused Concerto nuovo']);
      expect(Object.keys(await state())).toEqual(['Commedia']);
    });

    test('let an editor decide about an event that has disappeared', async () => {
      const id = await make('cinema', 'publish');
      const of = (uid: string, title: string) => event(uid, { SUMMARY: title, DTSTART: stamp(9) });
      const all = [of('1', 'Primo film'), of('2', 'Secondo film'), of('3', 'Terzo film')];
      await read(id, 0, calendar(...all));
      await read(id, 1, calendar(of('3', 'Terzo film')));
      const [first, second] = await desk('missingEvents');
      const settle = (row: number | undefined, answer: string, role?: 'author') =>
        send('POST', `/feeds/missing/${row}`, { answer }, role);
      expect((await settle(first?.missing, 'cancel', 'author')).status).toBe(403);
      expect((await settle(first?.missing, 'cancel')).status).toBe(200);
      expect((await settle(second?.missing, 'keep')).status).toBe(200);
      expect((await settle(second?.missing, 'keep')).status).toBe(404);
      expect(await desk('missingEvents')).toEqual([]);
      const cancelled = async () =>
        (await find('cinema')).filter((one) => one.cancelled).map(({ title }) => title);
      expect(await cancelled()).toEqual(['Primo film']);
      expect(await outcomes(id, 2, calendar(of('3', 'Terzo film')))).toEqual([]);
      // One that comes back takes place after all.
      expect(await outcomes(id, 3, calendar(...all))).toEqual(['changed Primo film']);
      expect(await cancelled()).toEqual([]);
    });

    test('leave alone what an editor has not published yet, and what is over', async () => {
      const id = await make('museo', 'publish');
      const of = (title: string) => event('1', { SUMMARY: title, DTSTART: stamp(3) });
      await read(id, 0, calendar(of('Visita')));
      const [visit] = await find('museo');
      const path = `/events/${visit?.id}?locale=it&draft=true`;
      await send('PATCH', path, { excerpt: 'Non ancora', _status: 'draft' });
      await read(id, 1, calendar(of('Visita guidata')));
      expect(await find('museo')).toMatchObject([
        { title: 'Visita guidata', excerpt: 'Non ancora', _status: 'draft' },
      ]);
      const { data } = await cms.query(
        '{ entry(section: ["events"], site: ["it"], slug: ["visita"]) { title ... on events_events_Entry { excerpt } } }',
      );
      expect(data?.entry).toEqual({ title: 'Visita', excerpt: null });
      expect(await outcomes(id, 8, calendar())).toEqual([]);
    });

    test('are previewed without a write, from a file too, and only by those who publish events', async () => {
      const id = await make('biblioteca', 'draft');
      for (const path of ['', '/preview', '/read', '/file']) {
        const method = path === '' ? 'GET' : 'POST';
        expect((await send(method, `/feeds/${id}${path}`, undefined, 'author')).status).toBe(403);
      }
      const inside = { address: 'http://127.0.0.1:4000/cms-api/users' };
      expect((await send('PATCH', `/feeds/${id}`, inside)).status).toBe(200);
      const refused = await send('POST', `/feeds/${id}/preview`);
      expect(refused).toMatchObject({
        status: 400,
        body: { errors: [{ message: expect.any(String) as unknown }] },
      });
      expect(JSON.stringify(refused.body)).toContain('private network');
      const token = await cms.control.staff('administrator');
      const file = calendar(event('1', { SUMMARY: 'Letture', DTSTART: stamp(3) }));
      const upload = await fetch(`${cms.url}/cms-api/feeds/${id}/file`, {
        method: 'POST',
        headers: { authorization: `JWT ${token}`, 'content-type': 'text/calendar' },
        body: file,
      });
      expect(upload.status).toBe(200);
      const preview = await send('POST', `/feeds/${id}/preview`);
      expect(report.parse(preview.body).lines).toMatchObject([
        { outcome: 'created', name: 'Letture' },
      ]);
      expect(await find('biblioteca')).toEqual([]);
      expect(JSON.stringify((await send('GET', `/feeds/${id}`)).body)).not.toContain('VCALENDAR');
    });
  });
}
