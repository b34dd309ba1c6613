import { listingParameters } from './listingParameters';
import { locales } from './locales';
import { match } from './match';
import type { RouteName } from './routes';

/**
 * Listings with query parameters are rendered on the server by a page file of their own in pages/trova, beside
 * the static one.
 */
const queryListings: { route: RouteName; file: string; parameters: readonly string[] }[] = [
  { route: 'accommodations', file: 'alloggi', parameters: listingParameters.accommodations },
  { route: 'services', file: 'servizi', parameters: listingParameters.services },
  { route: 'events', file: 'eventi', parameters: listingParameters.events },
  { route: 'universities', file: 'atenei', parameters: listingParameters.universities },
  { route: 'places', file: 'luoghi', parameters: listingParameters.places },
  { route: 'news', file: 'news', parameters: listingParameters.news },
  { route: 'newsCategory', file: 'argomenti/[slug]', parameters: listingParameters.news },
];

/** Listings with a separate page for their filters in pages/trova/filtri, for browsers without JavaScript. */
const filterRoutes: RouteName[] = ['accommodations', 'services', 'events'];

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
  const listing = queryListings.find(({ route }) => route === address?.name);
  if (!address || !listing) return null;
  if (has('filters') && filterRoutes.includes(address.name)) return `filtri/${listing.file}`;
  if (!listing.parameters.some(has)) return null;
  return listing.file.replace('[slug]', encodeURIComponent(address.params.slug ?? ''));
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
