import { parse } from 'csv-parse/sync';
import ICAL from 'ical.js';
import Parser from 'rss-parser';
import { get } from './get';
import { expect, test } from './town';

test.describe('feeds', () => {
  const feeds = ['/news.xml', '/en/news.xml', '/eventi.xml', '/en/events.xml', '/alloggi.xml'];
  for (const path of [...feeds, '/en/accommodations.xml']) {
    test(`${path} is a valid feed whose links work`, async ({ request }) => {
      const { text, headers } = await get(request, path);
      expect(headers['content-type']).toContain('application/atom+xml');
      const feed = await new Parser().parseString(text);
      expect(feed.items.length).toBeGreaterThan(5);
      const [first] = feed.items;
      expect(first?.title).toBeTruthy();
      expect(Number.isNaN(Date.parse(first?.isoDate ?? ''))).toBe(false);
      expect((await request.get(first?.link ?? '')).status()).toBe(200);
      const again = await request.get(path, { headers: { 'if-none-match': headers.etag ?? '' } });
      expect(again.status()).toBe(304);
    });
  }

  test('of one category contain that category only, and the listing links to its feed', async ({
    request,
  }) => {
    const all = await new Parser().parseString((await get(request, '/eventi.xml')).text);
    const slug = /category=([\w-]+)/.exec((await get(request, '/eventi')).text)?.[1] ?? '';
    const some = await new Parser().parseString(
      (await get(request, `/eventi.xml?category=${slug}`)).text,
    );
    expect(some.items.length).toBeLessThan(all.items.length);
    const { text } = await get(request, '/eventi');
    expect(text).toContain('type="application/atom+xml" href="/eventi.xml"');
    expect((await request.get('/eventi.xml?category=../x')).status()).toBe(404);
  });
});

test.describe('open data', () => {
  const sets = ['/dati/alloggi', '/dati/luoghi', '/en/data/services', '/en/data/events'];
  for (const set of sets) {
    test(`${set} has the same entries in each format and no personal data`, async ({ request }) => {
      const json = await get(request, `${set}.json`);
      const { items, licence } = JSON.parse(json.text) as {
        items: { url: string; ownerName?: string }[];
        licence: { name: string };
      };
      expect(licence.name).toBe('CC BY 4.0');
      expect(items.length).toBeGreaterThan(10);
      expect(json.text).not.toMatch(/mailto:|tel:|ownerName|contact/i);
      const geo = JSON.parse((await get(request, `${set}.geojson`)).text) as {
        features: { geometry: { coordinates: [number, number] } | null }[];
      };
      expect(geo.features).toHaveLength(items.length);
      for (const { geometry } of geo.features)
        if (geometry) expect(geometry.coordinates[0]).toBeLessThan(geometry.coordinates[1]);
      const csv = await get(request, `${set}.csv`);
      expect(csv.headers.link).toContain('rel="license"');
      expect(parse(csv.text, { columns: true, bom: true })).toHaveLength(items.length);
      const again = await request.get(`${set}.csv`, {
        headers: { 'if-none-match': csv.headers.etag ?? '' },
      });
      expect(again.status()).toBe(304);
      const page = items.find(({ url }) => url)?.url ?? '';
      expect([page, (await request.get(page)).status()]).toEqual([page, 200]);
    });
  }

  test('is offered on a page that the footer links to', async ({ request }) => {
    const home = await get(request, '/');
    expect(home.text).toMatch(/<footer.*<a href="\/dati-aperti"[^>]*>Dati aperti</s);
    const { text } = await get(request, '/dati-aperti');
    expect(text).toMatch(/<h1[^>]*>Dati aperti</);
    const links = [...text.matchAll(/<a [^>]*href="(\/dati\/[^"]+)"/g)].map(([, to = '']) => to);
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) await get(request, link);
    expect((await request.get('/dati/nessuno.csv')).status()).toBe(404);
  });
});

test.describe('calendars', () => {
  const eventsOf = (text: string) =>
    ICAL.Component.fromString(text)
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));

  for (const path of ['/eventi.ics', '/en/events.ics']) {
    test(`${path} is a valid calendar`, async ({ request }) => {
      const { text, headers } = await get(request, path);
      expect(headers['content-type']).toContain('text/calendar');
      const events = eventsOf(text);
      expect(events.length).toBeGreaterThan(5);
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
      for (const { summary, startDate } of events) {
        expect(summary).toBeTruthy();
        expect(startDate.zone.tzid).toBe('Europe/Rome');
      }
    });
  }

  test('the calendar file of an event has the title and time of its page', async ({
    page,
    request,
  }) => {
    const { text: list } = await get(request, '/eventi');
    await page.goto(/<article.*? href="(\/eventi\/[^"]+)"/s.exec(list)?.[1] ?? '');
    const link = page.getByRole('link', { name: 'Aggiungi al calendario' });
    const { text } = await get(request, (await link.getAttribute('href')) ?? '');
    const [event, ...others] = eventsOf(text);
    expect(others).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(event?.summary ?? '');
    const start = await page.locator('main time').first().getAttribute('datetime');
    expect(event?.startDate.toUnixTime()).toBe(Date.parse(start ?? '') / 1000);
  });

  test('a calendar of a missing event is a 404', async ({ request }) => {
    expect((await request.get('/eventi/non-esiste.ics')).status()).toBe(404);
  });
});

test('a cancelled event is marked on its page, in its calendar and in its JSON-LD', async ({
  page,
  request,
}) => {
  const path = '/eventi/scacchi-sotto-i-portici';
  await page.goto(path);
  await expect(page.getByText('Questo evento è stato annullato')).toBeVisible();
  expect((await get(request, path)).text).toContain('https://schema.org/EventCancelled');
  const { text } = await get(request, `${path}.ics`);
  const [event] = ICAL.Component.fromString(text).getAllSubcomponents('vevent');
  expect(event?.getFirstPropertyValue('status')).toBe('CANCELLED');
});
