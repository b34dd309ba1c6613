import type { Site } from '../sites';
import { siteUrl } from '../siteUrl';

const paths = {
  verify: 'admin/verify-email',
  password: 'admin/set-password',
  login: 'login',
  reset: 'reset-password',
} as const;

/**
 * Builds an address of the site for a mail. It does not use request headers, because a client can forge them.
 *
 * @param proof The code and the account's uid.
 */
export function mailLink(
  page: keyof typeof paths,
  language: Site,
  proof?: { code: string; id: string },
): string {
  const query = proof ? `?${new URLSearchParams({ ...proof }).toString()}` : '';
  return siteUrl(language, paths[page]) + query;
}
