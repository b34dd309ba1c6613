import { oldFileEndings } from '@studium/shared/town/oldFileEndings';

const toOldAddress = '/reindirizza/:path*';

/**
 * Rewrites for next.config of addresses that no page has, to the page that looks for a redirect. Files of old
 * sites come before the pages with a slug, which are cached without the query; all others come last.
 */
export const oldFileRewrites = [
  {
    source: `/:path(.*\\.(?:${oldFileEndings.join('|')}))`,
    destination: toOldAddress,
  },
];
export const fallbackRewrites = [{ source: '/:path*', destination: toOldAddress }];
