import { formatDate } from '@/i18n/formatDate';
import type { FormattedDate } from '@/i18n/formattedDate';
import type { MapperContext } from './context';
import { mapDate } from './mapDate';

/** The cms's date, formatted in the page's language, or null if it is missing or invalid. */
export function mapFormattedDate(
  moment: string | null | undefined,
  { locale }: MapperContext,
): FormattedDate | null {
  const iso = mapDate(moment);
  return iso ? { iso, text: formatDate(iso, locale) } : null;
}
