import type { Locale } from '@/routing/locales';
import { formatNumber } from './formatNumber';

export interface Formatters {
  /** An amount in euros, without cents: € 420 */
  euro: (amount: number) => string;
  number: (value: number) => string;
}

/**
 * Formats numbers and amounts with our own data. Intl uses the CLDR data of each engine, which differ
 * between versions, so a page rendered on the server would not hydrate.
 */
export function createFormatters(locale: Locale): Formatters {
  const number = (value: number) => formatNumber(value, locale);
  return {
    euro: (amount) => `€\u00a0${number(amount)}`,
    number,
  };
}
