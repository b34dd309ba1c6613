import type { Locale } from '@/routing/locales';
import type { SearchResults } from './model';

/**
 * Asks the site what words find.
 * @throws Error when the answer is none, or not what was asked for; AbortError when it was called off
 */
export async function fetchResults(
  query: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<SearchResults> {
  const params = new URLSearchParams({ q: query, locale });
  const response = await fetch(`/api/search?${params.toString()}`, { signal });
  const answer: unknown = response.ok ? await response.json() : null;
  if (!isResults(answer)) throw new Error(`search answered ${response.status}`);
  return answer;
}

/** The answer is the site's own; what is looked at here is whether it is one at all. */
function isResults(answer: unknown): answer is SearchResults {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'groups' in answer &&
    Array.isArray(answer.groups)
  );
}
