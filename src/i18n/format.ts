import { type Locale, localeInfo } from '@/routing/locales';

export interface Formatters {
  /** An amount in euros, without cents: € 420 */
  euro: (amount: number) => string;
  /** A number with at most three decimals: 1250 and 12.500,5 in Italian. */
  number: (value: number) => string;
}

/**
 * Formats numbers and amounts with our own data. Intl uses the CLDR data of each engine, which differ
 * between versions, so a page rendered on the server would not hydrate.
 */
export function createFormatters(locale: Locale): Formatters {
  const { decimal, group, groupsFrom } = localeInfo[locale].numbers;
  const number = (value: number) => {
    const rounded = Number(value.toFixed(3));
    const [integer = '', decimals] = String(rounded).split('.');
    const grouped =
      Math.abs(rounded) >= groupsFrom ? integer.replace(/\B(?=(\d{3})+$)/g, group) : integer;
    return decimals ? `${grouped}${decimal}${decimals}` : grouped;
  };
  return { number, euro: (amount) => `€\u00a0${number(amount)}` };
}
