import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './acceptedEncoding';

/** Maximum size of all compressed bodies, in bytes. A page takes about 27 kB in Brotli. */
const maxBytes = 48_000_000;

/**
 * A body is compressed once for all visitors, so it may take longer than a response may: Brotli with quality
 * 10 takes 60 ms for a page of 180 kB, in a thread of its own, and makes it 8 % smaller than quality 5.
 */
const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 10,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** The compressed bodies, by encoding, path and ETag. A new version of a page has another ETag. */
const bodies = new LRUCache<string, Buffer>({
  maxSize: maxBytes,
  sizeCalculation: ({ length }) => length,
});
/** Maximum number of bodies that are compressed or wait for it; others are compressed at a later request. */
const maxPending = 8;
/** The keys of the bodies that are being compressed. */
const pending = new Set<string>();

/** The query is left out, because the ETag identifies the body. */
const keyOf = (encoding: Encoding, url: string, etag: string) =>
  `${encoding} ${url.split('?', 1)[0] ?? ''} ${etag}`;

/** The stored body of an address and ETag. A query in the address has no effect. */
export function findCompressedBody(
  encoding: Encoding,
  url: string,
  etag: string,
): Buffer | undefined {
  return bodies.get(keyOf(encoding, url, etag));
}

/** Compresses a body in a thread of its own and stores it, unless this is happening already or many others wait. */
export function compressBody(encoding: Encoding, url: string, etag: string, body: Buffer): void {
  const key = keyOf(encoding, url, etag);
  if (pending.has(key) || pending.size >= maxPending) return;
  pending.add(key);
  compressors[encoding](body)
    .then((compressed) => bodies.set(key, compressed))
    .catch((error: unknown) => {
      console.error(`[compression] ${key}: ${String(error)}`);
    })
    .finally(() => pending.delete(key));
}
