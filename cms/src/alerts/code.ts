import { createHmac, timingSafeEqual } from 'node:crypto';
import { isCode, isUid } from '../accounts/codes';
import { keyFor } from '../accounts/keys';

const proof = (uid: string): Buffer =>
  createHmac('sha256', keyFor('saved search')).update(uid).digest().subarray(0, 24);

/** The code that every mail about a saved search carries. It is derived: nothing of it is stored. */
export const codeOf = (uid: string): string => proof(uid).toString('base64url');

/** Whether somebody has a mail about the search: whoever does may confirm it, and end it. */
export const isRight = (uid: string, code: string): boolean =>
  isUid(uid) && isCode(code) && timingSafeEqual(Buffer.from(code, 'base64url'), proof(uid));
