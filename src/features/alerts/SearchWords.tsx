import { useI18n } from '@/i18n/I18n';
import type { FilteredSection } from '../finding/FindingList';
import * as S from './AlertForm.styles';

interface SearchWordsProps {
  section: FilteredSection;
  /** What it is narrowed by, in words. */
  filters: string[];
}

/** A search in words. */
export function SearchWords({ section, filters }: SearchWordsProps) {
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
