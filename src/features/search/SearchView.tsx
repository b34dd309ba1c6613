import { EmptyState } from '@/components/EmptyState/EmptyState';
import * as Layout from '@/components/ListLayout/ListLayout';
import { Pills } from '@/components/Pill/Pills';
import { useI18n } from '@/i18n/I18n';
import { HitGroups } from './HitGroups';
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
  | { kind: 'noQuery'; suggestions: SearchSuggestions }
  | { kind: 'tooShort'; suggestions: SearchSuggestions }
  | { kind: 'answered'; results: SearchResults }
  | { kind: 'failed' };

interface SearchViewProps {
  /** The cleaned and shortened query. */
  query: string;
  /** The section that is shown; null for all. */
  section: SearchSection | null;
  outcome: SearchOutcome;
}

const noteId = 'search-note';

/** The results page; it works without JavaScript, and its address can be shared. */
export function SearchView({ query, section, outcome }: SearchViewProps) {
  const { t } = useI18n();
  const tooShort = outcome.kind === 'tooShort';
  const showsHint = tooShort || outcome.kind === 'noQuery';
  return (
    <Layout.Page>
      <Layout.PageHeader>
        <h1>{t('search.title')}</h1>
        <S.Find>
          <SearchForm
            key={query}
            defaultValue={query}
            aria-describedby={showsHint ? noteId : undefined}
            aria-invalid={tooShort || undefined}
          />
          {showsHint && (
            <S.Note id={noteId} data-wrong={tooShort || undefined}>
              {t(tooShort ? 'search.tooShort' : 'search.hint', { count: minLetters })}
            </S.Note>
          )}
        </S.Find>
      </Layout.PageHeader>
      <Outcome query={query} section={section} outcome={outcome} />
    </Layout.Page>
  );
}

function Outcome({ query, section, outcome }: SearchViewProps) {
  const { t, locale } = useI18n();
  switch (outcome.kind) {
    case 'noQuery':
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
            // `target` forces a full page load, so that the retry does not depend on client navigation.
            <a href={searchHref(query, locale, section)} target="_self">
              {t('search.failed.retry')}
            </a>
          }
        />
      );
    case 'answered':
      return outcome.results.total > 0 ? (
        <Results results={outcome.results} section={section} />
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

function Results({ results, section }: { results: SearchResults; section: SearchSection | null }) {
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
        <HitGroups results={results} size="card" isSectionPage={section !== null} />
      </S.Results>
    </>
  );
}
