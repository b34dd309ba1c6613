import { useSyncExternalStore } from 'react';
import type { TFunction } from 'i18next';
import { useI18n } from '@/i18n/I18n';
import { subscribeToMinutes } from '@/lib/subscribeToMinutes';
import { daysLeft, type Deadline } from './deadline';

/** The most days that a text counts; before, it names the date. */
const maxCounted = 14;

/** What a deadline says on a day: closes in 5 days. @param left see `daysLeft` */
export function deadlineText({ date, time }: Deadline, left: number, t: TFunction): string {
  if (left < 0) return t('common.deadline.closed', { date });
  if (left === 0)
    return time === null ? t('common.deadline.today') : t('common.deadline.todayAt', { time });
  if (left === 1) return t('common.deadline.tomorrow');
  return left > maxCounted
    ? t('common.deadline.on', { date })
    : t('common.deadline.days', { count: left });
}

/**
 * What a deadline says now, and whether it is over; null without a deadline. A page may have been rendered long ago; until
 * hydration ends, the text is that of the page.
 */
export function useDeadline(deadline: Deadline | null) {
  const { t } = useI18n();
  const rendered = deadline?.left ?? 0;
  const left = useSyncExternalStore(
    subscribeToMinutes,
    () => (deadline ? daysLeft(deadline.iso, Date.now()) : rendered),
    () => rendered,
  );
  return deadline && { text: deadlineText(deadline, left, t), isOver: left < 0 };
}
