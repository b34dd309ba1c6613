import { memo } from 'react';
import styled from 'styled-components';
import type { TFunction } from 'i18next';
import { Chip } from '@/components/Tag/Chip';
import { TeaserCard, type SharedCardProps } from '@/components/TeaserCard/TeaserCard';
import { useI18n } from '@/i18n/I18n';
import type { EventState } from '@studium/shared/eventDates';
import { FavouriteToggle } from '@/features/favourites/FavouriteToggle';
import type { EventTeaser } from './model';
import { useCurrentDate } from './useCurrentDate';

const Ticket = styled.p`
  font-size: var(--fs-small);
  font-weight: 600;
  line-height: 1.35;
`;

interface EventCardProps extends SharedCardProps {
  event: EventTeaser;
}

/** A card of an event, with its date first. */
export const EventCard = memo(function EventCard({ event, ...sharedProps }: EventCardProps) {
  const { t } = useI18n();
  const { href, title, excerpt, image, ticket, categories } = event;
  const { start, when, state, address = event.address } = useCurrentDate(event);
  const category = categories.map((one) => one.title).join(', ');
  return (
    <TeaserCard
      {...sharedProps}
      href={href}
      title={title}
      action={<FavouriteToggle entry={event} />}
      image={image}
      kicker={when && <time dateTime={start}>{when}</time>}
      meta={
        <>
          {category}
          {category && address && <br />}
          {address}
        </>
      }
      excerpt={excerpt}
      badge={badgeOf(event.cancelled, state, t)}
      foot={ticket && <Ticket>{ticket}</Ticket>}
    />
  );
});

function badgeOf(cancelled: boolean, state: EventState, t: TFunction) {
  if (cancelled) return <Chip tone="busy" label={t('common.cards.cancelled')} />;
  if (state === 'past') return <Chip tone="busy" label={t('common.cards.over')} />;
  return state === 'ongoing' && <Chip tone="available" label={t('common.cards.underWay')} />;
}
