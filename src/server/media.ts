import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import type { NextApiRequest, NextApiResponse } from 'next';
import { env } from './env';

export const config = { api: { responseLimit: false, bodyParser: false } };

const timeoutMs = 10_000;
/** Safari asks for videos in parts, and others to wind them. */
const passedOn = ['if-none-match', 'range', 'if-range'];
const passedBack = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'cache-control',
  'etag',
  'last-modified',
  'content-disposition',
];

/**
 * GET /media/…: files of the content management system under the site's own address, so that a
 * page needs one connection and the policy allows no foreign pictures. A proxy in front keeps
 * them; browsers do too.
 */
export async function media(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD').status(405).end();
    return;
  }
  const segments = [request.query.path ?? []].flat();
  const path = segments.map(encodeURIComponent).join('/');
  const headers = passedOn.flatMap((name): [string, string][] => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  // The time is for the answer to begin: a film may take a slow connection much longer.
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), timeoutMs);
  let file: Response;
  try {
    file = await fetch(`${env().cmsHost}/media/${path}`, {
      method: request.method,
      headers,
      redirect: 'error',
      signal: patience.signal,
    });
  } catch {
    response.setHeader('Cache-Control', 'no-store').status(502).end();
    return;
  } finally {
    clearTimeout(timer);
  }
  for (const name of passedBack) {
    const value = file.headers.get(name);
    if (value) response.setHeader(name, value);
  }
  response.status(file.status);
  if (!file.body) {
    response.end();
    return;
  }
  // The stream of fetch and that of node:stream/web are one in Node, and two types in TypeScript.
  await pipeline(Readable.fromWeb(file.body as ReadableStream), response).catch(() => {
    response.destroy(); // The visitor went away, or the file broke off: nothing to add.
  });
}
