import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { useI18n } from '@/i18n/I18n';
import { HitGroups } from './HitGroups';
import type { SearchResults } from './model';
import { searchHref } from './searchHref';
import * as S from './SearchPanel.styles';
import { Suggestions } from './Suggestions';

export interface PanelResultsProps {
  results: SearchResults;
  onOpen: () => void;
  onWord: (word: string) => void;
}

/** The results while typing, or suggestions if there are none. */
export function PanelResults({ results, onOpen, onWord }: PanelResultsProps) {
  const { t, locale } = useI18n();
  if (results.total === 0) {
    return (
      <>
        <p>{t('search.none.text')}</p>
        <Suggestions suggestions={results.suggestions} heading="h3" onWord={onWord} />
      </>
    );
  }
  return (
    <>
      <S.Columns>
        <HitGroups results={results} size="row" onOpen={onOpen} />
      </S.Columns>
      <div>
        <ButtonLink href={searchHref(results.query, locale)} look="text" onClick={onOpen}>
          {t('search.all')}
        </ButtonLink>
      </div>
    </>
  );
}

/** Placeholders in the shape of the results. */
export function ResultsSkeleton() {
  return (
    <S.Waiting aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
    </S.Waiting>
  );
}
