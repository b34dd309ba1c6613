import { useI18n } from '@/i18n/I18n';
import type { ListingViewProps } from '@/content/shared/ListingFrame';
import { ListingPage } from '@/content/shared/ListingPage';
import type { PlaceTeaser } from './model';
import { PlaceCard } from './PlaceCard';

/** The listing of points of interest, sorted by name. */
export function PlacesView({ head, list }: ListingViewProps<PlaceTeaser>) {
  const { t } = useI18n();
  return (
    <ListingPage
      section="places"
      head={head}
      list={list}
      columns={3}
      map={{
        label: t('map.of.places'),
        pin: () => ({ kind: 'icon', name: 'pin' }),
      }}
      card={(place) => <PlaceCard place={place} />}
    />
  );
}
