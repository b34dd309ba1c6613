import { useI18n } from '@/i18n/I18n';
import { FindingList } from '../finding/FindingList';
import type { ListData } from '../finding/ListData';
import { useOnMap } from '../finding/useFinding';
import { ArchiveFrame, type ArchiveHead } from '../pages/ArchiveFrame';
import { AccommodationCard } from './AccommodationCard';
import type { AccommodationTeaser } from './model';
import { priceRange } from './priceRange';

interface AccommodationsViewProps {
  head: ArchiveHead;
  list: ListData<AccommodationTeaser>;
}

/** The list of accommodations. */
export function AccommodationsView({ head, list }: AccommodationsViewProps) {
  const { t, format } = useI18n();
  const onMap = useOnMap('accommodations');
  return (
    <ArchiveFrame head={head} wide={onMap}>
      <FindingList
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
              : { kind: 'sign', name: 'house' },
        }}
        card={(accommodation, priority, way) => (
          <AccommodationCard accommodation={accommodation} priority={priority} way={way} />
        )}
      />
    </ArchiveFrame>
  );
}
