import type { NextApiHandler } from 'next';
import { AppError } from '@/errors/AppError';
import { defaultLocale, isLocale, type Locale } from '@/routing/locales';
import { cmsFor, type Cms } from '../cms';
import { env } from '../env';
import { singleValues } from '../getPageProps';
import { layoutAtHand, layoutOf } from '../layout';
import { logError } from '../logs/logError';
import { pathOf } from '../logs/pathOf';

/** Seconds for which a file may be kept: about as long as readers of feeds wait between visits. */
const maxAge = 300;

export interface FileContext {
  locale: Locale;
  query: Record<string, string>;
  cms: Cms;
  siteUrl: string;
  /** What the site calls itself in this language. */
  siteName: () => Promise<string>;
  /** Version of the icon that an editor chose; null for the built-in one, also without a cms. */
  icon: () => Promise<string | null>;
}

export interface File {
  type: string;
  text: string;
  /** Cache-Control where five minutes would be wrong. */
  keep?: string;
  /** Offered under this name when it is saved. */
  name?: string;
  /** When what it tells changed last, ISO 8601. */
  modified?: string;
  /** Link header (RFC 8288). */
  link?: string;
}

/**
 * Makes the handler of an address that answers a text file: GET and HEAD, with an ETag and 304 for
 * those who have it already. What is not there is 404; a failure is never kept.
 */
export function answerFile(load: (context: FileContext) => Promise<File> | File): NextApiHandler {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD').status(405).end();
      return;
    }
    const query = singleValues(request.query);
    const locale = isLocale(query.locale) ? query.locale : defaultLocale;
    try {
      const file = await load(contextOf(locale, query));
      response.setHeader('Content-Type', `${file.type}; charset=utf-8`);
      response.setHeader('Cache-Control', file.keep ?? `public, max-age=${maxAge}`);
      // Open to every reader of feeds and calendars, also one that is a page elsewhere.
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      if (file.name) response.setHeader('Content-Disposition', `inline; filename="${file.name}"`);
      if (file.modified) response.setHeader('Last-Modified', new Date(file.modified).toUTCString());
      if (file.link) response.setHeader('Link', file.link);
      response.status(200).send(file.text);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.status !== 404) logError(`file ${pathOf(request.url)}`, error);
      response.setHeader('Cache-Control', 'no-store').status(error.status).end();
    }
  };
}

function contextOf(locale: Locale, query: Record<string, string>): FileContext {
  const { siteUrl, cmsHost } = env();
  const cms = cmsFor(locale);
  const map = { locale, siteUrl, cmsHost, preview: false };
  const siteName = async () => (await layoutOf(locale, cms, map)).seo.title;
  const icon = async () => (await layoutAtHand(locale, cms, map)).layout.icon;
  return { locale, query, cms, siteUrl, siteName, icon };
}
