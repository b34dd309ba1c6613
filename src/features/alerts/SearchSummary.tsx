import { useI18n } from '@/i18n/I18n';
import * as S from './AlertForm.styles';
import type { SectionWithFilters } from '@/features/listing/model';

interface SearchSummaryProps {
  section: SectionWithFilters;
  /** Names of the active filters. */
  filters: string[];
}

/** Describes a search: the listing and its filters. */
export function SearchSummary({ section, filters }: SearchSummaryProps) {
  const { t } = useI18n();
  return (
    <S.Search>
      <dt>{t('alerts.search.label')}</dt>
      <dd>
        {t(`alerts.lists.${section}`)}: {filters.join(', ') || t('alerts.search.all')}
      </dd>
    </S.Search>
  );
}
