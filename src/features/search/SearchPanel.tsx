import { useRouter } from 'next/compat/router';
import { useRef, useState, type SyntheticEvent } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import type { T } from '@/i18n/translate';
import { cleanQuery, isLongEnough, minLetters } from './query';
import { Recent } from './Recent';
import { SearchForm } from './SearchForm';
import { Clear } from './SearchForm.styles';
import { searchHref } from './searchHref';
import { Found, Waiting } from './SearchPanel.Found';
import * as S from './SearchPanel.styles';
import { Suggestions } from './Suggestions';
import { useArrowWalk } from './useArrowWalk';
import { useRecentSearches } from './useRecentSearches';
import { useSearch, type SearchState } from './useSearch';

/** The search as one types: a field, and below it links to what was found. */
export function SearchPanel() {
  const { t, locale } = useI18n();
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const walk = useArrowWalk();
  const [typed, setTyped] = useState('');
  const { state, busy, retry } = useSearch(typed, locale);
  const recent = useRecentSearches(locale);
  const query = cleanQuery(typed);

  const toField = () => field.current?.focus();
  const type = (text: string) => {
    setTyped(text);
    toField();
  };
  const remember = () => {
    if (isLongEnough(query)) recent.add(query);
  };
  const submit = (event: SyntheticEvent) => {
    if (isLongEnough(query)) {
      remember();
      if (!router) return;
      void router.push(searchHref(query, locale), undefined, { locale: false });
    }
    event.preventDefault();
  };

  return (
    <S.Root ref={walk}>
      <S.Top>
        <SearchForm
          ref={field}
          // Not "search": there, Escape would empty the field instead of closing.
          type="text"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          data-walk=""
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
            <Recent recent={recent} onChoose={type} onRemoved={toField} />
            <Suggestions suggestions={null} heading="h3" />
          </>
        )}
        {state.kind === 'pending' &&
          (state.before ? (
            <Found results={state.before} onOpen={remember} onWord={type} />
          ) : (
            <Waiting />
          ))}
        {state.kind === 'answered' && (
          <Found results={state.results} onOpen={remember} onWord={type} />
        )}
        {state.kind === 'failed' && (
          <>
            <p>{t('search.failed.text')}</p>
            <S.Retry
              type="button"
              onClick={() => {
                retry();
                toField();
              }}
            >
              {t('search.failed.retry')}
            </S.Retry>
            {state.before && <Found results={state.before} onOpen={remember} onWord={type} />}
          </>
        )}
      </S.Below>
    </S.Root>
  );
}

function statusText(state: SearchState, query: string, t: T): string {
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
