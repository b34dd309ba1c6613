import { currentDate, eventState } from './eventDates';

const now = Date.parse('2026-11-21T17:00:00Z');

describe('eventState', () => {
  it.each([
    ['2026-11-21T17:30:00Z', null, 'upcoming'],
    ['2026-11-20T17:30:00Z', '2026-11-22T10:00:00Z', 'ongoing'],
    ['2026-11-20T17:30:00Z', '2026-11-21T16:59:00Z', 'past'],
    // Without an end, an event lasts until the end of its day in Rome.
    ['2026-11-21T09:00:00Z', null, 'ongoing'],
    ['2026-11-20T22:30:00Z', null, 'past'],
    // The same with an end that is not after the start.
    ['2026-11-21T16:30:00Z', '2026-11-21T16:30:00Z', 'ongoing'],
    ['2026-11-21T16:30:00Z', '2025-11-21T18:00:00Z', 'ongoing'],
    ['2026-11-20T16:30:00Z', '2026-11-20T16:30:00Z', 'past'],
  ] as const)('of %s to %s is %s', (start, end, state) => {
    expect(eventState(start, end, now)).toBe(state);
  });

  it('uses midnight in Rome, not in UTC', () => {
    expect(eventState('2026-11-21T20:00:00Z', null, Date.parse('2026-11-21T22:59:00Z'))).toBe(
      'ongoing',
    );
    expect(eventState('2026-11-21T20:00:00Z', null, Date.parse('2026-11-21T23:01:00Z'))).toBe(
      'past',
    );
  });
});

describe('the current date of an event', () => {
  const weekly = ['11-14', '11-21', '11-28', '12-05'].map((day) => ({
    start: `2026-${day}T17:30:00Z`,
    end: `2026-${day}T19:00:00Z`,
    cancelled: false,
  }));
  const [first, second, third, last] = weekly;
  const at = (time: string, dates = weekly) => currentDate(dates, Date.parse(time));

  it('is the next one, also while it lasts, and the last one when all are over', () => {
    expect(at('2026-11-21T17:00:00Z')).toBe(second);
    expect(at('2026-11-21T18:59:59Z')).toBe(second);
    expect(at('2026-11-21T19:00:00Z')).toBe(third);
    expect(at('2027-01-01T00:00:00Z')).toBe(last);
  });

  it('is not a cancelled one, unless all are', () => {
    const off = weekly.map((date) => ({ ...date, cancelled: date !== first && date !== last }));
    expect(at('2026-11-21T17:00:00Z', off)).toBe(off[3]);
    const none = weekly.map((date) => ({ ...date, cancelled: true }));
    expect(at('2026-11-21T17:00:00Z', none)).toBe(none[1]);
    expect(at('2026-11-21T17:00:00Z', [])).toBeUndefined();
  });
});
