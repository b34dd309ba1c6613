import english from '../../public/locales/en/dates.json';
import italian from '../../public/locales/it/dates.json';
import type { Locale } from '@/routing/locales';
import { dayInRome } from './dayInRome';
import { formatNumber } from './formatNumber';

export interface Formatters {
  /** An amount in euros, without cents: € 420 */
  euro: (amount: number) => string;
  number: (value: number) => string;
  /** Takes ISO 8601 and returns 21 novembre 2026. */
  date: (iso: string) => string;
}

const dates = { it: italian, en: english } satisfies Record<Locale, unknown>;

/**
 * Formats numbers, amounts and dates with our own data. Intl uses the CLDR data of each engine, which differ
 * between versions, so a page rendered on the server would not hydrate.
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
