import compression from 'compression';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import { acceptedEncoding } from './acceptedEncoding';

const compressWith = (quality: number) =>
  compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } } });

/**
 * Next has only gzip. Brotli with quality 5 makes pages 15 % smaller and takes twice the time; with the package's
 * default, 4, it makes scripts no smaller.
 */
const compress = compressWith(5);
/** Ten times slower and another 5 % smaller, for files that the response store and nginx then keep. */
const compressFile = compressWith(10);
/** A file of the build in its only usual spelling, of which visitors could invent many others: `/%61` is `/a`. */
const buildFile = /^\/_next\/static\/[\w./-]+$/;

/** Compresses the response as the browser accepts it. */
export function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  // ResponseStore keeps the response under this encoding, and `compression` would read some headers differently.
  request.headers['accept-encoding'] = acceptedEncoding(request) ?? 'identity';
  const isFile = buildFile.test(request.url ?? '');
  (isFile ? compressFile : compress)(request, response, () => undefined);
}
