import { createHmac, timingSafeEqual } from 'node:crypto';
import { isCode, isUid } from '../accounts/codes';
import { keyFor } from '../accounts/keys';

const proof = (uid: string): Buffer =>
  createHmac('sha256', keyFor('saved search')).update(uid).digest().subarray(0, 24);

/** Returns the code in every mail about a saved search. It is derived from the uid and not stored. */
export const alertCode = (uid: string): string => proof(uid).toString('base64url');

/** Whether a code belongs to a search. The receiver of its mail may confirm and end the search. */
export const isValidAlertCode = (uid: string, code: string): boolean =>
  isUid(uid) && isCode(code) && timingSafeEqual(Buffer.from(code, 'base64url'), proof(uid));
