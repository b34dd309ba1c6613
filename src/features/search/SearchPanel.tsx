import { useRouter } from 'next/compat/router';
import { useRef, useState, type SyntheticEvent } from 'react';
import type { TFunction } from 'i18next';
import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import { cleanQuery, isLongEnough, minLetters } from './query';
import { Recent } from './Recent';
import { SearchForm } from './SearchForm';
import { Clear } from './SearchForm.styles';
import { searchHref } from './searchHref';
import { PanelResults, ResultsSkeleton, type PanelResultsProps } from './SearchPanel.Results';
import * as S from './SearchPanel.styles';
import { Suggestions } from './Suggestions';
import { useArrowKeys } from './useArrowKeys';
import { useRecentSearches } from './recentSearches';
import { useSearch, type SearchState } from './useSearch';

/** Search as you type: a field and, below it, links to the results. */
export function SearchPanel() {
  const { t, locale } = useI18n();
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const root = useArrowKeys();
  const [typed, setTyped] = useState('');
  const { state, busy, retry } = useSearch(typed, locale);
  const recent = useRecentSearches(locale);
  const query = cleanQuery(typed);

  const focusField = () => field.current?.focus();
  const type = (text: string) => {
    setTyped(text);
    focusField();
  };
  const saveSearch = () => {
    if (isLongEnough(query)) recent.add(query);
  };
  const submit = (event: SyntheticEvent) => {
    if (isLongEnough(query)) {
      saveSearch();
      if (!router) return;
      void router.push(searchHref(query, locale), undefined, { locale: false });
    }
    event.preventDefault();
  };

  return (
    <S.Root ref={root}>
      <S.Top>
        <SearchForm
          ref={field}
          // Not "search", because there Escape clears the field instead of closing the panel.
          type="text"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          data-arrow-stop=""
          data-autofocus=""
          aria-describedby="search-status"
          busy={busy}
          onSubmit={submit}
          action={
            typed !== '' && (
              <Clear type="button" aria-label={t('search.clear')} onClick={() => type('')}>
                <Icon name="close" />
              </Clear>
            )
          }
        />
        <S.Status id="search-status" role="status">
          {busy && state.kind === 'failed' ? t('search.pending') : statusText(state, query, t)}
        </S.Status>
      </S.Top>
      <S.Below>
        {(state.kind === 'nothingTyped' || state.kind === 'tooShort') && (
          <>
            <Recent recent={recent} onChoose={type} onRemoved={focusField} />
            <Suggestions suggestions={null} heading="h3" />
          </>
        )}
        <StateResults
          state={state}
          onOpen={saveSearch}
          onWord={type}
          onRetry={() => {
            retry();
            focusField();
          }}
        />
      </S.Below>
    </S.Root>
  );
}

interface StateResultsProps extends Omit<PanelResultsProps, 'results'> {
  state: SearchState;
  onRetry: () => void;
}

/** The results of a search; while it is pending or has failed, those of the previous one. */
function StateResults({ state, onRetry, ...actions }: StateResultsProps) {
  const { t } = useI18n();
  switch (state.kind) {
    case 'nothingTyped':
    case 'tooShort':
      return null;
    case 'pending':
      return state.before ? (
        <PanelResults results={state.before} {...actions} />
      ) : (
        <ResultsSkeleton />
      );
    case 'answered':
      return <PanelResults results={state.results} {...actions} />;
    case 'failed':
      return (
        <>
          <p>{t('search.failed.text')}</p>
          <S.Retry type="button" onClick={onRetry}>
            {t('search.failed.retry')}
          </S.Retry>
          {state.before && <PanelResults results={state.before} {...actions} />}
        </>
      );
  }
}

function statusText(state: SearchState, query: string, t: TFunction): string {
  switch (state.kind) {
    case 'nothingTyped':
      return t('search.hint', { count: minLetters });
    case 'tooShort':
      return t('search.tooShort', { count: minLetters });
    case 'pending':
      return t('search.pending');
    case 'failed':
      return t('search.failed.title');
    case 'answered':
      return state.results.total > 0
        ? t('search.count', { count: state.results.total, query })
        : t('search.none.title', { query });
  }
}
