import { createHmac, timingSafeEqual } from 'node:crypto';
import { routePath } from '@studium/shared/town/routePath';
import { isCode } from '../accounts/codes';
import { keyFor } from '../accounts/keys';
import { isUuid } from '../lib/isUuid';
import type { Site } from '../sites';
import { siteUrl } from '../siteUrl';

/**
 * The code in a mail to an owner. It is derived and not stored. It contains the address, so that a mail to a wrong
 * address is worth nothing as soon as the office corrects the address.
 */
const codeOf = (uid: string, email: string): Buffer =>
  createHmac('sha256', keyFor('owner')).update(`${uid} ${email}`).digest().subarray(0, 24);

/** Whether a code is that of a mail to an address. */
export const isOwnerCode = (code: string, uid: string, email: string): boolean =>
  isUuid(uid) &&
  isCode(code) &&
  timingSafeEqual(Buffer.from(code, 'base64url'), codeOf(uid, email));

/**
 * The address of the page on which the owner answers, or of that about an offer, whose id is another. A GET changes
 * nothing, because mail scanners open every link.
 */
export function ownerLink(
  site: Site,
  uid: string,
  email: string,
  page: 'owners' | 'offer' = 'owners',
): string {
  const query = new URLSearchParams({ code: codeOf(uid, email).toString('base64url'), id: uid });
  return `${siteUrl(site, routePath(page, site).slice(1))}?${query.toString()}`;
}
