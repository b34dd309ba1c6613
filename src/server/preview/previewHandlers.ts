import { randomBytes } from 'node:crypto';
import type { NextApiRequest, NextApiResponse } from 'next';
import { match } from '@/routing/match';
import { href } from '@/routing/href';
import { defaultLocale, localeInfo } from '@/routing/locales';
import { pageStyles } from '@/theme/pageStyles';
import { singleValues } from '@/routing/queryParameters';
import { postToCms } from '../cms/postToCms';
import { env } from '../env';
import { element } from '../files/element';
import { translatorOf } from '../texts';
import { allowFrame } from './allowFrame';
import { previewHeaders } from './token';
import { logError } from '../logs/logError';

/** Seconds for which the preview lasts, the lifetime of the cms's tokens. */
const maxAge = 3600;

/** Additional styles of the page that refuses a preview. */
const refusalStyles = `
  main { display: grid; gap: 1rem; max-width: 44rem; padding: clamp(1.5rem, 6vw, 5rem); }
`;

/** Identifies the browser to the cms, which binds a token to the first browser that uses it. */
const browserCookie = 'PREVIEW_BROWSER';

/**
 * Handles GET of any page with ?token= and a preview flag, the cms's preview addresses (next.config rewrites
 * them): exchanges the token for Next's preview cookie and redirects to the page. A token that is invalid,
 * expired or used in another browser gets no preview, but an explanation with a link to the published page.
 *
 * A browser without the cookie gets it first and comes back with it. Only then the token is bound to it: a first answer
 * that is lost on the way would otherwise bind the token to a browser that nobody has.
 */
export async function enterPreviewHandler(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Referrer-Policy', 'no-referrer');
  const { token = '', path = '', again } = singleValues(request.query);
  const page = safePagePath(path);
  const browser = request.cookies[browserCookie];
  const takesNoCookies = !browser && again !== undefined;
  if (takesNoCookies || !(await isValidToken(token, browser))) {
    await refuse(page, response);
    return;
  }
  if (browser) {
    response.setPreviewData({ token }, { maxAge });
    response.redirect(307, page);
    return;
  }
  response.appendHeader('Set-Cookie', cookieOf(randomBytes(16).toString('base64url')));
  const query = new URLSearchParams({ token, path, again: '1' });
  response.redirect(307, `/api/preview?${query.toString()}`);
}

async function refuse(page: string, response: NextApiResponse): Promise<void> {
  const locale = match(page)?.locale ?? defaultLocale;
  const t = await translatorOf(locale);
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
  // The editing form shows this page in the frame of the preview.
  allowFrame(response, env().cmsHost);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  const language = { lang: locale, dir: localeInfo[locale].direction };
  response
    .status(403)
    .send(`<!doctype html>${element('html', language, [element('head', {}, head), body])}`);
}

/** GET /api/exit-preview?path=: ends the preview and redirects to the published page. */
export function exitPreviewHandler(request: NextApiRequest, response: NextApiResponse): void {
  const { path = '' } = singleValues(request.query);
  response.setHeader('Cache-Control', 'no-store');
  response.clearPreviewData();
  response.redirect(307, safePagePath(path));
}

function cookieOf(browser: string): string {
  // The flags are those of Next's preview cookie. SameSite=None is needed because the form frames the page.
  const flags =
    process.env.NODE_ENV === 'production'
      ? 'HttpOnly; Secure; SameSite=None'
      : 'HttpOnly; SameSite=Lax';
  return `${browserCookie}=${browser}; Path=/; ${flags}`;
}

/** The path if it is a page of this site, otherwise the home page. */
function safePagePath(path: string): string {
  const home = href('home', defaultLocale);
  const short = path.replace(new RegExp(`^/${defaultLocale}(?=/|$)`), '') || home;
  // Without the prefix, /it//evil.example is the address of another host.
  const isPath = /^\/(?![/\\])[^\\\s]*$/.test(short);
  return isPath && match(short) ? short : home;
}

/**
 * Whether the cms accepts the token, and for this browser if it has the cookie. Craft has no x-preview header; that counts
 * as yes.
 */
async function isValidToken(token: string, browser: string | undefined): Promise<boolean> {
  if (!/^[\w.-]{8,200}$/.test(token) || env().previewToken === null) return false;
  try {
    const { status, headers } = await postToCms(
      '{ __typename }',
      {},
      { ...(browser && { 'x-preview-browser': browser }), ...previewHeaders(token) },
    );
    return status < 300 && headers.get('x-preview') !== '0';
  } catch (cause) {
    logError('preview: the cms does not answer', cause);
    return false;
  }
}
