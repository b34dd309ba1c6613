import { createFormatters } from '@/i18n/format';
import type { FormattedDate } from '@/i18n/formattedDate';
import type { Locale } from '@/routing/locales';
import type { MapContext } from './context';
import { mapDate } from './mapDate';

const formatters = { it: createFormatters('it'), en: createFormatters('en') } satisfies Record<
  Locale,
  unknown
>;

/** The CMS's date, formatted in the page's language, or null if it is missing or invalid. */
export function mapFormattedDate(
  moment: string | null | undefined,
  { locale }: MapContext,
): FormattedDate | null {
  const iso = mapDate(moment);
  return iso ? { iso, words: formatters[locale].date(iso) } : null;
}
