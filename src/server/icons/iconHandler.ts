import type { NextApiResponse } from 'next';
import { AppError } from '@/errors/AppError';
import { siteIconHref, isSiteIconName } from '@/routing/icons';
import { defaultLocale } from '@/routing/locales';
import { singleValues } from '@/routing/queryParameters';
import { contextOf } from '../contextOf';
import { allowOnlyGet } from '../allowOnlyGet';
import { contentCache } from '../contentCache';
import { layoutOrFallback } from '../layout';
import { logError } from '../logs/logError';
import { pathWithoutQuery } from '../logs/pathWithoutQuery';
import { iconVersion } from './iconVersion';
import { loadIcon } from './loadIcon';

/** Drawn icons, of the current version only. */
const icons = contentCache<Buffer>('icons');

/** Seconds for which a redirect is cached; another site with the same pages may have the new icon earlier. */
const redirectSeconds = 5;

/**
 * GET /icon/{version}/{name}.png: the icon that an editor chose. The icon of a version never changes, so
 * browsers cache it for a year; other versions redirect to the current one. Without a chosen icon, or if it
 * cannot be loaded, the response redirects to the built-in icon.
 */
export const iconHandler = allowOnlyGet(async (request, response) => {
  const { version: requested = '', name } = singleValues(request.query);
  if (!isSiteIconName(name)) {
    response.setHeader('Cache-Control', 'no-store').status(404).end();
    return;
  }
  const { cms, mapperContext } = contextOf(defaultLocale);
  const { favicon } = (await layoutOrFallback(cms, mapperContext)).seo;
  const version = iconVersion(favicon);
  if (favicon === null || version !== requested) {
    redirect(response, siteIconHref(version, name));
    return;
  }
  const key = `${version}/${name}`;
  try {
    const png = await icons.get(key, () => loadIcon(favicon, name), Infinity);
    response.setHeader('Content-Type', 'image/png');
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.status(200).send(png);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logError(`icon ${pathWithoutQuery(request.url)}`, error);
    redirect(response, siteIconHref(null, name));
  }
});

function redirect(response: NextApiResponse, to: string): void {
  response.setHeader('Cache-Control', `public, max-age=${redirectSeconds}`);
  response.redirect(307, to);
}
