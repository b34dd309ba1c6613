import { type RouteName, routePaths } from './routePaths';
import { languages } from './settings';

/** Returns the path of a route in a language: the town's own, else that of the product. */
export const routePath = (name: RouteName, locale: keyof typeof languages): `/${string}` => {
  const own: Readonly<Record<string, `/${string}`>> = languages[locale].paths;
  return own[name] ?? (locale === 'it' ? routePaths[name].it : routePaths[name].en);
};
