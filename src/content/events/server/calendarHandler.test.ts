import ICAL from 'ical.js';
import type { CalendarEventFragment } from '@/gql/graphql';
import { openSite } from '@/server/bff/testing/Browser';
import { openCms } from '@/server/testing';
import { calendarHandler, calendarOf } from './calendarHandler';

const event: CalendarEventFragment = {
  uid: '6f1c2f6e-6d0e-4c59-8f7e-1f1f3d5c2a10',
  slug: 'notte-bianca',
  title: 'Notte bianca; musica, “caffè” e stelle',
  excerpt: 'Una riga lunga che un lettore di calendari deve ricevere piegata. '.repeat(4),
  dateCreated: '2026-10-01T08:00:00+00:00',
  dateUpdated: '2026-10-02T08:00:00+00:00',
  eventStartDate: '2026-11-27T20:00:00+00:00',
  eventEndDate: '2026-11-28T01:30:00+00:00',
  eventDates: [],
  repeats: [],
  cancelled: false,
  ticket: 'Gratis',
  address: { address: 'Piazza Grande 1', lat: 44.1, lng: 11.2 },
};

const context = { locale: 'it', siteUrl: 'https://studium.example.org' } as const;
const read = (text: string) => ICAL.Component.fromString(text);
const only = (text: string) => {
  const events = read(text).getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  return new ICAL.Event(events[0]);
};

it('contains time, place and title in a form that calendars read', () => {
  const vevent = only(calendarOf('Eventi', [event], context));
  expect(vevent.summary).toBe(event.title);
  expect(vevent.location).toBe('Piazza Grande 1');
  expect(vevent.description).toContain('Gratis');
  expect(vevent.component.getFirstPropertyValue('url')).toBe(
    'https://studium.example.org/eventi/notte-bianca',
  );
});

it.each([
  [
    'has days for an event of whole days',
    '2026-11-09T23:00',
    ';VALUE=DATE:20261110',
    ';VALUE=DATE:20261130',
  ],
  [
    'keeps the hour at which an event of several days begins',
    '2026-11-10T09:00',
    ';TZID=Europe/Rome:20261110T100000',
    ';TZID=Europe/Rome:20261130T000000',
  ],
])('%s', (_, begin, start, end) => {
  const exhibition = {
    ...event,
    eventStartDate: `${begin}:00+00:00`,
    eventEndDate: '2026-11-29T22:59:59+00:00',
  };
  const text = calendarOf('Eventi', [exhibition], context);
  expect(text).toContain(`DTSTART${start}\r\n`);
  expect(text).toContain(`DTEND${end}\r\n`);
});

