import compression from 'compression';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, type Encoding } from './acceptedEncoding';
import { compressBody, findCompressedBody, isCompressing } from './compressedBodies';
import { toBuffer } from './toBuffer';

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
    exchange.collect(...parts);
    return write(...parts);
  };
  response.end = (...parts: never[]) => {
    exchange ??= startExchange(url, request, response, encoding);
    if (exchange.stored) endWith(exchange.stored);
    else {
      exchange.collect(...parts);
      end(...parts);
      exchange.store();
    }
    return response;
  };
}

interface Exchange {
  /** The body to send instead of the one that Next writes. */
  stored?: Buffer;
  /** Collects a part of the body, as `write` and `end` receive it. */
  collect: (chunk?: unknown, charset?: unknown) => void;
  /** Compresses and stores the collected parts. */
  store: () => void;
}

const ignored: Exchange = { collect: () => undefined, store: () => undefined };

/** Starts with the first part of the body, when all headers are known but not yet sent. */
function startExchange(
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
  encoding: Encoding,
): Exchange {
  const etag = response.getHeader('ETag');
  if (typeof etag !== 'string' || !isShareable(request, response)) return ignored;
  const [path = '', query] = url.split('?');
  if (!isUsualSpelling(path)) return ignored;
  const stored = findCompressedBody(encoding, url, etag);
  if (stored) {
    response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', stored.length);
    return { ...ignored, stored };
  }
  // A visitor may invent any number of queries, and each one would cost a slow compression.
  if (query !== undefined || isCompressing(encoding, url, etag)) return ignored;
  return collectBody((body) => compressBody(encoding, url, etag, body));
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

function collectBody(store: (body: Buffer) => void): Exchange {
  const parts: Buffer[] = [];
  let size = 0;
  return {
    collect(chunk, charset) {
      const part = toBuffer(chunk, charset);
      size += part.length;
      // Parts of a larger body are not kept in memory.
      if (size <= maxBodyBytes) parts.push(part);
      else parts.length = 0;
    },
    store() {
      if (size > 0 && size <= maxBodyBytes) store(Buffer.concat(parts));
    },
  };
}
