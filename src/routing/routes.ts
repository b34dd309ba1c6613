import { routePath } from '@studium/shared/town/routePath';
import { type RouteName, routePaths } from '@studium/shared/town/routePaths';
import { mapValues } from '../lib/mapValues';
import { inEachLocale } from './inEachLocale';

export type { RouteName };

/** The path of each route in each language of the town. */
export const routes = mapValues(routePaths, (_, name) =>
  inEachLocale((locale) => routePath(name, locale)),
);

/** The path of the page file that renders a route. */
export const pageFileOf = (name: RouteName): `/${string}` => routePaths[name].it;

type NoParams = Record<never, string>;

type ParamOf<Path extends string> = Path extends `${string}[${infer Param}]${string}`
  ? { [P in Param]: string }
  : NoParams;

export type RouteParams<Name extends RouteName> = ParamOf<(typeof routePaths)[Name]['it']>;

/** The names of the routes without parameters. */
export type StaticRouteName = {
  [Name in RouteName]: keyof RouteParams<Name> extends never ? Name : never;
}[RouteName];

/** The names of the routes with a slug as their only parameter. */
export type SlugRouteName = {
  [Name in RouteName]: RouteParams<Name> extends { slug: string } ? Name : never;
}[RouteName];
