import { onFirstUse } from '@/lib/onFirstUse';
import { localeInfo, type Locale } from '@/routing/locales';

/** The town's clock; the server's own zone never shows. */
export const timeZone = 'Europe/Rome';

export interface Formatters {
  /** Euro without cents: € 420 */
  euro: (amount: number) => string;
  number: (value: number) => string;
  /** Bytes in; 1,2 MB */
  bytes: (bytes: number) => string;
  /** ISO 8601 in; 21 novembre 2026 */
  date: (iso: string) => string;
}

/** Numbers, amounts and dates as the language writes them. */
export function createFormatters(locale: Locale): Formatters {
  const { iso } = localeInfo[locale];
  const number = onFirstUse(() => new Intl.NumberFormat(iso));
  const date = onFirstUse(() => new Intl.DateTimeFormat(iso, { dateStyle: 'long', timeZone }));
  return {
    euro: (amount) => `€\u00a0${number().format(amount)}`,
    number: (value) => number().format(value),
    bytes: (bytes) => inUnit(bytes, iso),
    date: (value) => date().format(new Date(value)),
  };
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** In the largest unit that leaves a number of 1 or more; powers of 1,000. */
function inUnit(bytes: number, locale: string): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    maximumFractionDigits: power < 2 ? 0 : 1,
  }).format(bytes / 1000 ** power);
}
