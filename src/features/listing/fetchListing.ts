import { fetchJson } from '@/lib/fetchInTime';
import { isRecord } from '@/lib/isRecord';
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
  const body = await fetchJson(`/api/listing/${section}?all&locale=${locale}`);
  if (!isItems(body)) throw new Error(`no list of ${section}`);
  return body;
}

/**
 * Fetches one page of a listing.
 * @param queryString as `formatListingQuery` returns it
 * @throws Error as `fetchSection`; AbortError if the signal aborted the request
 */
export async function fetchListing<Item extends ListingItem>(
  section: ListingSection,
  queryString: string,
  { locale, fixedCategory }: { locale: Locale; fixedCategory: string | null },
  signal: AbortSignal,
): Promise<ListingResult<Item>> {
  const category =
    fixedCategory === null ? '' : `&fixedCategory=${encodeURIComponent(fixedCategory)}`;
  const address = `/api/listing/${section}?${queryString}${category}&locale=${locale}`;
  const body = await fetchJson(address, { signal });
  if (!isResult<Item>(body)) throw new Error(`no page of ${section}`);
  return body;
}

/** Does not check all fields of a card, because the response comes from the same site. */
function isItems<Item extends ListingItem>(body: unknown): body is Item[] {
  return Array.isArray(body) && body.every((item) => isRecord(item) && typeof item.id === 'string');
}

function isResult<Item extends ListingItem>(body: unknown): body is ListingResult<Item> {
  return (
    isRecord(body) &&
    typeof body.queryString === 'string' &&
    isItems(body.items) &&
    typeof body.total === 'number' &&
    typeof body.size === 'number'
  );
}
