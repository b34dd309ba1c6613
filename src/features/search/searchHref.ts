import { href } from '@/routing/href';
import type { Locale } from '@/routing/locales';
import type { SearchSection } from './model';

/** The address of the results page, for one section or all of them. */
export function searchHref(query: string, locale: Locale, section?: SearchSection | null): string {
  const path = href('search', locale);
  const params = new URLSearchParams({ ...(query && { q: query }), ...(section && { section }) });
  return params.size > 0 ? `${path}?${params.toString()}` : path;
}
