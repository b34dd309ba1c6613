import { localeInfo, type Locale } from '@/routing/locales';
import { onFirstUse } from './onFirstUse';

/** The town's clock; the server's own zone never shows. */
export const timeZone = 'Europe/Rome';

export interface Formatters {
  /** Euro without cents: € 420 */
  euro: (amount: number) => string;
  number: (value: number) => string;
  /** ISO 8601 in; 21 novembre 2026 */
  date: (iso: string) => string;
}

/** Numbers, amounts and dates as the language writes them. */
export function createFormatters(locale: Locale): Formatters {
  const { iso } = localeInfo[locale];
  const grouped = onFirstUse(() => new Intl.NumberFormat(iso));
  // Below a thousand whole numbers are digits alone; the first format of Intl takes a cheap phone 60 ms.
  const number = (value: number) =>
    Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : grouped().format(value);
  const date = onFirstUse(() => new Intl.DateTimeFormat(iso, { dateStyle: 'long', timeZone }));
  return {
    euro: (amount) => `€\u00a0${number(amount)}`,
    number,
    date: (value) => date().format(new Date(value)),
  };
}
