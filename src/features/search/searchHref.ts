import { href } from '@/routing/href';
import type { Locale } from '@/routing/locales';
import type { SearchSection } from './model';

/** The page with what some words find, in one section or in all of them. */
export function searchHref(query: string, locale: Locale, section?: SearchSection | null): string {
  const path = href('search', locale);
  const params = new URLSearchParams({ ...(query && { q: query }), ...(section && { section }) });
  return params.size > 0 ? `${path}?${params.toString()}` : path;
}
