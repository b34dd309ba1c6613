import { locales } from './locales';
import { routes, type RouteName } from './routes';

/**
 * Listings with query parameters are rendered on the server by a page file of their own, beside the
 * static one. Each parameter has its own rule, because a rule applies only if all its conditions
 * match. A test checks the names against src/features/listing/listingQuery.ts.
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
  { route: 'accommodations', file: '/trova/filtri/alloggi', parameters: ['filters'] },
  { route: 'services', file: '/trova/filtri/servizi', parameters: ['filters'] },
  { route: 'events', file: '/trova/filtri/eventi', parameters: ['filters'] },
] as const satisfies { route: RouteName; file: string; parameters: string[] }[];

/**
 * Request header by which src/server/start.ts marks requests for documents. The router in the browser has no
 * such header, so it ignores the rewrites below and stays on the static page.
 */
export const documentHeader = 'x-document';

/**
 * The rewrites for next.config. Client navigation, with its data requests, uses the static page, because the
 * browser filters by itself.
 */
export const listingRewrites = [...filterPages, ...queryListings].flatMap(
  ({ route, file, parameters }) =>
    locales.flatMap((locale) =>
      parameters.map((key) => ({
        source: `/${locale}${routes[route][locale].replace('[slug]', ':slug')}`,
        has: [
          { type: 'query' as const, key },
          { type: 'header' as const, key: documentHeader },
        ],
        destination: `/${locale}${file}`,
        locale: false as const,
      })),
    ),
);
