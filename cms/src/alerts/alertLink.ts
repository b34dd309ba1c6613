import { createHmac, timingSafeEqual } from 'node:crypto';
import { routePath } from '@studium/shared/town/routePath';
import { isCode } from '../accounts/codes';
import { keyFor } from '../accounts/keys';
import type { Site } from '../sites';
import { siteUrl } from '../siteUrl';
import { isUuid } from '../lib/isUuid';

/** The code in every mail about a saved search. It is derived from the uid and not stored. */
const codeOf = (uid: string): Buffer =>
  createHmac('sha256', keyFor('saved search')).update(uid).digest().subarray(0, 24);

/** Whether a code belongs to a search. The receiver of its mail may confirm and end the search. */
export const isValidAlertCode = (uid: string, code: string): boolean =>
  isUuid(uid) && isCode(code) && timingSafeEqual(Buffer.from(code, 'base64url'), codeOf(uid));

/**
 * Returns the address of the page that confirms or ends a saved search. A GET changes nothing, because mail
 * scanners open every link. The action is a POST to the same address (RFC 8058).
 */
export function alertLink(page: 'alertsConfirm' | 'alertsEnd', site: Site, uid: string): string {
  const query = new URLSearchParams({ code: codeOf(uid).toString('base64url'), id: uid });
  return `${siteUrl(site, routePath(page, site).slice(1))}?${query.toString()}`;
}
