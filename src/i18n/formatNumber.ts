import type { Locale } from '@/routing/locales';

/** The separators of CLDR 48. Italian groups digits from five digits on (minimumGroupingDigits 2). */
const marks = {
  it: { decimal: ',', group: '.', groupsFrom: 10_000 },
  en: { decimal: '.', group: ',', groupsFrom: 1000 },
} satisfies Record<Locale, unknown>;

/** Formats a number with at most three decimals: 1250 and 12.500,5 in Italian. */
export function formatNumber(value: number, locale: Locale): string {
  const { decimal, group, groupsFrom } = marks[locale];
  const rounded = Number(value.toFixed(3));
  const [integer = '', decimals] = String(rounded).split('.');
  const grouped =
    Math.abs(rounded) >= groupsFrom ? integer.replace(/\B(?=(\d{3})+$)/g, group) : integer;
  return decimals ? `${grouped}${decimal}${decimals}` : grouped;
}
