import english from '../../public/locales/en/dates.json';
import italian from '../../public/locales/it/dates.json';
import type { Locale } from '@/routing/locales';
import { dayInRome } from './dayInRome';
import { formatNumber } from './formatNumber';

export interface Formatters {
  /** Euro without cents: € 420 */
  euro: (amount: number) => string;
  number: (value: number) => string;
  /** ISO 8601 in; 21 novembre 2026 */
  date: (iso: string) => string;
}

const dates = { it: italian, en: english } satisfies Record<Locale, unknown>;

/**
 * Numbers, amounts and dates as the language writes them, from data of our own. Intl would write
 * them by the CLDR data of each engine, which differ between versions: a page that the server has
 * rendered would not hydrate.
 */
export function createFormatters(locale: Locale): Formatters {
  const number = (value: number) => formatNumber(value, locale);
  return {
    euro: (amount) => `€\u00a0${number(amount)}`,
    number,
    date: (iso) => {
      const { long, months } = dates[locale];
      const [year, month, day] = dayInRome(Date.parse(iso)).split('-').map(Number);
      const values: Record<string, string | number | undefined> = {
        day,
        month: months[(month ?? 0) - 1],
        year,
      };
      return long.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
    },
  };
}
