import type { TFunction } from 'i18next';
import type { Fact } from '@/components/FactList/FactList';
import type { Moment, Span } from '@/i18n/timeSpan';
import type { DetailDate } from './detail';

const written = ({ date, time }: Moment): string => (time ? `${date}, ${time}` : date);

/** The fact about the next one of several dates. */
export const nextDate = ({ start, text }: DetailDate, t: TFunction): Fact => ({
  icon: 'calendar',
  name: t('events.detail.next'),
  value: <time dateTime={start}>{text}</time>,
});

/** Facts about the date: a day with its hours, or start and end for an event of several days. */
export function dateFacts({ start, end, sameDay }: Span, t: TFunction): Fact[] {
  if (!sameDay && end) {
    return [
      {
        icon: 'calendar',
        name: t('events.detail.start'),
        value: <time dateTime={start.iso}>{written(start)}</time>,
      },
      {
        icon: 'calendar',
        name: t('events.detail.end'),
        value: <time dateTime={end.iso}>{written(end)}</time>,
      },
    ];
  }
  const day: Fact = { icon: 'calendar', name: t('events.detail.day'), value: start.date };
  if (!start.time) return [day];
  return [
    day,
    {
      icon: 'clock',
      name: t('events.detail.time'),
      value: (
        <>
          <time dateTime={start.iso}>{start.time}</time>
          {end?.time && (
            <>
              {' – '}
              <time dateTime={end.iso}>{end.time}</time>
            </>
          )}
        </>
      ),
    },
  ];
}
