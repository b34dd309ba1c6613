/**
 * Endings of the programs and files of old sites. An editor may redirect their addresses with a query, such as
 * /index.php?id=12. The cms has the same list (cms/src/redirects/address.ts).
 */
export const oldFileEndings = [
  'asp',
  'aspx',
  'cfm',
  'cgi',
  'do',
  'htm',
  'html',
  'jsp',
  'nsf',
  'php',
  'pl',
  'shtml',
];

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
