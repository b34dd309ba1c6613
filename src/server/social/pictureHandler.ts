import { AppError, notFound } from '@/errors/AppError';
import { SocialPictureDocument } from '@/gql/graphql';
import { pictureHref } from '@/routing/files';
import { pathOfUri } from '@/routing/uri';
import { singleValues } from '@/routing/queryParameters';
import { contextOf } from '../contextOf';
import { allowOnlyGet } from '../allowOnlyGet';
import { ipAddressOf } from '../ipAddressOf';
import { renderInTurn } from '../rendering/renderInTurn';
import { loadLayout } from '../layout';
import { translatorOf } from '../texts';
import { drawPicture } from './drawPicture';
import { pictureOf, versionOf } from './pictureOf';
import { PictureCache } from './PictureCache';
import { logError } from '../logs/logError';
import { pathWithoutQuery } from '../logs/pathWithoutQuery';

const pictures = new PictureCache({ bytes: 16_000_000, parallel: 2, waiting: 20 });

/** Seconds for which a redirect to the current picture may be cached. */
const redirectSeconds = 300;
/** Seconds for which an error may be cached. */
const errorSeconds = 5;

/**
 * GET /social/{version}/{uri}.png: the picture of a shared link. The picture of an address never changes; an
 * old version redirects to the current one. A missing page is 404, a failing cms or a full queue 503.
 */
export const pictureHandler = allowOnlyGet(async (request, response) => {
  try {
    const result = await loadPicture(singleValues(request.query), ipAddressOf(request));
    if ('redirectTo' in result) {
      response.setHeader('Cache-Control', `public, max-age=${redirectSeconds}`);
      response.redirect(307, result.redirectTo);
      return;
    }
    response.setHeader('Content-Type', 'image/png');
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.status(200).send(result.png);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const status = error.status === 404 ? 404 : 503;
    if (status === 503) logError(`picture ${pathWithoutQuery(request.url)}`, error);
    if (status === 503) response.setHeader('Retry-After', `${errorSeconds}`);
    response.setHeader('Cache-Control', `public, max-age=${errorSeconds}`).status(status).end();
  }
});

type PictureResult = { png: Buffer } | { redirectTo: string };

async function loadPicture(
  query: Record<string, string>,
  visitorAddress: string,
): Promise<PictureResult> {
  const { version = '', path: file = '' } = query;
  const { locale, cms, mapperContext } = contextOf(query.locale);
  if (!file.endsWith('.png')) throw notFound(`no picture ${file}`);
  const uri = file.slice(0, -'.png'.length);
  const key = `${locale}/${version}/${uri}`;
  const cached = pictures.get(key);
  if (cached) return { png: cached };
  return renderInTurn(visitorAddress, async () => {
    const { seo } = await loadLayout(cms, mapperContext);
    const path = pathOfUri(uri, locale);
    const { entry } = await cms(SocialPictureDocument, { uri: [uri] });
    if (!entry) throw notFound(`no entry ${path}`);
    const t = await translatorOf(locale);
    const picture = pictureOf(entry, path, { t, locale, site: seo });
    const current = versionOf(picture);
    if (version !== current) return { redirectTo: pictureHref(current, uri, locale) };
    return { png: await pictures.draw(key, () => drawPicture(picture)) };
  });
}
