import { useI18n } from '@/i18n/I18n';
import { Listing } from '@/features/listing/Listing';
import { useIsMapView } from '@/features/listing/useListingQuery';
import { ListingFrame, type ListingViewProps } from '@/content/shared/ListingFrame';
import type { UniversityTeaser } from './model';
import { UniversityCard } from './UniversityCard';

/** The listing of universities. */
export function UniversitiesView({ head, list }: ListingViewProps<UniversityTeaser>) {
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
          pin: () => ({ kind: 'icon', name: 'university' }),
        }}
        card={(university, priority) => (
          <UniversityCard university={university} priority={priority} />
        )}
      />
    </ListingFrame>
  );
}
