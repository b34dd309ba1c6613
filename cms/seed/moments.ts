import { townTimeZone } from '../src/lib/townTime';
import type { MomentSeed } from './types';

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const dayLength = 86_400_000;

const inRome = new Intl.DateTimeFormat('en-GB', {
  timeZone: townTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** What a clock in Rome shows at a moment, as if it were UTC. */
function romeClock(moment: number): number {
  const part = Object.fromEntries(
    inRome.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** The moment at which a clock in Rome shows a time that is given as if it were UTC. */
function whenRomeShows(clock: number): Date {
  const guess = clock - (romeClock(clock) - clock);
  return new Date(guess - (romeClock(guess) - clock));
}

/** A moment of the content as ISO 8601, told from the week of `today`. */
export function momentOf({ week, day, at }: MomentSeed, today: Date): string {
  const midnight = Math.floor(romeClock(today.getTime()) / dayLength) * dayLength;
  const monday = midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * dayLength;
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  const days = week * 7 + weekdays.indexOf(day);
  return whenRomeShows(monday + days * dayLength + (hour * 60 + minute) * 60_000).toISOString();
}

/** The beginning of a day in Rome, some days after `today` or, with a minus, before it. */
export function dayOf(days: number, today: Date): string {
  const midnight = Math.floor(romeClock(today.getTime()) / dayLength) * dayLength;
  return whenRomeShows(midnight + days * dayLength).toISOString();
}
