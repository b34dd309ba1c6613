import { useEffect, useState } from 'react';
import type { Locale } from '@/routing/locales';
import { fetchResults } from './fetchResults';
import type { SearchResults } from './model';
import { cleanQuery, isLongEnough } from './query';

/** Milliseconds without a keystroke after which the site is asked. */
const pauseMs = 200;

export type SearchState =
  | { kind: 'nothingTyped' }
  | { kind: 'tooShort' }
  /** Until the answer comes, the one before stays. */
  | { kind: 'pending'; before: SearchResults | null }
  | { kind: 'answered'; results: SearchResults }
  | { kind: 'failed' };

interface Answer {
  query: string;
  /** Null for a failure. */
  results: SearchResults | null;
}

interface Search {
  state: SearchState;
  /** Asks again for what is typed. */
  retry: () => void;
}

/** What the site finds for what is being typed. Requests that are outdated are called off. */
export function useSearch(typed: string, locale: Locale): Search {
  const query = cleanQuery(typed);
  const asked = isLongEnough(query) ? query : null;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (asked === null) return;
    const request = new AbortController();
    const take = (results: SearchResults | null) => {
      if (!request.signal.aborted) setAnswer({ query: asked, results });
    };
    const timer = setTimeout(() => {
      fetchResults(asked, locale, request.signal).then(take, () => take(null));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [asked, locale, attempt]);

  const retry = () => {
    setAnswer(null);
    setAttempt(attempt + 1);
  };
  return { state: stateOf(query, asked, answer), retry };
}

function stateOf(query: string, asked: string | null, answer: Answer | null): SearchState {
  if (query === '') return { kind: 'nothingTyped' };
  if (asked === null) return { kind: 'tooShort' };
  if (answer?.query !== asked) return { kind: 'pending', before: answer?.results ?? null };
  return answer.results ? { kind: 'answered', results: answer.results } : { kind: 'failed' };
}
