import { timeZone } from '@studium/shared/town/settings';
import type { MomentSeed } from './types';

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const dayLength = 86_400_000;

const inRome = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The local time of Rome at a moment, as the timestamp of the same time in UTC. */
function romeTimeAsUtc(moment: number): number {
  const part = Object.fromEntries(
    inRome.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** The moment of a local time of Rome, which is given as the timestamp of the same time in UTC. */
function momentOfRomeTime(clock: number): Date {
  const guess = clock - (romeTimeAsUtc(clock) - clock);
  return new Date(guess - (romeTimeAsUtc(guess) - clock));
}

/** A moment of the content as ISO 8601, relative to the week of `today`. */
export function momentOf({ week, day, at }: MomentSeed, today: Date): string {
  const midnight = Math.floor(romeTimeAsUtc(today.getTime()) / dayLength) * dayLength;
  const monday = midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * dayLength;
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  const days = week * 7 + weekdays.indexOf(day);
  return momentOfRomeTime(monday + days * dayLength + (hour * 60 + minute) * 60_000).toISOString();
}

/** The beginning of a day in Rome, a number of days after `today`; before it if negative. */
export function dayOf(days: number, today: Date): string {
  const midnight = Math.floor(romeTimeAsUtc(today.getTime()) / dayLength) * dayLength;
  return momentOfRomeTime(midnight + days * dayLength).toISOString();
}
