import { useI18n } from '@/i18n/I18n';
import { FindingList } from '../finding/FindingList';
import type { ListData } from '../finding/ListData';
import { useOnMap } from '../finding/useFinding';
import { ArchiveFrame, type ArchiveHead } from '../pages/ArchiveFrame';
import type { PlaceTeaser } from './model';
import { PlaceCard } from './PlaceCard';

interface PlacesViewProps {
  head: ArchiveHead;
  list: ListData<PlaceTeaser>;
}

/** The list of points of interest, sorted by name. */
export function PlacesView({ head, list }: PlacesViewProps) {
  const { t } = useI18n();
  const onMap = useOnMap('places');
  return (
    <ArchiveFrame head={head} wide={onMap}>
      <FindingList
        section="places"
        title={head.title}
        list={list}
        columns={3}
        map={{
          label: t('map.of.places'),
          pin: () => ({ kind: 'sign', name: 'pin' }),
        }}
        card={(place) => <PlaceCard place={place} />}
      />
    </ArchiveFrame>
  );
}
