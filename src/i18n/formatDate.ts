import dates from '../../public/locales/dates.json';
import type { Locale } from '@/routing/locales';
import { dayInTown } from '@studium/shared/town/dayInTown';

/**
 * Formats a date with our own data, for the reason of createFormatters: 21 novembre 2026.
 * @param iso ISO 8601
 * @throws RangeError when the date is invalid
 */
export function formatDate(iso: string, locale: Locale): string {
  const { long, months } = dates[locale];
  const [year, month, day] = dayInTown(Date.parse(iso)).split('-').map(Number);
  const values: Record<string, string | number | undefined> = {
    day,
    month: months[(month ?? 0) - 1],
    year,
  };
  return long.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
