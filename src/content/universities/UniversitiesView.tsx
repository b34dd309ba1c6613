import { useI18n } from '@/i18n/I18n';
import type { ListingViewProps } from '@/content/shared/ListingFrame';
import { ListingPage } from '@/content/shared/ListingPage';
import type { UniversityTeaser } from './model';
import { UniversityCard } from './UniversityCard';

export function UniversitiesView({ head, list }: ListingViewProps<UniversityTeaser>) {
  const { t } = useI18n();
  return (
    <ListingPage
      section="universities"
      head={head}
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
  );
}
