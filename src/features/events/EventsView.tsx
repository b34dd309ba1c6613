import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { Grid } from '@/components/Grid/Grid';
import { SectionHeading } from '@/components/SectionHeading/SectionHeading';
import { useI18n } from '@/i18n/I18n';
import { everything } from '../finding/codec';
import { FindingList } from '../finding/FindingList';
import { findingHref } from '../finding/findingHref';
import type { ListData } from '../finding/ListData';
import { useOnMap } from '../finding/useFinding';
import { ArchiveFrame, type ArchiveHead } from '../pages/ArchiveFrame';
import { EventCard } from './EventCard';
import * as S from './EventsView.styles';
import type { EventTeaser } from './model';

interface EventsViewProps {
  head: ArchiveHead;
  /** What is to come, the soonest first, unless the address asks for something else. */
  list: ListData<EventTeaser>;
  /** The latest of what is over. */
  past: EventTeaser[];
  /** How many are over in all. */
  pastTotal: number;
}

/** What is on, and below it what has been. */
export function EventsView({ head, list, past, pastTotal }: EventsViewProps) {
  const { t, locale } = useI18n();
  const allPast = findingHref('events', { ...everything, when: 'past' }, locale);
  const onMap = useOnMap('events');
  return (
    <ArchiveFrame head={head} wide={onMap}>
      <FindingList
        section="events"
        title={head.title}
        list={list}
        pills={{ label: t('events.archive.categories'), all: t('events.archive.all') }}
        map={{
          label: t('map.of.events'),
          pin: () => ({ kind: 'sign', name: 'calendar' }),
        }}
        card={(event, priority) => <EventCard event={event} priority={priority} />}
        after={
          past.length > 0 && (
            <S.Past aria-labelledby="past">
              <SectionHeading id="past">{t('finding.past.title')}</SectionHeading>
              <Grid>
                {past.map((event) => (
                  <li key={event.id}>
                    <EventCard event={event} />
                  </li>
                ))}
              </Grid>
              {pastTotal > past.length && (
                <p>
                  <ButtonLink href={allPast} look="quiet">
                    {t('finding.past.all')}
                  </ButtonLink>
                </p>
              )}
            </S.Past>
          )
        }
      />
    </ArchiveFrame>
  );
}
