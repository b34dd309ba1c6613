import type { TFunction } from 'i18next';
import type { Terms } from './model';

/** The allowed length of a stay in months, as text; null when it is not stated. */
export function stayText(
  { minimumStay: least, maximumStay: most }: Pick<Terms, 'minimumStay' | 'maximumStay'>,
  t: TFunction,
): string | null {
  if (least !== null && most !== null) {
    return least === most
      ? t('accommodation.terms.stayExactly', { count: least })
      : t('accommodation.terms.stayRange', { from: least, count: most });
  }
  if (least !== null) return t('accommodation.terms.stayFrom', { count: least });
  if (most !== null) return t('accommodation.terms.stayTo', { count: most });
  return null;
}
