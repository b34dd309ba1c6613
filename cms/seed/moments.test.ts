import { dayOf, dateOfSeed } from './moments';

// A Saturday, late in the evening in Rome; in UTC+2 it is already Sunday.
const today = new Date('2026-11-21T22:30:00Z');

describe('moments of the content', () => {
  it('are in the week of the seed, which begins on Monday', () => {
    expect(dateOfSeed({ week: 0, day: 'mon', at: '18:00' }, today)).toBe(
      '2026-11-16T17:00:00.000Z',
    );
    expect(dateOfSeed({ week: 0, day: 'sun', at: '10:00' }, today)).toBe(
      '2026-11-22T09:00:00.000Z',
    );
    expect(dateOfSeed({ week: -1, day: 'sat', at: '00:00' }, today)).toBe(
      '2026-11-13T23:00:00.000Z',
    );
  });

  it('keep the time of day before and after a change of the clocks', () => {
    // Clocks go forward on 28 March 2027.
    expect(dateOfSeed({ week: 18, day: 'sat', at: '21:00' }, today)).toBe(
      '2027-03-27T20:00:00.000Z',
    );
    expect(dateOfSeed({ week: 18, day: 'sun', at: '21:00' }, today)).toBe(
      '2027-03-28T19:00:00.000Z',
    );
  });

  it('of a day begin at midnight in Rome', () => {
    expect(dayOf(0, today)).toBe('2026-11-20T23:00:00.000Z');
    expect(dayOf(-30, new Date('2026-07-01T22:30:00Z'))).toBe('2026-06-01T22:00:00.000Z');
  });
});
