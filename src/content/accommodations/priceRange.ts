import type { Formatters } from '@/i18n/format';
import type { Price } from './model';

/** Formats a price: € 420, or € 380–450 for a range. `extra` is added to both ends. */
export function priceRange(
  { from, to }: Pick<Price, 'from' | 'to'>,
  format: Formatters,
  extra = 0,
): string {
  const lowest = format.euro(from + extra);
  return to === null || to <= from ? lowest : `${lowest}–${format.amount(to + extra)}`;
}
