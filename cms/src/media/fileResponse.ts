import { byteRange } from '../http/byteRange';
import { readableName } from './readableName';
import type { MediaFile } from './mediaFile';
import type { StoredFile } from './MediaStore';

interface Serving {
  file: MediaFile;
  stored: StoredFile;
  cacheControl: string;
}

/**
 * Answers with a file of the media library. Range requests are supported: without them Safari plays no video, and no
 * browser can seek.
 */
export async function fileResponse(
  request: Pick<Request, 'headers' | 'method'>,
  { file, stored, cacheControl }: Serving,
): Promise<Response> {
  const { size, modified } = stored;
  const etag = `"${size.toString(36)}-${Math.floor(modified.getTime()).toString(36)}"`;
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': cacheControl,
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': file.contentType,
    'x-content-type-options': 'nosniff',
    'last-modified': modified.toUTCString(),
    etag,
  });
  const disposition = file.inline ? 'inline' : 'attachment';
  headers.set('content-disposition', `${disposition}; ${downloadName(file.name)}`);
  if (isKnown(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  const range = rangeOf(request, etag, size);
  if (range === 'beyond') {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
  headers.set('content-length', String(range ? range.end - range.start + 1 : size));
  const status = range ? 206 : 200;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  return new Response(await stored.read(range), { status, headers });
}

/** Whether If-None-Match names a version of a file; a proxy may have marked it as weak (RFC 9110 §13.1.2). */
const isKnown = (header: string | null, etag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

/** The name for saving a file in a browser: the one that the editor uploaded it with (RFC 6266, RFC 8187). */
function downloadName(stored: string): string {
  const escape = (mark: string) => `%${mark.charCodeAt(0).toString(16)}`;
  return `filename*=UTF-8''${encodeURIComponent(readableName(stored)).replace(/['()*]/g, escape)}`;
}

/** Null, which means the complete file, when If-Range names another version of the file. */
function rangeOf(
  { headers, method }: Pick<Request, 'headers' | 'method'>,
  etag: string,
  size: number,
) {
  const ifRange = headers.get('if-range');
  if (method !== 'GET' || (ifRange && ifRange !== etag)) return null;
  return byteRange(headers.get('range'), size);
}
