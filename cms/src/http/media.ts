import { getApi } from '../getApi';
import { fileResponse } from '../media/fileResponse';
import { mediaFile } from '../media/mediaFile';
import { mediaStore } from '../media/MediaStore';

const notFound = (): Response =>
  new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });

/**
 * GET /media/…: files of the media library. Browsers cache them for a year, because the content of a name
 * never changes.
 */
export async function media(request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  const file = mediaFile(new URL(request.url).pathname);
  const stored = file && (await mediaStore.find(file.name));
  if (!file || !stored || (await isTrashed(file.name))) return notFound();
  const cacheControl = 'public, max-age=31536000, immutable';
  return fileResponse(request, { file, stored, cacheControl });
}

const isTrashed = async (name: string): Promise<boolean> => (await getApi()).trashedFiles.has(name);
