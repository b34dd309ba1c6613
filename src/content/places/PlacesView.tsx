import { useI18n } from '@/i18n/I18n';
import { Listing } from '@/features/listing/Listing';
import { useIsMapView } from '@/features/listing/useListingQuery';
import { ListingFrame, type ListingViewProps } from '@/content/shared/ListingFrame';
import type { PlaceTeaser } from './model';
import { PlaceCard } from './PlaceCard';

/** The listing of points of interest, sorted by name. */
export function PlacesView({ head, list }: ListingViewProps<PlaceTeaser>) {
  const { t } = useI18n();
  const onMap = useIsMapView('places');
  return (
    <ListingFrame head={head} wide={onMap}>
      <Listing
        section="places"
        title={head.title}
        list={list}
        columns={3}
        map={{
          label: t('map.of.places'),
          pin: () => ({ kind: 'icon', name: 'pin' }),
        }}
        card={(place) => <PlaceCard place={place} />}
      />
    </ListingFrame>
  );
}
