import { timingSafeEqual } from 'node:crypto';
import { env } from '../env';
import { sha256Bytes } from '../lib/sha256';
import { isValidPreviewToken } from './token';

/**
 * Whether a request may see drafts. It needs the token of an editor's preview URL and the bearer token that
 * the site is configured with (specification §6). Other tokens are ignored, as in Craft CMS.
 */
export function isPreview(request: Request): boolean {
  const { previewToken: secret } = env;
  const token = request.headers.get('x-craft-token');
  const [, bearer] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!secret || !token || bearer === undefined) return false;
  return (
    timingSafeEqual(sha256Bytes(bearer), sha256Bytes(secret)) && isValidPreviewToken(token, secret)
  );
}
