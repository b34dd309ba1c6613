import { z } from 'zod';
import type { TestCms } from './cms';

const dayMs = 86_400_000;
const created = z.object({ doc: z.object({ id: z.number() }) });
const refused = z.object({
  errors: z.tuple([
    z.object({ data: z.object({ errors: z.array(z.object({ path: z.string() })) }) }),
  ]),
});

/** Tests the dates of events, on any database. */
export function testEventDates(cms: TestCms): void {
  /** A moment, days from now. */
  const inDays = (days: number) =>
    new Date(Math.floor(Date.now() / dayMs) * dayMs + days * dayMs + 12 * 3_600_000).toISOString();
  const write = async (method: string, path: string, body: object, draft = false) => {
    const token = await cms.control.staff('administrator');
    const url = `/events${path}?locale=it&draft=${draft}`;
    return cms.control.rest(url, { method, token, body });
  };
  const make = async (title: string, fields: object) => {
    const body = { title, excerpt: 'x', eventType: 'workshop', _status: 'published', ...fields };
    const { text } = await write('POST', '', body);
    return created.parse(JSON.parse(text)).doc.id;
  };
  const find = async (args: string, fields = 'title', headers = {}) => {
    const { data } = await cms.query(
      `{ entries(section: ["events"], site: ["it"], ${args}) { title ... on events_events_Entry { ${fields} } } }`,
      {},
      headers,
    );
    return data?.entries as Record<string, unknown>[];
  };
  const ours = ['corso', 'concerto', 'mostra'];
  const titles = async (args: string, headers = {}) =>
    (await find(args, 'title', headers))
      .map(({ title }) => String(title))
      .filter((title) => ours.includes(title))
      .join(' ');

  describe('dates of events', () => {
    let course: number;
    beforeAll(async () => {
      course = await make('corso', {
        eventStartDate: inDays(-8),
        eventEndDate: inDays(-8).replace('12:00', '13:30'),
        repeats: { until: inDays(20) },
        otherDates: [
          { replaces: inDays(-1), cancelled: true },
          { replaces: inDays(13), start: inDays(14), address: { address: 'Piazza Grande 1' } },
          { start: inDays(3) },
        ],
      });
      await make('concerto', { eventStartDate: inDays(5) });
      await make('mostra', { eventStartDate: inDays(-40), eventEndDate: inDays(40) });
    });

    test('follow from a rule, its changes and further dates', async () => {
      const [event] = await find(
        'orderBy: "eventStartDate", eventStartDate: ["> ' + inDays(2) + '"]',
        `eventStartDate eventEndDate eventDates { start scheduled cancelled address { address } }
          repeats { weekdays everyWeeks start until }`,
      );
      const at = (days: number) => inDays(days).replace('.000Z', '+00:00');
      // The hour differs where the clock changes between the dates.
      const onDay = (days: number): unknown => expect.stringMatching(inDays(days).slice(0, 10));
      expect(event).toMatchObject({
        title: 'corso',
        eventStartDate: at(3),
        eventDates: [
          { start: at(-8), scheduled: at(-8), cancelled: false, address: null },
          { scheduled: onDay(-1), cancelled: true },
          { start: at(3), scheduled: null },
          { start: onDay(6), scheduled: onDay(6) },
          { start: at(14), scheduled: onDay(13), address: { address: 'Piazza Grande 1' } },
          { start: onDay(20), scheduled: onDay(20) },
        ],
        repeats: [{ everyWeeks: 1, start: at(-8) }],
      });
    });

    test('are all filtered, by one date each', async () => {
      const day = (days: number) => inDays(days).slice(0, 10);
      expect(await titles(`eventStartDate: ["${day(3)}"]`)).toBe('corso');
      expect(await titles(`eventStartDate: ["${day(6)}"]`)).toBe('corso');
      expect(await titles(`eventStartDate: ["${day(-8)}"]`)).toBe('corso');
      // Cancelled, moved, and never planned.
      for (const days of [-1, 13, 7])
        expect(await titles(`eventStartDate: ["${day(days)}"]`)).toBe('');
      const now = `eventStartDate: ["< ${inDays(1)}"], eventEndDate: ["> ${inDays(1)}"]`;
      expect(await titles(now)).toBe('mostra');
      const { data } = await cms.query(
        `{ entryCount(section: ["events"], site: ["it"], search: "corso", eventStartDate: [">= ${inDays(-9)}"]) }`,
      );
      expect(data).toEqual({ entryCount: 1 });
    });

    test('sort lists by the next one, also those of drafts, and in pages', async () => {
      expect(await titles('orderBy: "eventStartDate ASC"')).toBe('mostra corso concerto');
      expect(await titles('orderBy: "eventStartDate DESC"')).toBe('concerto corso mostra');
      expect(await titles('orderBy: "eventEndDate DESC"')).toContain('mostra corso');
      const all = await find('orderBy: "eventStartDate ASC, title"');
      const pages = [];
      for (let offset = 0; offset < all.length; offset += 2)
        pages.push(
          ...(await find(`orderBy: "eventStartDate, title", limit: 2, offset: ${offset}`)),
        );
      expect(pages).toEqual(all);
      const otherDates = [{ start: inDays(7) }, { replaces: inDays(6), cancelled: true }];
      await write('PATCH', `/${course}`, { otherDates, _status: 'draft' }, true);
      expect(await titles('orderBy: "eventStartDate"')).toBe('mostra corso concerto');
      expect(await titles('orderBy: "eventStartDate"', cms.preview)).toBe('mostra concerto corso');
    });

    test('are never those that a client sends, nor more than two years ahead', async () => {
      const body = { eventDates: [{ start: inDays(100) }], _status: 'published' };
      expect((await write('PATCH', `/${course}`, body)).status).toBe(200);
      expect(await titles(`eventStartDate: ["${inDays(100).slice(0, 10)}"]`)).toBe('');
      const pathsOf = async (fields: object) => {
        const { status, text } = await write('PATCH', `/${course}`, {
          ...fields,
          _status: 'published',
        });
        expect([status, text]).toEqual([400, text]);
        return refused.parse(JSON.parse(text)).errors[0].data.errors.map(({ path }) => path);
      };
      expect(await pathsOf({ repeats: { until: inDays(800) } })).toEqual(['repeats.until']);
      expect(await pathsOf({ repeats: { until: null, weekdays: ['MO'] } })).toContain(
        'repeats.until',
      );
      expect(await pathsOf({ otherDates: [{ replaces: inDays(9) }, {}] })).toEqual([
        'otherDates.0.replaces',
        'otherDates.1.start',
      ]);
    });
  });
}
