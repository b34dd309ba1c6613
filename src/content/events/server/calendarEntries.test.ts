import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import type { CalendarEventFragment } from '@/gql/graphql';
import { calendarOf } from './calendarHandler';

/** A lesson on Mondays at 18:00 of the town, over the end of summer time, without 9 November. */
const course: CalendarEventFragment = {
  uid: '6f1c2f6e-6d0e-4c59-8f7e-1f1f3d5c2a10',
  slug: 'corso-di-coro',
  title: 'Corso di coro',
  excerpt: null,
  dateCreated: '2026-10-01T08:00:00+00:00',
  dateUpdated: '2026-10-02T08:00:00+00:00',
  eventStartDate: '2026-10-12T16:00:00+00:00',
  eventEndDate: '2026-10-12T17:30:00+00:00',
  eventDates: [
    ['2026-10-12T16:00', '17:30', '2026-10-12T16:00'],
    ['2026-10-20T18:00', '19:30', '2026-10-19T16:00'],
    ['2026-10-26T17:00', '18:30', '2026-10-26T17:00'],
    ['2026-11-02T17:00', '18:30', '2026-11-02T17:00', 'cancelled'],
    ['2026-11-07T09:00', '10:30', null],
    ['2026-11-16T17:00', '18:30', '2026-11-16T17:00', 'Piazza Grande 1'],
  ].map(([start, end, scheduled, more]) => ({
    start: `${start}:00+00:00`,
    end: `${start?.slice(0, 11)}${end}:00+00:00`,
    scheduled: scheduled ? `${scheduled}:00+00:00` : null,
    cancelled: more === 'cancelled',
    address: more && more !== 'cancelled' ? { address: more, lat: null, lng: null } : null,
  })),
  repeats: [
    {
      start: '2026-10-12T16:00:00+00:00',
      end: '2026-10-12T17:30:00+00:00',
      weekdays: ['MO'],
      everyWeeks: 1,
      until: '2026-11-16T17:00:00+00:00',
      exceptions: ['2026-11-09T17:00:00+00:00'],
    },
  ],
  cancelled: false,
  ticket: null,
  address: { address: 'Via Alta 2', lat: null, lng: null },
};

const calendar = (event = course) =>
  calendarOf('Eventi', [event], { locale: 'it', siteUrl: 'https://studium.example.org' });

/** The dates that take place, in UTC, with their places. */
const expected = [
  '2026-10-12T16:00 Via Alta 2',
  '2026-10-20T18:00 Via Alta 2',
  '2026-10-26T17:00 Via Alta 2',
  '2026-11-07T09:00 Via Alta 2',
  '2026-11-16T17:00 Piazza Grande 1',
];

/** The next date of a rule; ical.js returns none at its end, which its types do not say. */
const nextOf = (iterator: { next: () => ICAL.Time | undefined }) => iterator.next();

/** What a person sees who opens the file in a program with ical.js, such as Thunderbird. */
function readByIcalJs(text: string): string[] {
  const root = ICAL.Component.fromString(text);
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = root.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  const found: string[] = [];
  for (const event of events.filter((one) => !one.isRecurrenceException())) {
    for (const one of events)
      if (one.isRecurrenceException() && one.uid === event.uid) event.relateException(one);
    const iterator = event.iterator();
    for (let next = nextOf(iterator); next; next = nextOf(iterator)) {
      const { item, startDate } = event.getOccurrenceDetails(next);
      if (item.component.getFirstPropertyValue('status') === 'CANCELLED') continue;
      found.push(`${startDate.toJSDate().toISOString().slice(0, 16)} ${item.location}`);
    }
  }
  return found.sort();
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The same by node-ical, which other calendars for the web use. */
function readByNodeIcal(text: string): string[] {
  const found: string[] = [];
  const range = { from: new Date('2026-01-01'), to: new Date('2027-12-31') };
  for (const entry of Object.values(nodeIcal.sync.parseICS(text))) {
    if (entry?.type !== 'VEVENT') continue;
    for (const { start, event } of nodeIcal.expandRecurringEvent(entry, range))
      if (event.status !== 'CANCELLED')
        found.push(`${start.toISOString().slice(0, 16)} ${textOf(event.location)}`);
  }
  return found.sort();
}

it('has the dates of a course as two readers understand them', () => {
  expect(readByIcalJs(calendar())).toEqual(expected);
  expect(readByNodeIcal(calendar())).toEqual(expected);
});

it('has one rule for a course, its exceptions and its changed dates', () => {
  const lines = calendar().replaceAll('\r\n ', '').split('\r\n');
  const named = (name: string) => lines.filter((line) => line.startsWith(name));
  expect(named('RRULE:FREQ=WEEKLY')).toEqual([
    'RRULE:FREQ=WEEKLY;INTERVAL=1;UNTIL=20261116T170000Z;BYDAY=MO;WKST=MO',
  ]);
  expect(named('EXDATE')).toEqual(['EXDATE;TZID=Europe/Rome:20261109T180000']);
  expect(named('RECURRENCE-ID')).toEqual([
    'RECURRENCE-ID;TZID=Europe/Rome:20261019T180000',
    'RECURRENCE-ID;TZID=Europe/Rome:20261102T180000',
    'RECURRENCE-ID;TZID=Europe/Rome:20261116T180000',
  ]);
  const uids = named('UID:');
  expect(uids).toHaveLength(5);
  expect(new Set(uids).size).toBe(2);
});

it('has each date of an event without a rule, or with whole days, as an entry of its own', () => {
  const single = { ...course, repeats: [] };
  expect(readByIcalJs(calendar(single))).toEqual(expected);
  const days = { ...course, eventDates: course.eventDates?.slice(0, 1) };
  const [series] = course.repeats ?? [];
  const end = '2026-10-12T21:59:59+00:00';
  const market = {
    ...days,
    eventDates: [7, 14].map((day) => ({
      start: `2026-10-${String(day).padStart(2, '0')}T22:00:00+00:00`,
      end: `2026-10-${String(day + 1).padStart(2, '0')}T21:59:59+00:00`,
      scheduled: null,
      cancelled: false,
      address: null,
    })),
    repeats: [{ ...series, start: '2026-10-07T22:00:00+00:00', end }],
  };
  const text = calendar(market as CalendarEventFragment);
  expect(text).not.toContain('RRULE:FREQ=WEEKLY');
  expect(text).toContain('DTSTART;VALUE=DATE:20261008\r\n');
  expect(text).toContain('DTSTART;VALUE=DATE:20261015\r\n');
});
