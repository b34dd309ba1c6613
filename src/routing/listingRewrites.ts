import { locales } from './locales';
import { match } from './match';
import { routes, type RouteName } from './routes';

/**
 * Listings with query parameters are rendered on the server by a page file of their own, beside the static
 * one. A test checks the names against src/features/listing/listingQuery.ts.
 */
const placeParameters = ['category', 'type', 'near', 'within', 'sort', 'view', 'bounds', 'page'];

export const queryListings = [
  {
    route: 'accommodations',
    file: '/trova/alloggi',
    parameters: [
      ...placeParameters,
      'beds',
      'rooms',
      'baths',
      'price-from',
      'price-to',
      'pricing',
      'included',
      'availability',
      'card',
    ],
  },
  { route: 'services', file: '/trova/servizi', parameters: placeParameters },
  {
    route: 'events',
    file: '/trova/eventi',
    parameters: ['category', 'type', 'from', 'to', 'when', 'view', 'bounds', 'page'],
  },
  { route: 'universities', file: '/trova/atenei', parameters: ['view', 'bounds', 'page'] },
  { route: 'places', file: '/trova/luoghi', parameters: ['view', 'bounds', 'page'] },
  { route: 'news', file: '/trova/news', parameters: ['page'] },
  { route: 'newsCategory', file: '/trova/argomenti/:slug', parameters: ['page'] },
] as const satisfies { route: RouteName; file: string; parameters: string[] }[];

/** Listings with a separate page for their filters, for browsers without JavaScript. */
const filterPages = [
  { route: 'accommodations', file: '/trova/filtri/alloggi' },
  { route: 'services', file: '/trova/filtri/servizi' },
  { route: 'events', file: '/trova/filtri/eventi' },
] as const satisfies { route: RouteName; file: string }[];

/**
 * Request header by which src/server/start.ts marks requests for documents of a listing with parameters. The
 * router in the browser has no such header, so it ignores the rewrites below and stays on the static page.
 */
export const listingHeader = 'x-listing';

/** Returns which page file renders an address: a listing's results, its filters, or (null) any other page. */
export function listingPageOf(url: string): 'results' | 'filters' | null {
  const parameters = new URLSearchParams(url.split('?')[1]);
  const has = (key: string) => parameters.getAll(key).some(Boolean);
  const route = match(url)?.name;
  if (has('filters') && filterPages.some((page) => page.route === route)) return 'filters';
  const listing = queryListings.find((page) => page.route === route);
  return listing?.parameters.some(has) ? 'results' : null;
}

/**
 * The rewrites for next.config. Client navigation, with its data requests, uses the static page, because the
 * browser filters by itself.
 */
export const listingRewrites = [
  ...filterPages.map((page) => ({ ...page, value: 'filters' as const })),
  ...queryListings.map((page) => ({ ...page, value: 'results' as const })),
].flatMap(({ route, file, value }) =>
  locales.map((locale) => ({
    source: `/${locale}${routes[route][locale].replace('[slug]', ':slug')}`,
    has: [{ type: 'header' as const, key: listingHeader, value }],
    destination: `/${locale}${file}`,
    locale: false as const,
  })),
);
