import compression from 'compression';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Maximum size of all compressed bodies, in bytes. A page takes about 27 kB in Brotli. */
const maxBytes = 48_000_000;
/** Maximum size of a body before its compression, in bytes. */
const maxBodyBytes = 2_000_000;

/**
 * A body is compressed once for all visitors, so it may take longer than a response may: Brotli with quality
 * 10 takes 60 ms for a page of 180 kB, in a thread of its own, and makes it 8 % smaller than quality 5.
 */
const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 10,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};
type Encoding = keyof typeof compressors;
const encodings = ['br', 'gzip'] as const satisfies Encoding[];

/** The compressed bodies, by encoding, path and ETag. A new version of a page has another ETag. */
const bodies = new LRUCache<string, Buffer>({
  maxSize: maxBytes,
  sizeCalculation: ({ length }) => length,
});
/** The keys of the bodies that are being compressed. */
const pending = new Set<string>();

/**
 * Answers with a compressed body that is stored in memory, or stores the body of this response for the next
 * one. Only public responses with an ETag are stored, such as pages and scripts, and only for addresses in their
 * usual spelling and without a query; a query that does not change the page gets the stored body too.
 *
 * Wraps `write` and `end`, because Next has no option for it.
 */
export function reuseCompressedBody(request: IncomingMessage, response: ServerResponse): void {
  const encoding = new Negotiator(request).encoding(encodings, { preferred: encodings });
  if (!encoding || request.method !== 'GET') return;
  const write: (...parts: never[]) => boolean = response.write.bind(response);
  const end: (...parts: never[]) => unknown = response.end.bind(response);
  const endWith: (body: Buffer) => unknown = response.end.bind(response);
  let exchange: Exchange | undefined;

  response.write = (...parts: never[]) => {
    exchange ??= startExchange(request, response, encoding);
    // `end` sends the stored body.
    if (exchange.stored) return true;
    exchange.collect(...parts);
    return write(...parts);
  };
  response.end = (...parts: never[]) => {
    exchange ??= startExchange(request, response, encoding);
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
  request: IncomingMessage,
  response: ServerResponse,
  encoding: Encoding,
): Exchange {
  const etag = response.getHeader('ETag');
  if (etag === undefined || !isShareable(request, response)) return ignored;
  const [path = '', query] = (request.url ?? '').split('?');
  if (!isUsualSpelling(path)) return ignored;
  const key = `${encoding} ${path} ${String(etag)}`;
  const stored = bodies.get(key);
  if (stored) {
    response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', stored.length);
    return { ...ignored, stored };
  }
  // A visitor may invent any number of queries, and each one would cost a slow compression.
  return query !== undefined || pending.has(key) ? ignored : collectBody(key, encoding);
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

function collectBody(key: string, encoding: Encoding): Exchange {
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
      if (size === 0 || size > maxBodyBytes) return;
      pending.add(key);
      compressors[encoding](Buffer.concat(parts))
        .then((body) => bodies.set(key, body))
        .catch((error: unknown) => {
          console.error(`[compression] ${key}: ${String(error)}`);
        })
        .finally(() => pending.delete(key));
    },
  };
}

function toBuffer(chunk: unknown, charset: unknown): Buffer {
  if (typeof chunk === 'string')
    return Buffer.from(
      chunk,
      typeof charset === 'string' && Buffer.isEncoding(charset) ? charset : 'utf8',
    );
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
}
