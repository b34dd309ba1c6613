import { useI18n } from '@/i18n/I18n';
import { Listing } from '@/features/listing/Listing';
import type { ListingData } from '@/features/listing/ListingData';
import { useIsMapView } from '@/features/listing/useListingQuery';
import { ListingFrame, type ListingHead } from '@/content/shared/ListingFrame';
import type { UniversityTeaser } from './model';
import { UniversityCard } from './UniversityCard';

interface UniversitiesViewProps {
  head: ListingHead;
  list: ListingData<UniversityTeaser>;
}

/** The listing of universities. */
export function UniversitiesView({ head, list }: UniversitiesViewProps) {
  const { t } = useI18n();
  const onMap = useIsMapView('universities');
  return (
    <ListingFrame head={head} wide={onMap}>
      <Listing
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
    </ListingFrame>
  );
}
