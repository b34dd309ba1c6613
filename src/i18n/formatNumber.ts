import type { Locale } from '@/routing/locales';

/** As CLDR 48 has them. Italian groups digits from five on (minimumGroupingDigits 2). */
const marks = {
  it: { decimal: ',', group: '.', groupsFrom: 10_000 },
  en: { decimal: '.', group: ',', groupsFrom: 1000 },
} satisfies Record<Locale, unknown>;

/** A number as the language writes it, with three decimals at most: 1250 and 12.500,5 in Italian. */
export function formatNumber(value: number, locale: Locale): string {
  const { decimal, group, groupsFrom } = marks[locale];
  const rounded = Number(value.toFixed(3));
  const [whole = '', decimals] = String(rounded).split('.');
  const grouped =
    Math.abs(rounded) >= groupsFrom ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  return decimals ? `${grouped}${decimal}${decimals}` : grouped;
}
