import { fetchJson } from '@/lib/fetchInTime';
import { isRecord } from '@/lib/isRecord';
import { useFetch } from '@/lib/useFetch';
import type { Locale } from '@/routing/locales';
import type { SearchResults } from './model';
import { cleanQuery, isLongEnough } from './query';

/** Milliseconds without a keystroke before the request is sent. */
const debounceMs = 200;

export type SearchState =
  | { kind: 'nothingTyped' }
  | { kind: 'tooShort' }
  /** The previous results stay until the response comes. */
  | { kind: 'pending'; before: SearchResults | null }
  | { kind: 'answered'; results: SearchResults }
  /** The previous results stay here too. */
  | { kind: 'failed'; before: SearchResults | null };

/** Searches while the visitor types. Outdated requests are aborted. */
export function useSearch(typed: string, locale: Locale) {
  const query = cleanQuery(typed);
  const key = isLongEnough(query) ? query : null;
  const { pending, error, value, isCurrent, retry } = useFetch(
    key,
    (signal) => fetchResults(query, locale, signal),
    { debounceMs },
  );
  const stateOf = (): SearchState => {
    if (query === '') return { kind: 'nothingTyped' };
    if (key === null) return { kind: 'tooShort' };
    if (error) return { kind: 'failed', before: value };
    return value && isCurrent
      ? { kind: 'answered', results: value }
      : { kind: 'pending', before: value };
  };
  return { state: stateOf(), busy: pending, retry };
}

/**
 * Fetches the results of a query.
 * @throws Error if the request fails or the response has no results; AbortError if it was aborted
 */
async function fetchResults(
  query: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<SearchResults> {
  const params = new URLSearchParams({ q: query, locale });
  const body = await fetchJson(`/api/search?${params.toString()}`, { signal });
  if (!isResults(body)) throw new Error('no results of a search');
  return body;
}

/** Checks only the fields of the results, because the response comes from the same site. */
function isResults(body: unknown): body is SearchResults {
  return (
    isRecord(body) &&
    typeof body.query === 'string' &&
    typeof body.total === 'number' &&
    Array.isArray(body.groups) &&
    body.groups.every((group) => isRecord(group) && Array.isArray(group.hits)) &&
    (body.suggestions === null || isRecord(body.suggestions))
  );
}
