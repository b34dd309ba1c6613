import { defaultLocale, type Locale } from './locales';
import type { RouteMatch } from './match';
import { routes, type RouteName, type RouteParams, type StaticRouteName } from './routes';

/**
 * The address of a page. All internal links are built with it.
 * @returns a path with the prefix of the locale, for example /en/accommodations/attic
 */
export function href(name: StaticRouteName, locale: Locale): string;
export function href<Name extends RouteName>(
  name: Name,
  params: RouteParams<Name>,
  locale: Locale,
): string;
export function href(
  name: RouteName,
  ...args: [locale: Locale] | [params: Record<string, string>, locale: Locale]
): string {
  const [params, locale] = args.length === 1 ? [{}, args[0]] : args;
  return hrefOf({ name, params, locale });
}

/** The address of a route whose parameters are not known to the compiler; the inverse of `match`. */
export function hrefOf({ name, params, locale }: RouteMatch): string {
  const path = routes[name][locale].replace(/\[(\w+)\]/g, (_, param: string) => {
    const value = params[param];
    if (!value) throw new Error(`href(${name}): the parameter ${param} is missing`);
    return encodeURIComponent(value);
  });
  return withLocale(path, locale);
}

/** Adds the prefix of the locale to a path; the default locale has none. */
export function withLocale(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
