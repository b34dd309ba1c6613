import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { href, withLocale } from '@/routing/href';
import { defaultLocale, locales } from '@/routing/locales';
import { routes } from '@/routing/routes';
import { env } from '../env';
import { createFileHandler } from './createFileHandler';

/**
 * GET /sw.js: the service worker of this build, or the one that removes it (docs/adr/017). Browsers
 * revalidate it each time, so that a change reaches them soon.
 */
export const workerHandler = createFileHandler(async () => {
  const file = env().offline ? 'serviceWorker.js' : 'removeServiceWorker.js';
  const source = await readFile(join(process.cwd(), 'public/offline', file), 'utf8');
  const constants = Object.entries({
    build: process.env.BUILD_ID ?? 'none',
    /** The offline page of each language by its prefix. */
    offline: Object.fromEntries(
      locales.map((locale) => [
        locale === defaultLocale ? 'default' : locale,
        href('offline', locale),
      ]),
    ),
    /** Pages that show something of a visitor, with all addresses below them. */
    privatePages: locales.flatMap((locale) => [
      ...[href('account', locale), href('login', locale), withLocale('/admin', locale)],
      withLocale(routes.sharedList[locale].replace('/[token]', ''), locale),
    ]),
  });
  return {
    type: 'text/javascript',
    cacheControl: 'no-cache',
    text: `${constants.map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`).join('')}${source}`,
  };
});
