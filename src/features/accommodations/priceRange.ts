import type { Formatters } from '@/i18n/format';
import type { Price } from './model';

/** € 420, or € 380–450 where rooms differ; with what comes on top of each, if given. */
export function priceRange(
  { from, to }: Pick<Price, 'from' | 'to'>,
  format: Formatters,
  extra = 0,
): string {
  const lowest = format.euro(from + extra);
  return to === null || to <= from ? lowest : `${lowest}–${format.number(to + extra)}`;
}
