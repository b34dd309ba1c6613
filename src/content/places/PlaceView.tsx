import { useI18n } from '@/i18n/I18n';
import { WherePanel } from '@/map/WherePanel';
import { href } from '@/routing/href';
import { DetailFrame } from '@/content/shared/DetailFrame';
import { FactsPanel } from '@/content/shared/FactsPanel';
import { MoreCards } from '@/content/shared/MoreCards';
import { ServiceCard } from '@/content/services/ServiceCard';
import { PlaceCard } from './PlaceCard';
import { PlaceIcon } from './PlaceIcon';
import type { Place } from './detail';

/** The page of a point of interest: description, location, and places and services nearby. */
export function PlaceView({ place }: { place: Place }) {
  const { t, locale } = useI18n();
  const { icon, places, services } = place;
  const minutes = (count: number) => t('places.near.walking', { count });
  return (
    <DetailFrame
      section="places"
      detail={place}
      mark={icon && <PlaceIcon icon={icon} size="large" />}
      after={
        <>
          <MoreCards
            id="near-places"
            title={t('places.near.places')}
            all={{ href: href('places', locale), title: t('places.near.allPlaces') }}
          >
            {places.map(({ entry, walking }) => (
              <PlaceCard key={entry.id} place={entry} travelTime={minutes(walking)} />
            ))}
          </MoreCards>
          <MoreCards
            hue="services"
            id="near-services"
            title={t('places.near.services')}
            all={{ href: href('services', locale), title: t('common.archive.toAll.services') }}
          >
            {services.map(({ entry, walking }) => (
              <ServiceCard key={entry.id} service={entry} travelTime={minutes(walking)} />
            ))}
          </MoreCards>
        </>
      }
    >
      <FactsPanel detail={place} />
      <WherePanel section="places" entry={place} />
    </DetailFrame>
  );
}
