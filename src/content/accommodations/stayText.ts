import type { T } from '@/i18n/messages';
import type { Terms } from './model';

/** The allowed length of a stay in months, as text; null when it is not stated. */
export function stayText(
  { minimumStay: least, maximumStay: most }: Pick<Terms, 'minimumStay' | 'maximumStay'>,
  t: T,
): string | null {
  if (least !== null && most !== null) {
    return least === most
      ? t('accommodations.terms.stayExactly', { count: least })
      : t('accommodations.terms.stayRange', { from: least, count: most });
  }
  if (least !== null) return t('accommodations.terms.stayFrom', { count: least });
  if (most !== null) return t('accommodations.terms.stayTo', { count: most });
  return null;
}
