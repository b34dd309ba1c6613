import { href } from '../src/routing/href';
import { locales, type Locale } from '../src/routing/locales';
import type { SlugRouteName, StaticRouteName } from '../src/routing/routes';

/** The budget of a page: content pages, and listings with their filters. */
type Kind = 'content' | 'listing';

/** A kind of page with an example address in each language. */
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

/** The twelve kinds of pages with the most visits. Lighthouse measures these. */
export const mainRouteTypes: readonly RouteType[] = [
  screen('home'),
  screen('accommodations', 'listing'),
  entry('accommodation', 'mansarda-san-vero', 'attic-room-san-vero'),
  screen('universities', 'listing'),
  entry('university', 'universita-di-castelmora', 'university-of-castelmora'),
  screen('services', 'listing'),
  entry('service', 'mensa-del-pozzo', 'pozzo-canteen'),
  screen('events', 'listing'),
  entry('event', 'jazz-fra-le-vasche', 'jazz-among-the-vats'),
  screen('news', 'listing'),
  entry('newsArticle', 'linea-4-due-corse-in-piu', 'line-4-two-extra-runs'),
  entry('page', 'primi-passi', 'first-steps'),
];

/** Every kind of public page, with an example from the demo town. */
export const routeTypes: readonly RouteType[] = [
  ...mainRouteTypes,
  // This page has galleries, the heaviest blocks.
  entry('page', 'la-citta-in-figure', 'the-town-in-pictures', 'page with pictures'),
  screen('places', 'listing'),
  entry('place', 'orto-botanico', 'botanic-garden'),
  screen('newsCategories'),
  { ...entry('newsCategory', 'abitare', 'living'), kind: 'listing' },
  screen('search'),
  screen('compare'),
  screen('offerHome'),
  screen('credits'),
  screen('login'),
  screen('register'),
  screen('resetPassword'),
  screen('setPassword'),
  screen('verifyEmail'),
  { name: 'not found', kind: 'content', paths: { it: '/non-esiste', en: '/en/does-not-exist' } },
];

/**
 * Whether the first view has a budget. The weight of pages with pictures depends on their videos, and the page of
 * a place has its map in the first view.
 */
export const hasFirstViewBudget = ({ name }: Pick<RouteType, 'name'>): boolean =>
  !['page with pictures', 'place'].includes(name);

/** A kind of page in one language. */
export interface RoutePage extends Pick<RouteType, 'name' | 'kind'> {
  locale: Locale;
  path: string;
}

/** Each kind of page in both languages. */
export const everyPage = (types: readonly RouteType[]): RoutePage[] =>
  types.flatMap(({ name, kind, paths }) =>
    locales.map((locale) => ({ name, kind, locale, path: paths[locale] })),
  );

/** Each kind of page once, in turns in Italian and in English: for what does not depend on the language. */
export const inOneLanguage = (types: readonly RouteType[]): RoutePage[] =>
  types.flatMap((type, index) => everyPage([type])[index % 2] ?? []);
