import { oldFileEndings } from '@studium/shared/town/oldFileEndings';
import { isTracker } from '@studium/shared/trackers';
import { parameterNames } from './listingParameters';
import { match } from './match';
import { entryRoutes } from './sections';
import type { RouteName } from './routes';

/**
 * The query parameters that pages read; all other ones change nothing there. Generic pages are missing, because the
 * address of another language looks like one and is redirected with its query.
 */
const knownParameters: Partial<Record<RouteName, readonly string[]>> = {
  ...Object.fromEntries(
    Object.entries(parameterNames).map(([name, own]) => [name, [...own, 'filters']]),
  ),
  search: ['q', 'section'],
  ...Object.fromEntries(
    [
      'home',
      'credits',
      'openData',
      'offerHome',
      'newsCategories',
      ...Object.values(entryRoutes),
    ].map((name) => [name, []]),
  ),
};

const oldFile = new RegExp(`\\.(${oldFileEndings.join('|')})$`, 'i');

/** The parameters of a preview (files.ts), which any page can have. */
const isPreview = (query: URLSearchParams) =>
  query.has('x-craft-preview') || query.has('x-craft-live-preview');

/**
 * The address without the query parameters that its page does not read. Addresses of other pages stay as they are: Next
 * serves static ones from its cache whatever their query is, and redirects keep the query.
 */
export function withKnownParameters(url: string): string {
  const [path = ''] = url.split('?');
  // The redirect of an old file may depend on its query (oldAddressRewrites.ts).
  if (oldFile.test(path)) return filterParameters(url, (name) => !isTracker(name));
  const known = knownOf(path);
  if (!known) return url;
  return filterParameters(url, (name, query) => known.includes(name) || isPreview(query));
}

/**
 * The address of a page as visitors share it: without parameters that the page does not read, and without those that
 * report who follows the link.
 */
export function addressToShare({ origin, pathname, search }: URL): string {
  const known = knownOf(pathname);
  const isKept = (name: string) => (known ? known.includes(name) : !isTracker(name));
  return origin + filterParameters(pathname + search, isKept);
}

const knownOf = (path: string) => knownParameters[match(path)?.name ?? 'offline'];

function filterParameters(
  url: string,
  isKept: (name: string, query: URLSearchParams) => boolean,
): string {
  const [path = '', search = ''] = url.split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  const kept = [...query].filter(([name]) => isKept(name, query));
  if (kept.length === query.size) return url;
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept).toString()}`;
}
