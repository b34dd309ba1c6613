import { shortEventDate, eventSpan } from './eventDates';

const now = new Date('2026-11-21T17:00:00Z');
/** Replaces narrow spaces, such as the one before PM, by normal ones. */
const normalizeSpaces = (text: string) => text.replace(/\s/g, ' ');

describe('shortEventDate', () => {
  it.each([
    ['an evening', '2026-11-27T20:00:00Z', null, 'ven 27 nov, 21:00', 'Fri, Nov 27, 9:00 PM'],
    ['in summer time', '2026-07-03T19:00:00Z', null, 'ven 3 lug, 21:00', 'Fri, Jul 3, 9:00 PM'],
    [
      'a night that ends the next morning',
      '2026-11-27T21:00:00Z',
      '2026-11-28T03:00:00Z',
      'ven 27 nov, 22:00',
      'Fri, Nov 27, 10:00 PM',
    ],
    ['days', '2026-11-27T18:00:00Z', '2026-11-29T21:00:00Z', '27–29 nov', 'Nov 27 – 29'],
    [
      'days across months',
      '2026-11-27T18:00:00Z',
      '2026-12-02T21:00:00Z',
      '27 nov – 2 dic',
      'Nov 27 – Dec 2',
    ],
    [
      'days, the last of which ends after midnight',
      '2026-11-27T18:00:00Z',
      '2026-11-30T01:00:00Z',
      '27–29 nov',
      'Nov 27 – 29',
    ],
    [
      'days that end in the first night of a month',
      '2026-11-28T18:00:00Z',
      '2026-12-01T01:00:00Z',
      '28–30 nov',
      'Nov 28 – 30',
    ],
    [
      'another year',
      '2025-12-02T20:00:00Z',
      null,
      'mar 2 dic 2025, 21:00',
      'Tue, Dec 2, 2025, 9:00 PM',
    ],
    [
      'after midnight in Rome, before midnight in UTC',
      '2026-11-27T23:30:00Z',
      null,
      'sab 28 nov, 00:30',
      'Sat, Nov 28, 12:30 AM',
    ],
    [
      'an end before the start, which is ignored',
      '2026-11-27T20:00:00Z',
      '2026-11-20T20:00:00Z',
      'ven 27 nov, 21:00',
      'Fri, Nov 27, 9:00 PM',
    ],
  ])('formats %s', (_, start, end, italian, english) => {
    expect(normalizeSpaces(shortEventDate(start, end, 'it', now))).toBe(italian);
    expect(normalizeSpaces(shortEventDate(start, end, 'en', now))).toBe(english);
  });
});

describe('eventSpan', () => {
  it('returns the day and the times of an evening', () => {
    const span = eventSpan('2026-11-27T20:00:00Z', '2026-11-27T22:30:00Z', 'it');
    expect(span).toEqual({
      sameDay: true,
      start: { iso: '2026-11-27T20:00:00Z', date: 'venerdì 27 novembre 2026', time: '21:00' },
      end: { iso: '2026-11-27T22:30:00Z', date: 'venerdì 27 novembre 2026', time: '23:30' },
    });
  });

  it('has no end if the event has none', () => {
    expect(eventSpan('2026-11-27T20:00:00Z', null, 'en').end).toBeNull();
  });
});

it('has no hour for an end that is a day, which is the last one of the event', () => {
  const end = '2026-11-29T22:59:59+00:00';
  expect(eventSpan('2026-11-10T09:00:00+00:00', end, 'it')).toMatchObject({
    end: { iso: '2026-11-29', date: 'domenica 29 novembre 2026', time: null },
    sameDay: false,
  });
  expect(shortEventDate('2026-11-10T09:00:00+00:00', end, 'it', new Date('2026-11-01'))).toBe(
    '10–29 nov',
  );
});

it('has no hours for an event of days, from the midnight of its first day', () => {
  const start = '2026-11-09T23:00:00Z';
  expect(eventSpan(start, '2026-11-29T22:59:59Z', 'it')).toMatchObject({
    start: { iso: '2026-11-10', date: 'martedì 10 novembre 2026', time: null },
    end: { iso: '2026-11-29', time: null },
  });
  expect(shortEventDate(start, '2026-11-10T22:59:59Z', 'it', now)).toBe('mar 10 nov');
  // A midnight with an end that has an hour is an hour.
  expect(eventSpan(start, '2026-11-10T02:00:00Z', 'it').start.time).toBe('00:00');
});
