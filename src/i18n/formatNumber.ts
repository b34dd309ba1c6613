import { type Locale, localeInfo } from '@/routing/locales';

/** Formats a number with at most three decimals: 1250 and 12.500,5 in Italian. */
export function formatNumber(value: number, locale: Locale): string {
  const { decimal, group, groupsFrom } = localeInfo[locale].numbers;
  const rounded = Number(value.toFixed(3));
  const [integer = '', decimals] = String(rounded).split('.');
  const grouped =
    Math.abs(rounded) >= groupsFrom ? integer.replace(/\B(?=(\d{3})+$)/g, group) : integer;
  return decimals ? `${grouped}${decimal}${decimals}` : grouped;
}
