import { isWholeDay } from '@studium/shared/eventDates';
import { timeZone } from '@studium/shared/town/settings';
import { formatDate } from '@/i18n/formatDate';
import { fileHref } from '@/routing/files';
import { localeInfo } from '@/routing/locales';
import type { MapperContext } from '@/server/mapping/context';
import { mapDate } from '@/server/mapping/mapDate';
import { daysLeft, type Deadline } from '../deadline';

/** Maps a deadline; null without one. @param now the time of the generation of the page */
export function mapDeadline(
  moment: string | null | undefined,
  { locale }: Pick<MapperContext, 'locale'>,
  now = new Date(),
): Deadline | null {
  const iso = mapDate(moment);
  if (!iso) return null;
  const time = Date.parse(iso);
  const clock = new Intl.DateTimeFormat(localeInfo[locale].iso, { timeStyle: 'short', timeZone });
  return {
    iso,
    date: formatDate(iso, locale),
    time: isWholeDay(time) ? null : clock.format(time),
    left: daysLeft(iso, now.getTime()),
  };
}

const minuteMs = 60_000;

/**
 * The argument of the contract for entries without a deadline or with one that is not over. It is the start of a minute, so
 * that the cms can answer from its cache.
 */
export const openNow = (now = Date.now()): string[] => [
  `> ${new Date(Math.floor(now / minuteMs) * minuteMs).toISOString()}`,
  ':empty:',
];

/** The file that adds a deadline to a calendar; null when it is over. */
export const deadlineHref = (
  file: 'newsDeadline' | 'serviceDeadline',
  slug: string | null | undefined,
  deadline: Deadline | null,
  { locale }: Pick<MapperContext, 'locale'>,
): string | null => (slug && deadline && deadline.left >= 0 ? fileHref(file, locale, slug) : null);
