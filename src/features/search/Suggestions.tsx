import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@/components/Link/Link';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { hues } from '@/theme/hue';
import type { SearchSuggestions } from './model';
import { searchHref } from './searchHref';

const Root = styled.div`
  display: grid;
  gap: 1.5rem;
  h2,
  h3 {
    margin-bottom: 0.75rem;
    font: 600 var(--fs-card) / 1.2 var(--text);
    letter-spacing: 0;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
`;

const Choice = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0.25rem 1.125rem;
  border-radius: var(--r-pill);
  background: var(--tint);
  color: var(--hue);
  font-size: var(--fs-small);
  font-weight: 600;
  line-height: 1.25;
  text-decoration: none;
  transition: background var(--fast);
  &:hover {
    background: var(--field);
    color: var(--on-hue);
  }
  &:focus-visible {
    border-radius: var(--r-pill);
  }
  @media (forced-colors: active) {
    border: 1px solid LinkText;
  }
`;

interface SuggestionsProps {
  suggestions: SearchSuggestions | null;
  heading: 'h2' | 'h3';
  /** Called with a clicked word; if absent, the link opens the results page. */
  onWord?: (word: string) => void;
}

/** Suggestions: other words, the sections, and some of their categories. */
export function Suggestions({ suggestions, heading: Heading, onWord }: SuggestionsProps) {
  const { t, locale } = useI18n();
  const { words, categories } = suggestions ?? { words: [], categories: [] };
  const group = (title: string, choices: ReactNode[]) =>
    choices.length > 0 && (
      <div>
        <Heading>{title}</Heading>
        <ul>{choices}</ul>
      </div>
    );
  return (
    <Root>
      {group(
        t('search.none.words'),
        words.map(({ word, count }) => (
          <li key={word}>
            <Choice
              href={searchHref(word, locale)}
              onClick={
                onWord &&
                ((event: MouseEvent) => {
                  event.preventDefault();
                  onWord(word);
                })
              }
            >
              {t('search.none.word', { word, count })}
            </Choice>
          </li>
        )),
      )}
      {group(
        t('search.explore.sections'),
        hues.map((section) => (
          <li key={section} data-hue={section}>
            <Choice href={href(section, locale)}>{t(`search.sections.${section}`)}</Choice>
          </li>
        )),
      )}
      {group(
        t('search.explore.categories'),
        categories.map(({ title, href: list, section }) => (
          <li key={list} data-hue={section}>
            <Choice href={list}>{title}</Choice>
          </li>
        )),
      )}
    </Root>
  );
}
