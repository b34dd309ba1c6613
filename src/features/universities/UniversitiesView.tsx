import { useI18n } from '@/i18n/I18n';
import { FindingList } from '../finding/FindingList';
import type { ListData } from '../finding/ListData';
import { useOnMap } from '../finding/useFinding';
import { ArchiveFrame, type ArchiveHead } from '../pages/ArchiveFrame';
import type { UniversityTeaser } from './model';
import { UniversityCard } from './UniversityCard';

interface UniversitiesViewProps {
  head: ArchiveHead;
  list: ListData<UniversityTeaser>;
}

/** The list of universities. */
export function UniversitiesView({ head, list }: UniversitiesViewProps) {
  const { t } = useI18n();
  const onMap = useOnMap('universities');
  return (
    <ArchiveFrame head={head} wide={onMap}>
      <FindingList
        section="universities"
        title={head.title}
        list={list}
        columns={3}
        map={{
          label: t('map.of.universities'),
          pin: () => ({ kind: 'sign', name: 'university' }),
        }}
        card={(university, priority) => (
          <UniversityCard university={university} priority={priority} />
        )}
      />
    </ArchiveFrame>
  );
}
