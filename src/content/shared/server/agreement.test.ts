import ICAL from 'ical.js';
import { createRandom } from '@/lib/testing/createRandom';
import { mapEvent } from '@/content/events/server/mapper';
import type { CalendarEventFragment, EventDetailFragment } from '@/gql/graphql';
import { calendarOf } from '@/content/events/server/calendarHandler';
import { eventJsonLd } from '@/content/events/server/eventJsonLd';

const siteUrl = 'https://studium.example.org';
const mapperContext = {
  locale: 'it',
  siteUrl,
  cmsHost: 'https://cms.example',
  preview: false,
} as const;
const url = `${siteUrl}/eventi/evento`;
const minute = 60_000;
const day = 24 * 60 * minute;

type Raw = EventDetailFragment & CalendarEventFragment;

/** Midnight in Rome before changes of the clock, and on ordinary days. */
const nights = ['2026-03-28T23:00:00Z', '2026-10-24T22:00:00Z', '2027-03-27T23:00:00Z'];
const days = ['2026-07-03T22:00:00Z', '2026-12-31T23:00:00Z', '2028-02-28T23:00:00Z'];

/** A date and time in a format of the cms: in UTC, or with any offset. */
function formatMoment(time: number, random: () => number): string {
  const hours = Math.floor(random() * 25) - 12;
  if (hours === 0) return new Date(time).toISOString();
  const local = new Date(time + hours * 60 * minute).toISOString().slice(0, 19);
  const offset = `${Math.abs(hours)}`.padStart(2, '0');
  return `${local}${hours < 0 ? '-' : '+'}${offset}:00`;
}

function randomEvent(seed: number): Raw {
  const random = createRandom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const midnight = Date.parse(pick([...nights, ...days]));
  const isAtMidnight = random() < 0.2;
  const start = midnight + (isAtMidnight ? 0 : Math.floor(random() * 32 * 4) * 15 * minute);
  // Less than an hour, a night, several days, an end before the start, or no end.
  const length = pick([15, 45, 90, 60 * 9, 60 * 24, 60 * 24 * 3 + 75, -60, 0, null]);
  const end = length === null ? null : start + length * minute;
  return {
    id: `${seed}`,
    uid: `uid-${seed}`,
    slug: 'evento',
    title: pick(['Notte bianca', 'Caffè, pane; e “città”', 'Riga\\n con \\ e , e ;', '🎉 Festa']),
    excerpt: pick(['Una riga', '']),
    dateCreated: '2026-01-01T00:00:00Z',
    dateUpdated: formatMoment(midnight - day, random),
    localized: [],
    eventType: pick(['concert', 'party', null]),
    eventStartDate: formatMoment(start, random),
    eventEndDate: end === null ? null : formatMoment(end, random),
    eventDates: [],
    repeats: [],
    cancelled: pick([true, false, null]),
    ticket: pick(['5 €', null]),
    source: null,
    categories: [],
    tags: [],
    image: [],
    address: pick([{ address: 'Piazza Grande 1', lat: 43.4, lng: 12.05 }, null]),
    contactLinks: [],
    embedUrl: null,
    contentManager: [],
    seo: null,
  };
}

/** The page, the JSON-LD and the calendar entry of the same event. */
function outputsOf(raw: Raw) {
  const event = mapEvent(
    raw,
    { blocks: [], related: [] },
    mapperContext,
    new Date('2026-01-01T00:00:00Z'),
  );
  const jsonLd: unknown = eventJsonLd(event, url, 'Studium Castelmora');
  const calendar = calendarOf('Eventi', [raw], { locale: 'it', siteUrl });
  const [component] = ICAL.Component.fromString(calendar).getAllSubcomponents('vevent');
  if (!component) throw new Error('the calendar has no event');
  return {
    page: event,
    jsonLd: jsonLd as Record<string, string> & { location: { name: string } },
    entry: new ICAL.Event(component),
    component,
  };
}

const events = Array.from({ length: 300 }, (_, seed) => randomEvent(seed));
const all = events.map((raw) => ({ raw, ...outputsOf(raw) }));

it('the page, the JSON-LD and the calendar of an event contain the same data', () => {
  for (const { raw, page, jsonLd, entry, component } of all) {
    const hasEnd = component.hasProperty('dtend');
    const start = Date.parse(raw.eventStartDate ?? '');
    const instant = (iso: string | undefined) => (iso === undefined ? null : Date.parse(iso));
    const inCalendar = {
      start: entry.startDate.toUnixTime() * 1000,
      end: hasEnd ? entry.endDate.toUnixTime() * 1000 : null,
      title: entry.summary,
      where: String(component.getFirstPropertyValue('location') ?? ''),
      off: component.getFirstPropertyValue('status') === 'CANCELLED',
    };
    const onPage = {
      start: instant(page.span?.start.iso),
      end: instant(page.span?.end?.iso),
      title: page.title,
      where: page.address,
      off: page.cancelled,
    };
    const inJson = {
      start: instant(jsonLd.startDate),
      end: instant(jsonLd.endDate),
      title: jsonLd.name,
      where: jsonLd.location.name === 'Studium Castelmora' ? '' : jsonLd.location.name,
      off: jsonLd.eventStatus === 'https://schema.org/EventCancelled',
    };
    expect([raw, inCalendar]).toEqual([raw, onPage]);
    expect([raw, inJson]).toEqual([raw, onPage]);
    expect([raw, onPage.start]).toEqual([raw, start]);
  }
});

it('page and calendar show the same time, also in the nights when the clock changes', () => {
  for (const { raw, page, entry } of all) {
    if (entry.startDate.zone.tzid !== 'Europe/Rome') continue;
    const [hour, minutes] = [entry.startDate.hour, entry.startDate.minute];
    expect([raw, page.span?.start.time]).toEqual([
      raw,
      `${hour}`.padStart(2, '0') + ':' + `${minutes}`.padStart(2, '0'),
    ]);
  }
});

it('the sample includes changes of the clock, all kinds of ends and cancelled events', () => {
  const count = (fits: (one: (typeof all)[number]) => boolean) => all.filter(fits).length;
  expect(count(({ entry }) => entry.startDate.zone.tzid === 'UTC')).toBeGreaterThan(0);
  expect(count(({ page }) => page.span?.end === null)).toBeGreaterThan(20);
  expect(count(({ page }) => page.span?.sameDay === false)).toBeGreaterThan(20);
  expect(count(({ page }) => page.cancelled)).toBeGreaterThan(20);
});
