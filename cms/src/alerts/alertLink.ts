import { createHmac, timingSafeEqual } from 'node:crypto';
import { isCode, isUid } from '../accounts/codes';
import { keyFor } from '../accounts/keys';
import type { Site } from '../sites';
import { siteUrl } from '../siteUrl';

const paths = {
  confirm: { it: 'avvisi/conferma', en: 'alerts/confirm' },
  end: { it: 'avvisi/disdici', en: 'alerts/unsubscribe' },
} as const satisfies Record<string, Record<Site, string>>;

/** The code in every mail about a saved search. It is derived from the uid and not stored. */
const proof = (uid: string): Buffer =>
  createHmac('sha256', keyFor('saved search')).update(uid).digest().subarray(0, 24);

/** Whether a code belongs to a search. The receiver of its mail may confirm and end the search. */
export const isValidAlertCode = (uid: string, code: string): boolean =>
  isUid(uid) && isCode(code) && timingSafeEqual(Buffer.from(code, 'base64url'), proof(uid));

/**
 * Returns the address of the page that confirms or ends a saved search. A GET changes nothing, because mail
 * scanners open every link. The action is a POST to the same address (RFC 8058).
 */
export function alertLink(page: keyof typeof paths, site: Site, uid: string): string {
  const query = new URLSearchParams({ code: proof(uid).toString('base64url'), id: uid });
  return `${siteUrl(site, paths[page][site])}?${query.toString()}`;
}
