import styled from 'styled-components';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { Grid } from '@/components/Grid/Grid';
import { SectionHeading } from '@/components/SectionHeading/SectionHeading';
import { useI18n } from '@/i18n/I18n';
import { defaultListingQuery } from '@/features/listing/listingQuery';
import { listingHref } from '@/features/listing/listingHref';
import type { ListingViewProps } from '@/content/shared/ListingFrame';
import { ListingPage } from '@/content/shared/ListingPage';
import { EventCard } from './EventCard';
import type { EventTeaser } from './model';

const Past = styled.section`
  display: grid;
  gap: var(--head);
  padding-top: var(--section);
`;

/** The list has upcoming events, the soonest first, unless the query has filters. */
interface EventsViewProps extends ListingViewProps<EventTeaser> {
  past: EventTeaser[];
  pastTotal: number;
}

/** The listing of upcoming events, with past events below. */
export function EventsView({ head, list, past, pastTotal }: EventsViewProps) {
  const { t, locale } = useI18n();
  const allPast = listingHref('events', { ...defaultListingQuery, when: 'past' }, locale);
  return (
    <ListingPage
      section="events"
      head={head}
      list={list}
      pills={{ label: t('events.archive.categories'), all: t('events.archive.all') }}
      map={{
        label: t('map.of.events'),
        pin: () => ({ kind: 'icon', name: 'calendar' }),
      }}
      card={(event, priority) => <EventCard event={event} priority={priority} />}
      after={
        past.length > 0 && (
          <Past aria-labelledby="past">
            <SectionHeading id="past">{t('listing.past.title')}</SectionHeading>
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
                  {t('listing.past.all')}
                </ButtonLink>
              </p>
            )}
          </Past>
        )
      }
    />
  );
}
