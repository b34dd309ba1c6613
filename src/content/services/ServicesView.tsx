import { useI18n } from '@/i18n/I18n';
import type { ListingViewProps } from '@/content/shared/ListingFrame';
import { ListingPage } from '@/content/shared/ListingPage';
import type { ServiceTeaser } from './model';
import { ServiceCard } from './ServiceCard';

export function ServicesView({ head, list }: ListingViewProps<ServiceTeaser>) {
  const { t } = useI18n();
  return (
    <ListingPage
      section="services"
      head={head}
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
  );
}