it('ends every line in CRLF, including the last one', () => {
  const text = calendarOf('Eventi', [event], context);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('has no control characters, which an editor may paste', () => {
  const excerpt = 'Prima riga\u000Bseconda\nterza';
  const vevent = only(
    calendarOf('Eventi', [{ ...event, title: 'a\u0000b\u007Fc', excerpt }], context),
  );
  expect([vevent.summary, vevent.description.split('\n\n')[0]]).toEqual([
    'a b c',
    'Prima riga seconda\nterza',
  ]);
});

it('has no line from a text of a person, in any field', () => {
  const text = 'x\r\nURL:https://evil.example\r\nEND:VEVENT\nBEGIN:VEVENT\rSUMMARY:y\u2028z';
  const texts = { uid: text, slug: text, title: text, excerpt: text, ticket: text };
  const address = { address: text, lat: 44.1, lng: 11.2 };
  const file = calendarOf(text, [{ ...event, ...texts, address }], context);
  const lines = file.replaceAll('\r\n ', '').split(/\r\n|[\r\n\u2028]/);
  const names = lines.map((line) => /^[A-Z-]+/.exec(line)?.[0] ?? line);
  const usual = calendarOf('Eventi', [event], context).replaceAll('\r\n ', '').split('\r\n');
  expect(names).toEqual(usual.map((line) => /^[A-Z-]+/.exec(line)?.[0] ?? line));
  expect(only(file).uid).toMatch(/^x%0D%0AURL.*-it@studium.example.org$/);
});

it('uses the time zone of the town, with its definition', () => {
  const text = calendarOf('Eventi', [event], context);
  const [zone] = read(text).getAllSubcomponents('vtimezone');
  expect(zone?.getFirstPropertyValue('tzid')).toBe('Europe/Rome');
  const { startDate, endDate } = only(text);
  expect([startDate.toString(), endDate.toString()]).toEqual([
    '2026-11-27T21:00:00',
    '2026-11-28T02:30:00',
  ]);
  expect(text).toContain('DTSTART;TZID=Europe/Rome:20261127T210000');
});

it('writes its stamps in UTC, in any time zone of the server', () => {
  const text = calendarOf('Eventi', [event], context);
  expect(text).toContain('DTSTAMP:20261002T080000Z');
  expect(text).toContain('LAST-MODIFIED:20261002T080000Z');
});

it('uses summer time in summer', () => {
  const summer = { ...event, eventStartDate: '2027-07-01T19:00:00+00:00', eventEndDate: null };
  const { startDate } = only(calendarOf('Eventi', [summer], context));
  expect(startDate.toString()).toBe('2027-07-01T21:00:00');
});

it('has the same uid for an event that changes, and a higher sequence', () => {
  const before = only(calendarOf('Eventi', [event], context));
  const later = { ...event, title: 'Notte blu', dateUpdated: '2026-10-03T08:00:00+00:00' };
  const after = only(calendarOf('Eventi', [later], context));
  expect(after.uid).toBe(before.uid);
  expect(after.sequence).toBeGreaterThan(before.sequence);
});

it('folds its lines at 75 bytes without losing text', () => {
  const text = calendarOf('Eventi', [event], context);
  const long = text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75);
  expect(long.filter((line) => !line.startsWith('TZUNTIL'))).toEqual([]);
  expect(only(text).description).toContain(event.excerpt?.trim());
});

it('is an empty calendar if there are no events', () => {
  const empty = read(calendarOf('Eventi', [], context));
  expect(empty.getAllSubcomponents('vevent')).toEqual([]);
});

it('has all events that are not over, however many there are and however long ago one began', async () => {
  const entryOf = (slug: string) => ({
    __typename: 'events_events_Entry',
    ...event,
    uid: null,
    slug,
  });
  const many = Array.from({ length: 600 }, (_, index) => entryOf(`concert-${index}`));
  const site = await openSite({ '/calendar': { handler: calendarHandler } });
  const closeCms = await openCms(({ name, variables: { end, limit, offset } }) => {
    if (name !== 'CalendarEvents') return { globalSets: [], navigationNodes: [] };
    const from = Number(offset ?? 0);
    // The cms filters by the end only the exhibition, which began long before.
    const entries = end ? [entryOf('exhibition')] : many;
    return { entries: entries.slice(from, from + Number(limit)) };
  });
  const text = await (await fetch(`${site.url}/calendar?locale=it`)).text();
  await Promise.all([closeCms(), site.close()]);
  expect(read(text).getAllSubcomponents('vevent')).toHaveLength(601);
  expect(text).toContain('UID:exhibition-it@');
});

it('has the events of the last three months', async () => {
  const site = await openSite({ '/calendar': { handler: calendarHandler } });
  let since = '';
  const closeCms = await openCms(({ name, variables: { start } }) => {
    if (name !== 'CalendarEvents') return { globalSets: [], navigationNodes: [] };
    const [, after] = /^> (.*)$/.exec(String(start)) ?? [];
    since = after ?? since;
    return { entries: [] };
  });
  await fetch(`${site.url}/calendar?locale=it&type=concert`);
  await Promise.all([closeCms(), site.close()]);
  const days = (Date.now() - Date.parse(since)) / 86_400_000;
  expect(Math.floor(days)).toBe(90);
});
