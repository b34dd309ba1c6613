import { eventState } from '@studium/shared/eventDates';
import { datesOf } from './datesOf';
import { maxDates, type PlannedEvent, seriesOf } from './series';

/** A lesson on Mondays at 18:00 of the town, 90 minutes. 2026-10-05 is a Monday. */
const lesson: PlannedEvent = {
  eventStartDate: '2026-10-05T16:00:00.000Z',
  eventEndDate: '2026-10-05T17:30:00.000Z',
};
const noon = (day: string) => `${day}T11:00:00.000Z`;
const starts = (event: PlannedEvent) => datesOf(event).map(({ start }) => start.slice(0, 16));

test('an event without a rule has one date', () => {
  expect(datesOf(lesson)).toEqual([
    {
      start: lesson.eventStartDate,
      end: lesson.eventEndDate,
      overAt: lesson.eventEndDate,
      scheduled: null,
      cancelled: false,
      address: null,
      lat: null,
      lng: null,
    },
  ]);
  expect(datesOf({})).toEqual([]);
});

test('a rule without pauses has all dates, also in a form, where an empty list is 0', () => {
  const form: unknown = { ...lesson, repeats: { until: noon('2026-10-19'), pauses: 0 } };
  expect(seriesOf(form as PlannedEvent)?.starts).toHaveLength(3);
});

test('a rule keeps the hour of the town across a clock change, and includes its last day', () => {
  const dates = datesOf({ ...lesson, repeats: { until: noon('2026-11-02') } });
  expect(dates.map(({ start, end }) => `${start} ${end}`)).toEqual([
    '2026-10-05T16:00:00.000Z 2026-10-05T17:30:00.000Z',
    '2026-10-12T16:00:00.000Z 2026-10-12T17:30:00.000Z',
    '2026-10-19T16:00:00.000Z 2026-10-19T17:30:00.000Z',
    '2026-10-26T17:00:00.000Z 2026-10-26T18:30:00.000Z',
    '2026-11-02T17:00:00.000Z 2026-11-02T18:30:00.000Z',
  ]);
  expect(dates.every(({ start, scheduled }) => start === scheduled)).toBe(true);
});

test('a rule has weekdays, intervals and pauses, and may begin on another day', () => {
  const rule = { ...lesson, repeats: { weekdays: ['MO' as const, 'TH' as const] } };
  const until = (day: string, more: object = {}) =>
    starts({ ...rule, repeats: { ...rule.repeats, until: noon(day), ...more } });
  expect(until('2026-10-15')).toEqual([
    '2026-10-05T16:00',
    '2026-10-08T16:00',
    '2026-10-12T16:00',
    '2026-10-15T16:00',
  ]);
  expect(until('2026-10-22', { everyWeeks: '2' })).toEqual([
    '2026-10-05T16:00',
    '2026-10-08T16:00',
    '2026-10-19T16:00',
    '2026-10-22T16:00',
  ]);
  const pauses = [{ from: noon('2026-10-08'), to: noon('2026-10-12') }];
  expect(until('2026-10-15', { pauses })).toEqual(['2026-10-05T16:00', '2026-10-15T16:00']);
  const onTuesdays = { weekdays: ['TU' as const], until: noon('2026-10-13') };
  expect(starts({ ...lesson, repeats: onTuesdays })).toEqual([
    '2026-10-06T16:00',
    '2026-10-13T16:00',
  ]);
});

test('a date is moved, cancelled, held at another place, or added', () => {
  const address = { address: 'Piazza Grande 1', lat: 43.4, lng: 12 };
  const dates = datesOf({
    ...lesson,
    repeats: { until: noon('2026-10-26') },
    otherDates: [
      { replaces: noon('2026-10-12'), start: '2026-10-13T18:00:00.000Z' },
      { replaces: noon('2026-10-19'), cancelled: true },
      { replaces: noon('2026-10-26'), address },
      { start: '2026-10-10T08:00:00.000Z' },
    ],
  });
  expect(
    dates.map(({ start, end, scheduled, cancelled, address: place }) => [
      start.slice(5, 16),
      end?.slice(5, 16),
      scheduled?.slice(5, 16) ?? null,
      cancelled ? 'off' : place,
    ]),
  ).toEqual([
    ['10-05T16:00', '10-05T17:30', '10-05T16:00', null],
    ['10-10T08:00', '10-10T09:30', null, null],
    // The length is that of the first date.
    ['10-13T18:00', '10-13T19:30', '10-12T16:00', null],
    ['10-19T16:00', '10-19T17:30', '10-19T16:00', 'off'],
    ['10-26T17:00', '10-26T18:30', '10-26T17:00', 'Piazza Grande 1'],
  ]);
});

test('whole days stay whole days', () => {
  const market = {
    eventStartDate: '2026-10-16T22:00:00.000Z',
    eventEndDate: '2026-10-18T21:59:59.999Z',
    repeats: { until: noon('2026-10-31') },
  };
  expect(datesOf(market).map(({ start, end }) => `${start} ${end}`)).toEqual([
    '2026-10-16T22:00:00.000Z 2026-10-18T21:59:59.999Z',
    '2026-10-23T22:00:00.000Z 2026-10-25T22:59:59.999Z',
    '2026-10-30T23:00:00.000Z 2026-11-01T22:59:59.999Z',
  ]);
});

test('a date is over when the site says so', () => {
  const ends = [null, lesson.eventEndDate, '2026-10-06T01:00:00.000Z', lesson.eventStartDate];
  for (const eventEndDate of ends) {
    const [date] = datesOf({ ...lesson, eventEndDate });
    const over = Date.parse(date?.overAt ?? '');
    const stateAt = (time: number) => eventState(date?.start ?? '', date?.end ?? null, time);
    expect([stateAt(over - 1), stateAt(over)]).toEqual(['ongoing', 'past']);
  }
});

test('there are never more dates than an event may have', () => {
  const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
  const repeats = { weekdays: [...weekdays], until: noon('2028-09-30') };
  expect(datesOf({ ...lesson, repeats })).toHaveLength(maxDates);
  expect(seriesOf({ ...lesson, repeats })?.starts).toHaveLength(maxDates + 1);
});

test('a draft with a last day in thousands of years, of which a pause leaves out all, has dates of two years', () => {
  const pauses = [{ from: noon('2026-01-01'), to: noon('9999-12-31') }];
  const series = seriesOf({ ...lesson, repeats: { until: noon('9999-12-31'), pauses } });
  expect(series?.starts).toEqual([]);
  expect(series?.exceptions).toHaveLength(105);
});
