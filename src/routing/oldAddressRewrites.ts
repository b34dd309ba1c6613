import { oldFileEndings } from '@studium/shared/town/oldFileEndings';

const toOldAddress = '/reindirizza/:path*';

/**
 * Rewrites for next.config: an address without a page goes to the page that looks for a redirect. Those of
 * files of old sites apply before the routes with a slug, because a page of such a route is cached without the
 * query. The others apply after all routes.
 */
export const oldFileRewrites = [
  {
    source: `/:path(.*\\.(?:${oldFileEndings.join('|')}))`,
    destination: toOldAddress,
  },
];
export const fallbackRewrites = [{ source: '/:path*', destination: toOldAddress }];
