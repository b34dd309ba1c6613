import { useState } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import type { Event } from './detail';
import * as S from './EventDates.styles';
import { weeksOf } from './weeksOf';

/** A month with the days of an event marked; the list beside it has their hours. */
export function EventCalendar({ dates, calendar }: Pick<Event, 'calendar' | 'dates'>) {
  const { t } = useI18n();
  const [chosen, setChosen] = useState<string>();
  const { months, weekdays } = calendar;
  const next = dates[0]?.day.slice(0, 7);
  const shown = Math.max(
    0,
    months.findIndex(({ key }) => key === (chosen ?? next)),
  );
  const month = months[shown];
  if (!month) return null;
  const turn = (to: number, label: string, direction: 'next' | 'prev') => (
    <S.Turn
      type="button"
      data-turn={direction}
      aria-disabled={months[to] === undefined}
      onClick={() => setChosen((months[to] ?? month).key)}
    >
      <Icon name="chevron" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </S.Turn>
  );
  return (
    <S.Month>
      <S.MonthHead>
        {turn(shown - 1, t('events.detail.previousMonth'), 'prev')}
        <p aria-live="polite">{month.title}</p>
        {turn(shown + 1, t('events.detail.nextMonth'), 'next')}
      </S.MonthHead>
      <table aria-label={month.title}>
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month.key).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) => (
                <Day key={day ?? index} day={day} dates={dates} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </S.Month>
  );
}

function Day({ day, dates }: { day: string | null; dates: Event['dates'] }) {
  const { t } = useI18n();
  const own = dates.filter((date) => date.day === day);
  if (day === null) return <td />;
  if (own.length === 0) return <td>{Number(day.slice(8))}</td>;
  const off = own.every(({ cancelled }) => cancelled);
  return (
    <S.Marked $off={off}>
      <span>{Number(day.slice(8))}</span>
      <VisuallyHidden>
        {own.map(({ text, cancelled }) =>
          cancelled ? `: ${text}, ${t('events.detail.dateCancelled')}` : `: ${text}`,
        )}
      </VisuallyHidden>
    </S.Marked>
  );
}
