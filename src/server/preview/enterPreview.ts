import { randomBytes } from 'node:crypto';
import type { NextApiRequest, NextApiResponse } from 'next';
import { createT } from '@/i18n/translate';
import { match } from '@/routing/match';
import { href } from '@/routing/href';
import { defaultLocale } from '@/routing/locales';
import { pageStyles } from '@/theme/pageStyles';
import { env } from '../env';
import { element } from '../files/element';
import { singleValues } from '../getPageProps';
import { messagesOf } from '../messages';
import { allowFrame } from './framedBy';
import { previewHeaders } from './token';
import { logError } from '../logs/logError';

/** Seconds for which drafts are shown: as long as the cms's tokens hold. */
const maxAge = 3600;
const timeoutMs = 5000;

/** Styles of the page that refuses a preview, besides those of all pages. */
const refusalStyles = `
  main { display: grid; gap: 1rem; max-width: 44rem; padding: clamp(1.5rem, 6vw, 5rem); }
`;

/** Names a browser to the cms, which gives a token to the first that comes with it. */
const browserCookie = 'PREVIEW_BROWSER';

/**
 * GET of any page with ?token= and a preview flag, as the cms's addresses have them (next.config
 * leads here): exchanges the token for Next's preview cookie and goes on to the page's own
 * address. A token that is wrong, has ended or was used in another browser gets no cookie at all, but
 * a short page that says so and leads to the published one.
 */
export async function enterPreview(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Referrer-Policy', 'no-referrer');
  const { token = '', path = '' } = singleValues(request.query);
  const page = pageAt(path);
  const known = request.cookies[browserCookie];
  const browser = known ?? randomBytes(16).toString('base64url');
  if (!(await isGood(token, browser))) {
    await refuse(page, response);
    return;
  }
  response.setPreviewData({ token }, { maxAge });
  if (!known) response.appendHeader('Set-Cookie', cookieOf(browser));
  response.redirect(307, page);
}

async function refuse(page: string, response: NextApiResponse): Promise<void> {
  const locale = match(page)?.locale ?? defaultLocale;
  const t = createT(await messagesOf(locale, ['preview']), locale);
  const title = t('preview.refused.title');
  const head = [
    element('meta', { charset: 'utf-8' }),
    element('meta', { name: 'viewport', content: 'width=device-width' }),
    element('meta', { name: 'robots', content: 'noindex' }),
    element('title', {}, title),
    element('style', {}, [pageStyles, refusalStyles]),
  ];
  const main = [
    element('h1', {}, title),
    element('p', {}, t('preview.refused.text')),
    element('p', {}, [element('a', { href: page }, t('preview.refused.link'))]),
  ];
  const body = element('body', {}, [element('main', {}, main)]);
  // The editors' form shows it in the frame where it shows the page.
  allowFrame(response, env().cmsHost);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response
    .status(403)
    .send(`<!doctype html>${element('html', { lang: locale }, [element('head', {}, head), body])}`);
}

/** GET /api/exit-preview?path=: back to the page as visitors see it. */
export function exitPreview(request: NextApiRequest, response: NextApiResponse): void {
  const { path = '' } = singleValues(request.query);
  response.setHeader('Cache-Control', 'no-store');
  response.clearPreviewData();
  response.redirect(307, pageAt(path));
}

/** Gives a browser its secret name. */
function cookieOf(browser: string): string {
  // As Next's own preview cookie, without which it is worth nothing: the form frames the page.
  const flags =
    process.env.NODE_ENV === 'production'
      ? 'HttpOnly; Secure; SameSite=None'
      : 'HttpOnly; SameSite=Lax';
  return `${browserCookie}=${browser}; Path=/; ${flags}`;
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
