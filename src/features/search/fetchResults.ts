import type { Locale } from '@/routing/locales';
import type { SearchResults } from './model';

/**
 * Fetches the results of a query.
 * @throws Error if the request fails or the response has no results; AbortError if it was aborted
 */
export async function fetchResults(
  query: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<SearchResults> {
  const params = new URLSearchParams({ q: query, locale });
  const response = await fetch(`/api/search?${params.toString()}`, { signal });
  const body: unknown = response.ok ? await response.json() : null;
  if (!isResults(body)) throw new Error(`search request failed with status ${response.status}`);
  return body;
}

/** Checks only the kind of the response, because it comes from the same site. */
function isResults(body: unknown): body is SearchResults {
  return (
    typeof body === 'object' && body !== null && 'groups' in body && Array.isArray(body.groups)
  );
}
