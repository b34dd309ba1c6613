import { parameterNames, sectionsWithFilters } from './listingParameters';
import { locales } from './locales';
import { match } from './match';
import { pageFileOf, type RouteName } from './routes';

/** Listings with a separate page for their filters, for browsers without JavaScript. */
const filterRoutes: readonly RouteName[] = sectionsWithFilters;

/**
 * Request header by which src/server/start.ts marks requests for documents of a listing with parameters. Its value
 * is the page file in pages/trova. The router in the browser has no such header, so it ignores the rewrite below and
 * stays on the static page.
 */
export const listingHeader = 'x-listing';

/** Returns which page file in pages/trova renders an address; null for any other page. */
export function listingPageOf(url: string): string | null {
  const parameters = new URLSearchParams(url.split('?')[1]);
  const has = (key: string) => parameters.getAll(key).some(Boolean);
  const address = match(url);
  const names = address && parameterNames[address.name];
  if (!names) return null;
  const { name, params } = address;
  if (has('filters') && filterRoutes.includes(name)) return `filters/${name}`;
  if (!names.some(has)) return null;
  return pageFileOf(name)
    .slice(1)
    .replace('[slug]', encodeURIComponent(params.slug ?? ''));
}

/**
 * The rewrite for next.config. It is one rule for all listings, because every page loads the rules. Client
 * navigation, with its data requests, uses the static page, because the browser filters by itself.
 */
export const listingRewrite = {
  source: `/:locale(${locales.join('|')})/:path*`,
  has: [{ type: 'header' as const, key: listingHeader, value: '(?<page>.+)' }],
  destination: '/:locale/trova/:page',
  locale: false as const,
};
