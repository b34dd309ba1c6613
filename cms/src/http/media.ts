import { getCms } from '../getApi';
import { fileResponse } from '../media/fileResponse';
import { findFile } from '../media/findFile';
import { isPublicFile } from '../media/isPublicFile';
import { mediaFile } from '../media/mediaFile';

const notFound = (): Response =>
  new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });

/**
 * GET /media/…: files of the media library. The content of a name never changes, but a picture in the trash must
 * disappear within a minute. So browsers request it again after 30 seconds, and nginx after 25 (deploy/nginx/media.conf).
 */
export async function media(request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  const file = mediaFile(new URL(request.url).pathname);
  if (!file || !(await isPublicFile(await getCms(), file.name))) return notFound();
  const stored = await findFile(file.name);
  if (!stored) return notFound();
  return fileResponse(request, { file, stored, cacheControl: 'public, max-age=30' });
}
