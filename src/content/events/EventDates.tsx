import { eventState } from '@studium/shared/eventDates';
import { useSyncExternalStore } from 'react';
import { SectionHeading } from '@/components/SectionHeading/SectionHeading';
import { useI18n } from '@/i18n/I18n';
import { subscribeToMinutes } from '@/lib/subscribeToMinutes';
import type { DetailDate, Event } from './detail';
import { EventCalendar } from './EventCalendar';
import * as S from './EventDates.styles';

/** The number of dates that the list shows before it is opened. */
const shownDates = 5;

const isComing = ({ start, end }: DetailDate): boolean =>
  eventState(start, end, Date.now()) !== 'past';

/** The coming dates of an event that has several, as a list and as a month. */
export function EventDates({ event: { dates, calendar } }: { event: Event }) {
  const { t } = useI18n();
  // Until hydration ends, all dates are those of the page, which may have been rendered long ago.
  const count = useSyncExternalStore(
    subscribeToMinutes,
    () => dates.filter(isComing).length,
    () => dates.length,
  );
  const coming = count === dates.length ? dates : dates.filter(isComing);
  if (coming.length === 0) return null;
  const more = coming.slice(shownDates);
  return (
    <S.Section aria-labelledby="dates">
      <SectionHeading id="dates">{t('events.detail.dates')}</SectionHeading>
      <S.ListAndMonth>
        <div>
          <DateList dates={coming.slice(0, shownDates)} />
          {more.length > 0 && (
            <S.More>
              <summary>{t('events.detail.allDates', { total: coming.length })}</summary>
              <DateList dates={more} />
            </S.More>
          )}
        </div>
        <EventCalendar dates={coming} calendar={calendar} />
      </S.ListAndMonth>
    </S.Section>
  );
}

function DateList({ dates }: { dates: DetailDate[] }) {
  const { t } = useI18n();
  return (
    <S.List>
      {dates.map(({ start, text, cancelled, address }) => (
        <li key={start}>
          <S.When $off={cancelled} dateTime={start}>
            {text}
          </S.When>
          {cancelled && <strong>{` · ${t('events.detail.dateCancelled')}`}</strong>}
          {address && <S.Place dir="auto">{address}</S.Place>}
        </li>
      ))}
    </S.List>
  );
}
