import { localeInfo, type Locale } from '@/routing/locales';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size in the largest unit whose value is at least 1, with 1,000 of each unit: 1,2 MB */
export function formatBytes(bytes: number, locale: Locale): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(localeInfo[locale].iso, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    maximumFractionDigits: power < 2 ? 0 : 1,
  }).format(bytes / 1000 ** power);
}
