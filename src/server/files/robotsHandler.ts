import { href } from '@/routing/href';
import { locales } from '@/routing/locales';
import { createFileHandler } from './createFileHandler';

const closedPages = ['account', 'login', 'resetPassword', 'search'] as const;

/** GET /robots.txt: excludes personal pages and APIs from crawling. */
export const robotsHandler = createFileHandler(({ siteUrl }) => {
  const closed = [
    '/api/',
    ...locales.flatMap((locale) => [
      ...closedPages.flatMap((name) => addressesOf(href(name, locale))),
      href('setPassword', locale).replace('set-password', ''),
    ]),
  ];
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
  ];
  return { type: 'text/plain', text: `${lines.join('\n')}\n` };
});

/**
 * A page, with its queries and the pages below it. A rule applies to all addresses that begin with its path (RFC 9309
 * §2.2.2), so `/cerca` alone would exclude an editor's page `/cercare-casa` too; `$` is the end of an address.
 */
const addressesOf = (path: string): string[] => ['$', '?', '/'].map((end) => path + end);
