import { useI18n } from '@/i18n/I18n';
import { WherePanel } from '@/map/WherePanel';
import { href } from '@/routing/href';
import { AddressLine } from '@/content/shared/AddressLine';
import { DetailFrame } from '@/content/shared/DetailFrame';
import { MoreCards } from '@/content/shared/MoreCards';
import { ServiceCard } from '@/content/services/ServiceCard';
import { PlaceCard } from './PlaceCard';
import { PlaceIcon } from './PlaceIcon';
import type { Place } from './detail';

/** The page of a point of interest: description, location, and places and services nearby. */
export function PlaceView({ place }: { place: Place }) {
  const { t, locale } = useI18n();
  const { title, address, position, icon, places, services } = place;
  const minutes = (count: number) => t('places.near.walking', { count });
  return (
    <DetailFrame
      section="places"
      detail={place}
      mark={icon && <PlaceIcon icon={icon} size="large" />}
      line={<AddressLine address={address} />}
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
      {position && (
        <WherePanel
          title={title}
          address={address}
          position={position}
          hue="places"
          sign="pin"
          // The row of places nearby has them.
          listsPoints={false}
        />
      )}
    </DetailFrame>
  );
}
