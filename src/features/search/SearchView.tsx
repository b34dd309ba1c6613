import { EmptyState } from '@/components/EmptyState/EmptyState';
import * as Layout from '@/components/ListLayout/ListLayout';
import { Pills } from '@/components/Pill/Pills';
import { useI18n } from '@/i18n/I18n';
import { Groups } from './Groups';
import {
  searchSections,
  type SearchResults,
  type SearchSection,
  type SearchSuggestions,
} from './model';
import { minLetters } from './query';
import { SearchForm } from './SearchForm';
import { searchHref } from './searchHref';
import * as S from './SearchView.styles';
import { Suggestions } from './Suggestions';

export type SearchOutcome =
  | { kind: 'notAsked'; suggestions: SearchSuggestions }
  | { kind: 'tooShort'; suggestions: SearchSuggestions }
  | { kind: 'answered'; results: SearchResults }
  | { kind: 'failed' };

interface SearchViewProps {
  /** As it was searched for: tidied up and cut. */
  query: string;
  /** The only section that is shown, or null for all. */
  section: SearchSection | null;
  outcome: SearchOutcome;
}

const noteId = 'search-note';

/** The page of results: complete without scripts, and an address that can be passed on. */
export function SearchView({ query, section, outcome }: SearchViewProps) {
  const { t } = useI18n();
  const tooShort = outcome.kind === 'tooShort';
  const hinted = tooShort || outcome.kind === 'notAsked';
  return (
    <Layout.Page>
      <Layout.Lede>
        <h1>{t('search.title')}</h1>
        <S.Find>
          <SearchForm
            key={query}
            defaultValue={query}
            aria-describedby={hinted ? noteId : undefined}
            aria-invalid={tooShort || undefined}
          />
          {hinted && (
            <S.Note id={noteId} data-wrong={tooShort || undefined}>
              {t(tooShort ? 'search.tooShort' : 'search.hint', { count: minLetters })}
            </S.Note>
          )}
        </S.Find>
      </Layout.Lede>
      <Outcome query={query} section={section} outcome={outcome} />
    </Layout.Page>
  );
}

function Outcome({ query, section, outcome }: SearchViewProps) {
  const { t, locale } = useI18n();
  switch (outcome.kind) {
    case 'notAsked':
    case 'tooShort':
      return (
        <S.Below>
          <Suggestions suggestions={outcome.suggestions} heading="h2" />
        </S.Below>
      );
    case 'failed':
      return (
        <EmptyState
          title={t('search.failed.title')}
          text={t('search.failed.text')}
          action={
            // The browser's own way, which needs nothing of what has failed.
            <a href={searchHref(query, locale, section)} target="_self">
              {t('search.failed.retry')}
            </a>
          }
        />
      );
    case 'answered':
      return outcome.results.total > 0 ? (
        <Found results={outcome.results} section={section} />
      ) : (
        <>
          <EmptyState title={t('search.none.title', { query })} text={t('search.none.text')} />
          <S.Below>
            <Suggestions suggestions={outcome.results.suggestions} heading="h2" />
          </S.Below>
        </>
      );
  }
}

function Found({ results, section }: { results: SearchResults; section: SearchSection | null }) {
  const { t, locale } = useI18n();
  const { query, total, groups } = results;
  const counts = searchSections.flatMap(
    (one) => groups.find((group) => group.section === one) ?? [],
  );
  const only = groups.find((group) => group.section === section);
  return (
    <>
      {(counts.length > 1 || section) && (
        <Pills
          label={t('search.filter')}
          samePage={false}
          items={[
            {
              title: t('search.everywhere', { count: total }),
              href: searchHref(query, locale),
              current: section === null,
            },
            ...counts.map((group) => ({
              title: t('search.in', {
                section: t(`search.sections.${group.section}`),
                count: group.count,
              }),
              href: searchHref(query, locale, group.section),
              current: group.section === section,
            })),
          ]}
        />
      )}
      <Layout.Count>
        {only && only.count > only.hits.length
          ? t('search.best', { shown: only.hits.length, count: only.count })
          : t('search.count', { count: section ? (only?.count ?? 0) : total, query })}
      </Layout.Count>
      <S.Results>
        <Groups results={results} size="card" />
      </S.Results>
    </>
  );
}
