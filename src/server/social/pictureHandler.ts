import type { NextApiRequest, NextApiResponse } from 'next';
import { AppError, notFound } from '@/errors/AppError';
import { SocialPictureDocument } from '@/gql/graphql';
import { createT } from '@/i18n/translate';
import { withLocale } from '@/routing/href';
import { homeUri, pictureHref } from '@/routing/files';
import { defaultLocale, isLocale } from '@/routing/locales';
import { cmsFor } from '../cms';
import { env } from '../env';
import { singleValues } from '../getPageProps';
import { layoutOf } from '../layout';
import { messagesOf } from '../messages';
import { drawPicture } from './drawPicture';
import { pictureOf, versionOf } from './pictureOf';
import { Pictures } from './Pictures';
import { logError } from '../logs/logError';
import { pathOf } from '../logs/pathOf';

const pictures = new Pictures({ bytes: 16_000_000, parallel: 2, waiting: 20 });

/** Seconds for which an old address may lead to the picture of today. */
const movedFor = 300;
/** Seconds for which a failure may be told without trying again. */
const failedFor = 5;

/**
 * GET /social/{version}/{uri}.png: the picture of a shared link. What an address shows never
 * changes; one whose page has changed since leads to the new one. No such page is 404; a content
 * management system that fails, and too many at once, 503.
 */
export async function pictureHandler(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD').status(405).end();
    return;
  }
  try {
    const found = await pictureAt(singleValues(request.query));
    if ('moved' in found) {
      response.setHeader('Cache-Control', `public, max-age=${movedFor}`);
      response.redirect(307, found.moved);
      return;
    }
    response.setHeader('Content-Type', 'image/png');
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.status(200).send(found.png);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const status = error.status === 404 ? 404 : 503;
    if (status === 503) logError(`picture ${pathOf(request.url)}`, error);
    if (status === 503) response.setHeader('Retry-After', `${failedFor}`);
    response.setHeader('Cache-Control', `public, max-age=${failedFor}`).status(status).end();
  }
}

type Found = { png: Buffer } | { moved: string };

async function pictureAt(query: Record<string, string>): Promise<Found> {
  const { version = '', path: asked = '' } = query;
  const locale = isLocale(query.locale) ? query.locale : defaultLocale;
  if (!asked.endsWith('.png')) throw notFound(`no picture ${asked}`);
  const uri = asked.slice(0, -'.png'.length);
  const key = `${locale}/${version}/${uri}`;
  const kept = pictures.get(key);
  if (kept) return { png: kept };
  const { siteUrl, cmsHost } = env();
  const cms = cmsFor(locale);
  const { seo } = await layoutOf(locale, cms, { locale, siteUrl, cmsHost, preview: false });
  const path = withLocale(uri === homeUri ? '/' : `/${uri}`, locale);
  const { entry } = await cms(SocialPictureDocument, { uri: [uri] });
  if (!entry) throw notFound(`no entry ${path}`);
  const t = createT(await messagesOf(locale, ['common']), locale);
  const wanted = pictureOf(entry, path, { t, locale, site: seo });
  const current = versionOf(wanted);
  if (version !== current) return { moved: pictureHref(current, uri, locale) };
  return { png: await pictures.draw(key, () => drawPicture(wanted)) };
}
