import { locales } from './locales';
import { routes, type RouteName } from './routes';

/**
 * Lists whose address asks for something are made at the request, by a page file of their own
 * beside the one that is kept. One rule for each parameter, since a rule's conditions all have to
 * hold. A test keeps the names equal to those of the codec (src/features/finding/codec.ts).
 */
const place = ['category', 'type', 'near', 'within', 'sort', 'view', 'bounds', 'page'];

export const askedLists = [
  {
    route: 'accommodations',
    file: '/trova/alloggi',
    parameters: [
      ...place,
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
  { route: 'services', file: '/trova/servizi', parameters: place },
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

/** Lists whose filters have a page of their own, for browsers that run no scripts. */
const filterPages = [
  { route: 'accommodations', file: '/trova/filtri/alloggi', parameters: ['filters'] },
  { route: 'services', file: '/trova/filtri/servizi', parameters: ['filters'] },
  { route: 'events', file: '/trova/filtri/eventi', parameters: ['filters'] },
] as const satisfies { route: RouteName; file: string; parameters: string[] }[];

/**
 * Rules of next.config for them. The data of client navigation are those of the page that is kept:
 * the browser filters by itself.
 */
export const askedRewrites = [...filterPages, ...askedLists].flatMap(
  ({ route, file, parameters }) =>
    locales.flatMap((locale) =>
      parameters.map((key) => ({
        source: `/${locale}${routes[route][locale].replace('[slug]', ':slug')}`,
        has: [{ type: 'query' as const, key }],
        missing: [{ type: 'header' as const, key: 'x-nextjs-data' }],
        destination: `/${locale}${file}`,
        locale: false as const,
      })),
    ),
);
