import { createFormatters } from '@/i18n/format';
import type { WrittenDate } from '@/i18n/writtenDate';
import type { Locale } from '@/routing/locales';
import type { MapContext } from './context';
import { mapDate } from './mapDate';

const formatters = { it: createFormatters('it'), en: createFormatters('en') } satisfies Record<
  Locale,
  unknown
>;

/** A moment of the CMS in the words of the page's language, or null where it wrote none. */
export function mapWrittenDate(
  moment: string | null | undefined,
  { locale }: MapContext,
): WrittenDate | null {
  const iso = mapDate(moment);
  return iso ? { iso, words: formatters[locale].date(iso) } : null;
}
