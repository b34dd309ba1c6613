import { parseRelativeUrl } from 'next/dist/shared/lib/router/utils/parse-relative-url';
import { filePath } from './filePath';
import { isLocale } from './locales';
import { match } from './match';

/**
 * Replaces the module of Next's browser router with this name, which finds the page file of an address.
 * The original adds about 5 kB for pattern matching to every page; our rewrites all follow from the
 * route table, which every page includes (docs/adr/010).
 * @param asPath the address with the prefix of its locale, also for the default locale
 * @param pages the page files
 * @param resolveHref finds the page file with parameters that matches a path
 */
export default function resolveRewrites(
  asPath: string,
  pages: string[],
  _rewrites: unknown,
  _query: unknown,
  resolveHref: (path: string) => string,
) {
  const [pathname = ''] = asPath.split(/[?#]/);
  const route = match(pathname);
  const rewritten = (route ? filePath(route) : pathname) + asPath.slice(pathname.length);
  const parsedAs = parseRelativeUrl(rewritten);
  const file = withoutLocale(parsedAs.pathname);
  const resolvedHref = pages.includes(file) ? file : resolveHref(file);
  return {
    asPath: rewritten,
    parsedAs,
    matchedPage: pages.includes(resolvedHref),
    resolvedHref,
    externalDest: false,
  };
}

function withoutLocale(path: string): string {
  const [, first, ...rest] = path.split('/');
  return isLocale(first) ? `/${rest.join('/')}` : path;
}
