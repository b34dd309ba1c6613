import { parseRelativeUrl } from 'next/dist/shared/lib/router/utils/parse-relative-url';
import { filePath } from './filePath';
import { isLocale } from './locales';
import { match } from './match';

/**
 * Stands in for the module of Next's browser router that has this name: which page file answers an
 * address. Next's own brings a whole engine for patterns, some 5 kB of every page; our rewrites all
 * follow from the route table, which every page has (docs/adr, browser rewrites).
 * @param asPath the address with the prefix of its language, also of the default one
 * @param pages the page files
 * @param resolveHref finds the page file with parameters that fits a path
 */
export default function resolveRewrites(
  asPath: string,
  pages: string[],
  _rewrites: unknown,
  _query: unknown,
  resolveHref: (path: string) => string,
) {
  const [pathname = ''] = asPath.split(/[?#]/);
  const found = match(pathname);
  const rewritten = (found ? filePath(found) : pathname) + asPath.slice(pathname.length);
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
