import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { acceptedEncoding } from '../compression/acceptedEncoding';
import { findCompressedBody } from '../compression/compressedBodies';

/** Headers that belong to one response or to its body. */
const ownHeaders = [
  'x-request-id',
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'date',
];

/** The response of a cached page, without its body, which is among the compressed bodies. */
export interface CachedResponse {
  etag: string;
  headers: OutgoingHttpHeaders;
}

/**
 * Returns what can be sent again of a finished response; null unless it is the same for all visitors.
 * @param stored the response that was stored before; a 304 confirms it
 */
export function readResponse(
  response: ServerResponse,
  stored: CachedResponse | undefined,
): CachedResponse | null {
  const etag = response.getHeader('ETag');
  const isShared =
    // Next sets this header for pages from its cache only.
    response.getHeader('x-nextjs-cache') === 'HIT' &&
    /\bs-maxage=/.test(String(response.getHeader('Cache-Control'))) &&
    !response.hasHeader('Set-Cookie');
  if (!isShared || typeof etag !== 'string') return null;
  if (response.statusCode === 304) return stored?.etag === etag ? stored : null;
  const variesByEncoding = String(response.getHeader('Vary')).toLowerCase() === 'accept-encoding';
  if (response.statusCode !== 200 || !variesByEncoding) return null;
  const headers = { ...response.getHeaders() };
  for (const name of ownHeaders) Reflect.deleteProperty(headers, name);
  return { etag, headers };
}

/**
 * Sends a response again, or 304 if the browser has this version.
 * @returns false if the body is not stored in an encoding that the browser accepts
 */
export function sendAgain(
  { etag, headers }: CachedResponse,
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
  const body = encoding && findCompressedBody(encoding, request.url ?? '', etag);
  if (!body) return false;
  setHeaders(response, headers);
  response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.end(body);
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
