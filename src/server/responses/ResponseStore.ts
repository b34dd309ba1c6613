import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { countPageWrites } from '../shared/pageWrites.mjs';
import { acceptedEncoding, type Encoding } from './acceptedEncoding';
import { collectBody } from './collectBody';
import { compressResponse } from './compressResponse';

/** Maximum size of all stored responses, in bytes. A page takes about 30 kB. */
const maxBytes = 48_000_000;
/** Bytes that a response takes besides its body, estimated; the policy is the longest header. */
const headBytes = 4000;
/** Milliseconds for which a response is sent again before Next has to confirm it. */
export const freshMs = 1000;

interface StoredResponse {
  etag: string;
  headers: OutgoingHttpHeaders;
  /** Compressed, as it was sent. */
  body: Buffer;
  /** The number of written pages when its request began. A written page may change any response. */
  pageWrites: number;
  /** Milliseconds of `performance.now()`, which never goes back. */
  freshUntil: number;
}

/**
 * The complete, compressed responses that all visitors share, in front of Next: pages, their data, files, and results
 * of a query (`shared` in getRequestProps). One is sent again for a second, unless a page was written meanwhile. Then
 * one request lets Next confirm it, by its ETag, while the others still get it.
 *
 * @see docs/adr/019-two-caches.md
 */
export class ResponseStore {
  /** By encoding and address. */
  private readonly responses = new LRUCache<string, StoredResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => headBytes + key.length + body.length,
  });

  /** Answers with the stored response, or compresses and stores the one that `next` writes. */
  answer(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const encoding = acceptedEncoding(request);
    if (!encoding || !isForEveryVisitor(request, response)) {
      compressResponse(request, response);
      next();
      return;
    }
    const key = `${encoding} ${request.url ?? ''}`;
    const stored = this.responses.get(key);
    const pageWrites = countPageWrites();
    const now = performance.now();
    if (stored?.pageWrites === pageWrites && now < stored.freshUntil) {
      send(stored, response, hasVersion(request, stored.etag));
      return;
    }
    const readBody = collectBody(response, () => isStorable(response, encoding));
    compressResponse(request, response);
    if (stored) {
      // The other visitors get it until this request is answered.
      stored.freshUntil = now + freshMs;
      sendIfUnchanged(stored, request, response);
    }
    response.once('finish', () => {
      const etag = String(response.getHeader('ETag'));
      const isSame = response.statusCode === 304 && etag === stored?.etag;
      const body = readBody();
      const current = body ? { etag, headers: response.getHeaders(), body } : isSame && stored;
      const freshUntil = performance.now() + freshMs;
      if (current) this.responses.set(key, { ...current, pageWrites, freshUntil });
      else this.responses.delete(key);
    });
    next();
  }
}

/** Whether a request may get a stored response: not in a preview, and not with cookies that are being set. */
function isForEveryVisitor({ method, headers }: IncomingMessage, response: ServerResponse) {
  return (
    method === 'GET' &&
    headers.range === undefined &&
    !/\b__(prerender_bypass|next_preview_data)=/.test(headers.cookie ?? '') &&
    !response.hasHeader('Set-Cookie')
  );
}

/** Whether all visitors may get a response whose headers are set: a compressed one that is declared public. */
function isStorable(response: ServerResponse, encoding: Encoding): boolean {
  const headers = response.getHeaders();
  const caching = headers['cache-control'] ?? '';
  const isPublic =
    // The results of a query are private for browsers and nginx, and public here (getRequestProps.ts).
    headers['site-cache-control'] !== undefined ||
    (/\b(public|s-maxage)\b/.test(caching) && !/\b(private|no-store|no-cache)\b/.test(caching));
  return (
    response.statusCode === 200 &&
    isPublic &&
    headers.etag !== undefined &&
    headers['content-encoding'] === encoding &&
    /^accept-encoding$/i.test(String(headers.vary)) &&
    headers['set-cookie'] === undefined &&
    // Next is regenerating the page.
    headers['x-nextjs-cache'] !== 'STALE'
  );
}

/** Lets Next answer 304 if its response is still the stored one, and then sends that. */
function sendIfUnchanged(
  stored: StoredResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  // Next answers 304 without this function.
  if (hasVersion(request, stored.etag)) return;
  const known = request.headers['if-none-match'];
  request.headers['if-none-match'] = known ? `${stored.etag}, ${known}` : stored.etag;
  const end: (...parts: never[]) => unknown = response.end.bind(response);
  response.end = (...parts: never[]) => {
    const isUnchanged = response.statusCode === 304 && response.getHeader('ETag') === stored.etag;
    if (isUnchanged) send(stored, response, false);
    else end(...parts);
    return response;
  };
}

/** Sends a stored response, or 304. The headers that the response has already, such as its request id, stay. */
function send({ headers, body }: StoredResponse, response: ServerResponse, isKnown: boolean): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !response.hasHeader(name)) response.setHeader(name, value);
  response.statusCode = isKnown ? 304 : 200;
  if (isKnown) {
    for (const name of ['Content-Type', 'Content-Encoding', 'Content-Length'])
      response.removeHeader(name);
    response.end();
  } else {
    response.setHeader('Content-Length', body.length);
    response.end(body);
  }
}

/** Whether the browser has this version, as in Next: a reload with `no-cache` gets the whole page. */
function hasVersion({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || /\bno-cache\b/.test(headers['cache-control'] ?? '')) return false;
  return known.split(',').some((part) => ['*', etag, `W/${etag}`].includes(part.trim()));
}
