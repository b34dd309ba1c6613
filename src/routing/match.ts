import { defaultLocale, isLocale, type Locale } from './locales';
import { pageFileOf, routes, type RouteName } from './routes';

export interface RouteMatch {
  name: RouteName;
  params: Record<string, string>;
  locale: Locale;
}

/** The inverse of `href`: the route of a path, or null. Query and hash are ignored. */
export function match(path: string): RouteMatch | null {
  const [pathname = '/'] = path.split(/[?#]/);
  const segments = pathname.split('/').filter(Boolean);
  const [first] = segments;
  const prefixed = isLocale(first) && first !== defaultLocale;
  const locale = prefixed ? first : defaultLocale;
  const rest = prefixed ? segments.slice(1) : segments;
  for (const name of names) {
    const params = matchSegments(routes[name][locale].split('/').filter(Boolean), rest);
    if (params) return { name, params, locale };
  }
  return null;
}

/**
 * Routes without parameters first, so that /credits does not match the route of generic pages. No keysOf, which
 * would be one more module in the script of every page.
 */
const names = (Object.keys(routes) as RouteName[]).sort(
  (a, b) => Number(pageFileOf(a).includes('[')) - Number(pageFileOf(b).includes('[')),
);

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const actual = segments[index] ?? '';
    const param = /^\[(\w+)\]$/.exec(expected)?.[1];
    if (param) params[param] = decode(actual);
    else if (expected !== actual) return null;
  }
  return params;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // A malformed % sequence must not throw; no entry has such a slug.
  }
}
