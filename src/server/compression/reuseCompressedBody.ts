import compression from 'compression';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, type Encoding } from './acceptedEncoding';
import { BodyParts } from './BodyParts';
import { compressBody, findCompressedBody } from './compressedBodies';

/** Maximum size of a body before its compression, in bytes. */
const maxBodyBytes = 2_000_000;

/**
 * Answers with a compressed body that is stored in memory, or stores the body of this response for the next
 * one. Only public responses with an ETag are stored, such as pages and scripts, and only for addresses in their
 * usual spelling and without a query; a query that does not change the page gets the stored body too.
 *
 * Wraps `write` and `end`, because Next has no option for it.
 */
export function reuseCompressedBody(request: IncomingMessage, response: ServerResponse): void {
  const encoding = acceptedEncoding(request);
  if (!encoding || request.method !== 'GET') return;
  // Read the address at the start, because Next overwrites it.
  const { url = '' } = request;
  const write: (...parts: never[]) => boolean = response.write.bind(response);
  const end: (...parts: never[]) => unknown = response.end.bind(response);
  const endWith: (body: Buffer) => unknown = response.end.bind(response);
  let exchange: Exchange | undefined;

  response.write = (...parts: never[]) => {
    exchange ??= startExchange(url, request, response, encoding);
    // `end` sends the stored body.
    if (exchange.stored) return true;
    exchange.collected?.add(...parts);
    return write(...parts);
  };
  response.end = (...parts: never[]) => {
    exchange ??= startExchange(url, request, response, encoding);
    if (exchange.stored) endWith(exchange.stored);
    else {
      exchange.collected?.add(...parts);
      end(...parts);
      const body = exchange.collected?.read();
      if (body) compressBody(encoding, url, exchange.etag, body);
    }
    return response;
  };
}

interface Exchange {
  etag: string;
  /** The body to send instead of the one that Next writes. */
  stored?: Buffer;
  /** The body that Next writes, if it is stored afterwards. */
  collected?: BodyParts;
}

/** Starts with the first part of the body, when all headers are known but not yet sent. */
function startExchange(
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
  encoding: Encoding,
): Exchange {
  const etag = String(response.getHeader('ETag') ?? '');
  const [path = '', query] = url.split('?');
  if (!etag || !isShareable(request, response) || !isUsualSpelling(path)) return { etag };
  const stored = findCompressedBody(encoding, url, etag);
  if (stored) {
    response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', stored.length);
    return { etag, stored };
  }
  // A visitor may invent any number of queries, and each one would cost a slow compression.
  return query === undefined ? { etag, collected: new BodyParts(maxBodyBytes) } : { etag };
}

/** Whether browsers write a path so. Visitors may invent many other spellings: `/%61` is `/a`. */
function isUsualSpelling(path: string): boolean {
  try {
    return encodeURI(decodeURI(path)) === path;
  } catch {
    return false;
  }
}

/** Whether all visitors may receive the same compressed body. */
function isShareable(request: IncomingMessage, response: ServerResponse): boolean {
  const caching = String(response.getHeader('Cache-Control') ?? '');
  return (
    response.statusCode === 200 &&
    !response.headersSent &&
    !response.hasHeader('Content-Encoding') &&
    /\b(public|s-maxage)\b/.test(caching) &&
    !/\b(private|no-store|no-transform)\b/.test(caching) &&
    compression.filter(request, response)
  );
}
