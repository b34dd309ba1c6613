import { timeZone } from '@studium/shared/town/settings';
import type { AdminLanguage } from '../../lib/adminLanguage';

const tags: Record<AdminLanguage, string> = { it: 'it-IT', en: 'en-GB' };

const format = (date: Date, language: AdminLanguage, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tags[language], { ...options, timeZone }).format(date);

/** A time in the town for a narrow column: `18:31` today, `3 nov, 18:31` this year, else `3 nov 2025`. */
export function shortMoment(time: string, language: AdminLanguage, now: Date): string {
  const date = new Date(time);
  const isSame = (options: Intl.DateTimeFormatOptions) =>
    format(date, language, options) === format(now, language, options);
  const hour = format(date, language, { hour: '2-digit', minute: '2-digit' });
  if (isSame({ dateStyle: 'short' })) return hour;
  const day = { day: 'numeric', month: 'short' } as const;
  return isSame({ year: 'numeric' })
    ? `${format(date, language, day)}, ${hour}`
    : format(date, language, { ...day, year: 'numeric' });
}
