import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import { allowOnlyGet } from './allowOnlyGet';
import { env } from './env';

export const config = { api: { responseLimit: false, bodyParser: false } };

const timeoutMs = 10_000;
/** Safari requests videos in ranges, and other browsers do so to seek. */
const requestHeaders = ['if-none-match', 'range', 'if-range'];
const responseHeaders = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'cache-control',
  'etag',
  'last-modified',
  'content-disposition',
  // The files of editors are sandboxed, like at the address of the cms.
  'content-security-policy',
];

/**
 * GET /media/…: serves the cms's files under the site's own address, so that a page needs one connection
 * and the security policy can refuse pictures of other hosts. nginx and browsers cache the files.
 */
export const mediaHandler = allowOnlyGet(async (request, response) => {
  const segments = [request.query.path ?? []].flat();
  const path = segments.map(encodeURIComponent).join('/');
  const headers = requestHeaders.flatMap((name): [string, string][] => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  // The timeout ends when the response begins, because a video takes longer on a slow connection.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  let file: Response;
  try {
    file = await fetch(`${env().cmsInternalUrl}/media/${path}`, {
      method: request.method,
      headers,
      redirect: 'error',
      signal: controller.signal,
    });
  } catch {
    response.setHeader('Cache-Control', 'no-store').status(502).end();
    return;
  } finally {
    clearTimeout(timer);
  }
  for (const name of responseHeaders) {
    const value = file.headers.get(name);
    if (value) response.setHeader(name, value);
  }
  response.status(file.status);
  if (!file.body) {
    response.end();
    return;
  }
  // fetch and node:stream/web have the same stream class in Node, but different types in TypeScript.
  await pipeline(Readable.fromWeb(file.body as ReadableStream), response).catch(() => {
    response.destroy(); // The visitor disconnected or the file broke off, so no response can follow.
  });
});
