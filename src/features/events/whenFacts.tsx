import type { Fact } from '@/components/FactList/FactList';
import type { T } from '@/i18n/translate';
import type { Span } from './model';

/** From when to when, for people and machines: a day with its hours, or the first and last moment. */
export function whenFacts({ start, end, sameDay }: Span, t: T): Fact[] {
  if (!sameDay && end) {
    return [
      {
        icon: 'calendar',
        name: t('events.detail.start'),
        value: (
          <time dateTime={start.iso}>
            {start.date}, {start.time}
          </time>
        ),
      },
      {
        icon: 'calendar',
        name: t('events.detail.end'),
        value: (
          <time dateTime={end.iso}>
            {end.date}, {end.time}
          </time>
        ),
      },
    ];
  }
  return [
    { icon: 'calendar', name: t('events.detail.day'), value: start.date },
    {
      icon: 'clock',
      name: t('events.detail.time'),
      value: (
        <>
          <time dateTime={start.iso}>{start.time}</time>
          {end && (
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
