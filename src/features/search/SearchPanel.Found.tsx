import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { useI18n } from '@/i18n/I18n';
import { Groups } from './Groups';
import type { SearchResults } from './model';
import { searchHref } from './searchHref';
import * as S from './SearchPanel.styles';
import { Suggestions } from './Suggestions';

interface FoundProps {
  results: SearchResults;
  /** A link to what was found is followed. */
  onOpen: () => void;
  /** A word is to be searched alone. */
  onWord: (word: string) => void;
}

/** What was found while typing, or ways on from nothing. */
export function Found({ results, onOpen, onWord }: FoundProps) {
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
        <Groups results={results} size="row" onOpen={onOpen} />
      </S.Columns>
      <div>
        <ButtonLink href={searchHref(results.query, locale)} look="text" onClick={onOpen}>
          {t('search.all')}
        </ButtonLink>
      </div>
    </>
  );
}

/** Rows in the shape of what will come. */
export function Waiting() {
  return (
    <S.Waiting aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
    </S.Waiting>
  );
}
