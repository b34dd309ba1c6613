import { mapValues } from '../lib/mapValues';
import { inEachLocale, knownIn } from './inEachLocale';
import { localeInfo } from './locales';
import { routePaths } from './routePaths';

export type RouteName = keyof typeof routePaths;

/** The path of each route in each language of the town. */
export const routes = mapValues(routePaths, (paths, name) =>
  inEachLocale((locale) => localeInfo[locale].paths[name] ?? knownIn<`/${string}`>(paths, locale)),
);

/** The path of the page file that renders a route. */
export const pageFileOf = (name: RouteName): `/${string}` => routePaths[name].it;

type NoParams = Record<never, string>;

type ParamOf<Path extends string> = Path extends `${string}[${infer Param}]${string}`
  ? { [P in Param]: string }
  : NoParams;

/** The parameters of a route. */
export type RouteParams<Name extends RouteName> = ParamOf<(typeof routePaths)[Name]['it']>;

/** The names of the routes without parameters. */
export type StaticRouteName = {
  [Name in RouteName]: keyof RouteParams<Name> extends never ? Name : never;
}[RouteName];

/** The names of the routes with a slug as their only parameter. */
export type SlugRouteName = {
  [Name in RouteName]: RouteParams<Name> extends { slug: string } ? Name : never;
}[RouteName];
