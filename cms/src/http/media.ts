import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { env } from '../env';
import { mediaFile } from '../media/mediaFile';

const folder = path.join(/*turbopackIgnore: true*/ env.dataDir, 'media');
const notFound = (): Response =>
  new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });

/** GET /media/…: files of the media library, kept by browsers for ever: names are never reused. */
export async function media(request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  const found = mediaFile(folder, new URL(request.url).pathname);
  const info = found && (await stat(found.file).catch(() => null));
  if (!found || !info?.isFile()) return notFound();
  const etag = `"${info.size.toString(36)}-${Math.floor(info.mtimeMs).toString(36)}"`;
  const headers = new Headers({
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
  headers.set('content-length', String(info.size));
  if (request.method === 'HEAD') return new Response(null, { headers });
  return new Response(streamOf(found.file), { headers });
}

const streamOf = (file: string): ReadableStream<Uint8Array> =>
  // Node's own type of the same class.
  Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
