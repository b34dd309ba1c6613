import { href } from '../src/routing/href';
import { locales, type Locale } from '../src/routing/locales';
import type { SlugRouteName, StaticRouteName } from '../src/routing/routes';

/** What a page costs: pages to read, and lists with their filters. */
type Kind = 'content' | 'archive';

/** One kind of page, with its address in each language. */
export interface RouteType {
  name: string;
  kind: Kind;
  paths: Record<Locale, string>;
}

const screen = (route: StaticRouteName, kind: Kind = 'content'): RouteType => ({
  name: route,
  kind,
  paths: { it: href(route, 'it'), en: href(route, 'en') },
});

const entry = (route: SlugRouteName, it: string, en: string, name: string = route): RouteType => ({
  name,
  kind: 'content',
  paths: { it: href(route, { slug: it }, 'it'), en: href(route, { slug: en }, 'en') },
});

/** The twelve that most visits are to: Lighthouse judges these. */
export const mainRouteTypes: readonly RouteType[] = [
  screen('home'),
  screen('accommodations', 'archive'),
  entry('accommodation', 'mansarda-san-vero', 'attic-room-san-vero'),
  screen('universities', 'archive'),
  entry('university', 'universita-di-castelmora', 'university-of-castelmora'),
  screen('services', 'archive'),
  entry('service', 'mensa-del-pozzo', 'pozzo-canteen'),
  screen('events', 'archive'),
  entry('event', 'jazz-fra-le-vasche', 'jazz-among-the-vats'),
  screen('news', 'archive'),
  entry('newsArticle', 'linea-4-due-corse-in-piu', 'line-4-two-extra-runs'),
  entry('page', 'primi-passi', 'first-steps'),
];

/** Every kind of page that anybody may open, in the demo town. */
export const routeTypes: readonly RouteType[] = [
  ...mainRouteTypes,
  // Pictures to leaf through: the heaviest of the blocks.
  entry('page', 'la-citta-in-figure', 'the-town-in-pictures', 'page with pictures'),
  screen('places', 'archive'),
  entry('place', 'orto-botanico', 'botanic-garden'),
  screen('newsCategories'),
  { ...entry('newsCategory', 'abitare', 'living'), kind: 'archive' },
  screen('search'),
  screen('compare'),
  screen('credits'),
  screen('login'),
  screen('register'),
  screen('resetPassword'),
  screen('setPassword'),
  screen('verifyEmail'),
  { name: 'not found', kind: 'content', paths: { it: '/non-esiste', en: '/en/does-not-exist' } },
];

/** One of them in one language. */
export interface RoutePage extends Pick<RouteType, 'name' | 'kind'> {
  locale: Locale;
  path: string;
}

/** Each of them in both languages. */
export const everyPage = (types: readonly RouteType[]): RoutePage[] =>
  types.flatMap(({ name, kind, paths }) =>
    locales.map((locale) => ({ name, kind, locale, path: paths[locale] })),
  );
