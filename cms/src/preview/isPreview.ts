import { timingSafeEqual } from 'node:crypto';
import { env } from '../env';
import { digest } from './digest';
import { isValid } from './token';

/**
 * Whether a request may see drafts: it needs the token of an editor's address, and the bearer that
 * the site was configured with (specification §6). Anything else is ignored, as in Craft CMS.
 */
export function isPreview(request: Request): boolean {
  const { previewToken: secret } = env;
  const token = request.headers.get('x-craft-token');
  const [, bearer] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!secret || !token || bearer === undefined) return false;
  return timingSafeEqual(digest(bearer), digest(secret)) && isValid(token, secret);
}
