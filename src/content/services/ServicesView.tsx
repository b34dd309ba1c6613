import { useI18n } from '@/i18n/I18n';
import { Listing } from '@/features/listing/Listing';
import { useIsMapView } from '@/features/listing/useListingQuery';
import { ListingFrame, type ListingViewProps } from '@/content/shared/ListingFrame';
import type { ServiceTeaser } from './model';
import { ServiceCard } from './ServiceCard';

/** The listing of services. */
export function ServicesView({ head, list }: ListingViewProps<ServiceTeaser>) {
  const { t } = useI18n();
  const onMap = useIsMapView('services');
  return (
    <ListingFrame head={head} wide={onMap}>
      <Listing
        section="services"
        title={head.title}
        list={list}
        pills={{ label: t('services.archive.categories'), all: t('services.archive.all') }}
        map={{
          label: t('map.of.services'),
          pin: () => ({ kind: 'icon', name: 'service' }),
        }}
        card={(service, priority, travelTime) => (
          <ServiceCard service={service} priority={priority} travelTime={travelTime} />
        )}
      />
    </ListingFrame>
  );
}
