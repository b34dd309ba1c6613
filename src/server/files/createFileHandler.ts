import type { NextApiHandler } from 'next';
import { AppError } from '@/errors/AppError';
import { setRetryAfter } from '@/errors/setRetryAfter';
import { singleValues } from '@/routing/queryParameters';
import { contextOf } from '../contextOf';
import { allowOnlyGet } from '../allowOnlyGet';
import { ipAddressOf } from '../ipAddressOf';
import { layoutOrFallback, loadLayout } from '../layout';
import { logError } from '../logs/logError';
import { pathWithoutQuery } from '../logs/pathWithoutQuery';

/** Seconds for which a file may be cached; feed readers poll about as often. */
const maxAge = 300;

export interface File {
  type: string;
  text: string;
  cacheControl?: string;
  name?: string;
  /** Time of the last change of the content, ISO 8601. */
  modified?: string;
  /** Link header (RFC 8288). */
  link?: string;
}

/**
 * Creates the handler of a text file, for GET and HEAD, with an ETag and 304. A missing file is 404; errors
 * are not cached.
 */
export function createFileHandler(
  load: (context: FileContext) => Promise<File> | File,
): NextApiHandler {
  return allowOnlyGet(async (request, response) => {
    try {
      const file = await load(fileContextOf(singleValues(request.query), ipAddressOf(request)));
      response.setHeader('Content-Type', `${file.type}; charset=utf-8`);
      response.setHeader('Cache-Control', file.cacheControl ?? `public, max-age=${maxAge}`);
      // Feed and calendar readers on other sites may read the file.
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      if (file.name) {
        // A header cannot have the letters that a slug can have.
        const name = encodeURIComponent(file.name);
        response.setHeader('Content-Disposition', `inline; filename="${name}"`);
      }
      if (file.modified) response.setHeader('Last-Modified', new Date(file.modified).toUTCString());
      if (file.link) response.setHeader('Link', file.link);
      // Browsers send both. The ETag decides (RFC 9110 §13.1.3), but Next answers 304 only without the date.
      if (request.headers['if-none-match']) delete request.headers['if-modified-since'];
      response.status(200).send(file.text);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.status !== 404) logError(`file ${pathWithoutQuery(request.url)}`, error);
      setRetryAfter(response, error.status);
      response.setHeader('Cache-Control', 'no-store').status(error.status).end();
    }
  });
}

export type FileContext = ReturnType<typeof fileContextOf>;

function fileContextOf(query: Record<string, string>, visitorAddress: string) {
  const { locale, cms, mapperContext } = contextOf(query.locale);
  return {
    locale,
    query,
    visitorAddress,
    cms,
    siteUrl: mapperContext.siteUrl,
    /** The site's name in this language. */
    siteName: async () => (await loadLayout(cms, mapperContext)).seo.title,
    /** Version of the icon that an editor chose; null for the built-in one, and if the cms does not answer. */
    icon: async () => (await layoutOrFallback(cms, mapperContext)).layout.icon,
  };
}
