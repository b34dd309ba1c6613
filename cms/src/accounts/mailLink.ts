import { routePath } from '@studium/shared/town/routePath';
import type { Site } from '../sites';
import { siteUrl } from '../siteUrl';

/**
 * Builds an address of the site for a mail. It does not use request headers, because a client can forge them.
 *
 * @param code The code and the account's uid.
 */
export function mailLink(
  page: 'verifyEmail' | 'setPassword' | 'login' | 'resetPassword',
  language: Site,
  code?: { code: string; id: string },
): string {
  const query = code ? `?${new URLSearchParams({ ...code }).toString()}` : '';
  return siteUrl(language, routePath(page, language).slice(1)) + query;
}
