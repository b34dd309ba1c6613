import { href } from '@/routing/href';
import { locales } from '@/routing/locales';
import { createFileHandler } from './createFileHandler';

/** GET /robots.txt: excludes personal pages and APIs from crawling. */
export const robotsHandler = createFileHandler(({ siteUrl }) => {
  const closed = [
    '/api/',
    ...locales.flatMap((locale) => [
      href('account', locale),
      href('login', locale),
      href('resetPassword', locale),
      href('search', locale),
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
