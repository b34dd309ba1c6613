import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { acceptedEncoding } from '../compression/acceptedEncoding';
import { findCompressedBody } from '../compression/compressedBodies';

/** Headers that belong to one response. */
const ownHeaders = [
  'x-request-id',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'date',
];

/** The part of a response that is stored and sent again. */
export interface CachedResponse {
  etag: string;
  headers: OutgoingHttpHeaders;
  /** As it was sent; null if it is among the compressed bodies. */
  body: Buffer | null;
}

/**
 * Returns what can be sent again of the finished response for a page; null unless it is from the page cache.
 * @param stored the response that was stored before; a 304 confirms it
 */
export function readPage(
  response: ServerResponse,
  stored: CachedResponse | undefined,
): CachedResponse | null {
  const isFromPageCache =
    // Next sets this header for pages from its cache only.
    response.getHeader('x-nextjs-cache') === 'HIT' &&
    /\bs-maxage=/.test(String(response.getHeader('Cache-Control')));
  if (!isFromPageCache || response.hasHeader('Set-Cookie')) return null;
  if (response.statusCode === 304)
    return stored && stored.etag === response.getHeader('ETag') ? stored : null;
  const page = readShared(response, null);
  delete page?.headers['content-encoding'];
  return page;
}

/** The same for a finished response that depends on its address only; null if it depends on more. */
export function readShared(response: ServerResponse, body: Buffer | null): CachedResponse | null {
  const etag = response.getHeader('ETag');
  const isShared =
    response.statusCode === 200 &&
    /^(accept-encoding)?$/i.test(String(response.getHeader('Vary') ?? '')) &&
    !response.hasHeader('Set-Cookie');
  if (!isShared || typeof etag !== 'string') return null;
  const headers = { ...response.getHeaders() };
  for (const name of ownHeaders) Reflect.deleteProperty(headers, name);
  return { etag, headers, body };
}

/**
 * Sends a response again, or 304 if the browser has this version.
 * @returns false if the body is not stored in an encoding that the browser accepts
 */
export function sendAgain(
  { etag, headers, body }: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (isNotModified(request, etag)) {
    setHeaders(response, headers);
    response.removeHeader('Content-Type');
    response.statusCode = 304;
    response.end();
    return true;
  }
  const encoding = acceptedEncoding(request);
  const sent = body ?? (encoding && findCompressedBody(encoding, request.url ?? '', etag));
  if (!sent) return false;
  setHeaders(response, headers);
  if (!body && encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', sent.length);
  response.end(sent);
  return true;
}

function setHeaders(response: ServerResponse, headers: OutgoingHttpHeaders): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value);
}

/** Whether the browser has this version, as in Next: a reload with `no-cache` gets the whole page. */
function isNotModified({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || /\bno-cache\b/.test(headers['cache-control'] ?? '')) return false;
  return known.split(',').some((part) => ['*', etag, `W/${etag}`].includes(part.trim()));
}
