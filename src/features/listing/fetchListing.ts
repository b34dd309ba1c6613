import type { Locale } from '@/routing/locales';
import type { ListingItem, ListingSection, ListingResult } from './model';

/**
 * Fetches all items of a section.
 * @throws Error if the request fails or the response is not a list
 */
export async function fetchSection(
  section: ListingSection,
  locale: Locale,
): Promise<ListingItem[]> {
  const body = await fetchJson(section, `all&locale=${locale}`);
  if (!Array.isArray(body)) throw new Error(`no list of ${section}`);
  return body as ListingItem[];
}

/**
 * Fetches one page of a listing.
 * @param queryString as `formatListingQuery` returns it
 * @throws Error as `fetchSection`; AbortError if the signal aborted the request
 */
export async function fetchListing(
  section: ListingSection,
  queryString: string,
  { locale, fixedCategory }: { locale: Locale; fixedCategory: string | null },
  signal: AbortSignal,
): Promise<ListingResult<ListingItem>> {
  const category = fixedCategory === null ? '' : `&topic=${encodeURIComponent(fixedCategory)}`;
  const body = await fetchJson(section, `${queryString}${category}&locale=${locale}`, signal);
  if (typeof body !== 'object' || body === null || !('total' in body))
    throw new Error(`no page of ${section}`);
  return body as ListingResult<ListingItem>;
}

/** The callers check only the kind of the response, because it comes from the same site. */
async function fetchJson(
  section: ListingSection,
  query: string,
  signal?: AbortSignal,
): Promise<unknown> {
  const response = await fetch(`/api/listing/${section}?${query}`, { signal: signal ?? null });
  if (!response.ok) throw new Error(`listing request failed with status ${response.status}`);
  return response.json();
}
