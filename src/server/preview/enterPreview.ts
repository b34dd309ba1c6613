import { randomBytes } from 'node:crypto';
import type { NextApiRequest, NextApiResponse } from 'next';
import { match } from '@/routing/match';
import { href } from '@/routing/href';
import { defaultLocale } from '@/routing/locales';
import { env } from '../env';
import { singleValues } from '../getPageProps';
import { previewHeaders } from './token';
import { logError } from '../logs/logError';

/** Seconds for which drafts are shown: as long as the cms's tokens hold. */
const maxAge = 3600;
/** Seconds for which a page says that the preview has ended. */
const endedMaxAge = 60;
const timeoutMs = 5000;

/** Names a browser to the cms, which gives a token to the first that comes with it. */
const browserCookie = 'PREVIEW_BROWSER';

/**
 * GET of any page with ?token= and a preview flag, as the cms's addresses have them (next.config
 * leads here): exchanges the token for Next's preview cookie and goes on to the page's own
 * address. With a token that is wrong, has ended or was used in another browser the page is shown as
 * it is published, and says so.
 */
export async function enterPreview(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Referrer-Policy', 'no-referrer');
  const { token = '', path = '' } = singleValues(request.query);
  const page = pageAt(path);
  if (await isGood(token, browserOf(request, response))) {
    response.setPreviewData({ token }, { maxAge });
  } else {
    response.setPreviewData({}, { maxAge: endedMaxAge });
  }
  response.redirect(307, page);
}

/** GET /api/exit-preview?path=: back to the page as visitors see it. */
export function exitPreview(request: NextApiRequest, response: NextApiResponse): void {
  const { path = '' } = singleValues(request.query);
  response.setHeader('Cache-Control', 'no-store');
  response.clearPreviewData();
  response.redirect(307, pageAt(path));
}

/** The browser's secret name, given to it where it has none. */
function browserOf(request: NextApiRequest, response: NextApiResponse): string {
  const known = request.cookies[browserCookie];
  if (known) return known;
  const name = randomBytes(16).toString('base64url');
  // As Next's own preview cookie, without which it is worth nothing: the form frames the page.
  const flags =
    process.env.NODE_ENV === 'production'
      ? 'HttpOnly; Secure; SameSite=None'
      : 'HttpOnly; SameSite=Lax';
  response.appendHeader('Set-Cookie', `${browserCookie}=${name}; Path=/; ${flags}`);
  return name;
}

/** An address of the site's own pages; the home page for anything else. */
function pageAt(path: string): string {
  const home = href('home', defaultLocale);
  const known = path.startsWith('/') && !path.startsWith('//') && !/[\\\s]/.test(path);
  const short = path.replace(new RegExp(`^/${defaultLocale}(?=/|$)`), '') || home;
  return known && match(short) ? short : home;
}

/** Whether the cms shows drafts to this browser. A Craft install does not say: it is believed. */
async function isGood(token: string, browser: string): Promise<boolean> {
  if (!/^[\w.-]{8,200}$/.test(token) || env().previewToken === null) return false;
  try {
    const answer = await fetch(`${env().cmsHost}/api`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-preview-browser': browser,
        ...previewHeaders({ token }),
      },
      body: JSON.stringify({ query: '{ __typename }' }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer.ok && answer.headers.get('x-preview') !== '0';
  } catch (cause) {
    logError('preview: the cms does not answer', cause);
    return false;
  }
}
