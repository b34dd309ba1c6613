import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { env } from '../env';
import { mediaFile } from '../media/mediaFile';
import { byteRange, type ByteRange } from './byteRange';

const folder = path.join(/*turbopackIgnore: true*/ env.dataDir, 'media');
const notFound = (): Response =>
  new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });

/**
 * GET /media/…: files of the media library, kept by browsers for ever: names are never reused. Parts
 * of a file are answered too: Safari plays no video without, and none can be wound.
 */
export async function media(request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  const found = mediaFile(folder, new URL(request.url).pathname);
  const info = found && (await stat(found.file).catch(() => null));
  if (!found || !info?.isFile()) return notFound();
  const etag = `"${info.size.toString(36)}-${Math.floor(info.mtimeMs).toString(36)}"`;
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': found.contentType,
    'x-content-type-options': 'nosniff',
    'last-modified': info.mtime.toUTCString(),
    etag,
  });
  if (!found.inline) headers.set('content-disposition', 'attachment');
  if (request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers });
  const range = rangeOf(request, etag, info.size);
  if (range === 'beyond') {
    headers.set('content-range', `bytes */${info.size}`);
    return new Response(null, { status: 416, headers });
  }
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${info.size}`);
  headers.set('content-length', String(range ? range.end - range.start + 1 : info.size));
  const status = range ? 206 : 200;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  return new Response(streamOf(found.file, range), { status, headers });
}

/** A part that is asked for only of another version of the file is answered with the whole. */
function rangeOf({ headers, method }: Request, etag: string, size: number) {
  const only = headers.get('if-range');
  if (method !== 'GET' || (only && only !== etag)) return null;
  return byteRange(headers.get('range'), size);
}

const streamOf = (file: string, range: ByteRange | null): ReadableStream<Uint8Array> =>
  // Node's own type of the same class.
  Readable.toWeb(createReadStream(file, range ?? {})) as ReadableStream<Uint8Array>;
