import { href } from '@/routing/href';
import { locales } from '@/routing/locales';
import { answerFile } from './answerFile';

/** GET /robots.txt: what is personal or for programs stays out; the rest may be read by all. */
export const robots = answerFile(({ siteUrl }) => {
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
