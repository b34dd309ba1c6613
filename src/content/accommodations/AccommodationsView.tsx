import { useI18n } from '@/i18n/I18n';
import { Listing } from '@/features/listing/Listing';
import { useIsMapView } from '@/features/listing/useListingQuery';
import { ListingFrame, type ListingViewProps } from '@/content/shared/ListingFrame';
import { AccommodationCard } from './AccommodationCard';
import type { AccommodationTeaser } from './model';
import { priceRange } from './priceRange';

/** The listing of accommodations. */
export function AccommodationsView({ head, list }: ListingViewProps<AccommodationTeaser>) {
  const { t, format } = useI18n();
  const onMap = useIsMapView('accommodations');
  return (
    <ListingFrame head={head} wide={onMap}>
      <Listing
        section="accommodations"
        title={head.title}
        list={list}
        pills={{
          label: t('accommodations.archive.categories'),
          all: t('accommodations.archive.all'),
        }}
        map={{
          label: t('map.of.accommodations'),
          pin: ({ price }) =>
            price
              ? { kind: 'price', text: priceRange(price, format) }
              : { kind: 'icon', name: 'house' },
        }}
        card={(accommodation, priority, travelTime) => (
          <AccommodationCard
            accommodation={accommodation}
            priority={priority}
            travelTime={travelTime}
          />
        )}
      />
    </ListingFrame>
  );
}
