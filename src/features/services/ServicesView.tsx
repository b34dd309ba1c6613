import { useI18n } from '@/i18n/I18n';
import { FindingList } from '../finding/FindingList';
import type { ListData } from '../finding/ListData';
import { useOnMap } from '../finding/useFinding';
import { ArchiveFrame, type ArchiveHead } from '../pages/ArchiveFrame';
import type { ServiceTeaser } from './model';
import { ServiceCard } from './ServiceCard';

interface ServicesViewProps {
  head: ArchiveHead;
  list: ListData<ServiceTeaser>;
}

/** The list of services. */
export function ServicesView({ head, list }: ServicesViewProps) {
  const { t } = useI18n();
  const onMap = useOnMap('services');
  return (
    <ArchiveFrame head={head} wide={onMap}>
      <FindingList
        section="services"
        title={head.title}
        list={list}
        pills={{ label: t('services.archive.categories'), all: t('services.archive.all') }}
        map={{
          label: t('map.of.services'),
          pin: () => ({ kind: 'sign', name: 'service' }),
        }}
        card={(service, priority, way) => (
          <ServiceCard service={service} priority={priority} way={way} />
        )}
      />
    </ArchiveFrame>
  );
}
