import { type Locale, localeInfo } from '@/routing/locales';

export interface Formatters {
  /** An amount in euros, with cents only if it has some: € 420, € 42,50 */
  euro: (amount: number) => string;
  /** The same without the sign of the currency. */
  amount: (amount: number) => string;
  /** A number with at most three decimals: 1250 and 12.500,5 in Italian. */
  number: (value: number) => string;
}

/**
 * Formats numbers and amounts with our own data. Intl uses the CLDR data of each engine, which differ
 * between versions, so a page rendered on the server would not hydrate.
 */
export function createFormatters(locale: Locale): Formatters {
  const { decimal, group, groupsFrom } = localeInfo[locale].numbers;
  const localize = (rounded: string) => {
    const [integer = '', decimals] = rounded.split('.');
    const grouped =
      Math.abs(Number(integer)) >= groupsFrom
        ? integer.replace(/\B(?=(\d{3})+$)/g, group)
        : integer;
    return decimals ? `${grouped}${decimal}${decimals}` : grouped;
  };
  const amount = (value: number) => localize(value.toFixed(2).replace('.00', ''));
  return {
    number: (value) => localize(String(Number(value.toFixed(3)))),
    amount,
    euro: (value) => `€\u00a0${amount(value)}`,
  };
}
