import { createHmac, timingSafeEqual } from 'node:crypto';

const half = 30 * 60_000;

/** How long, at most, drafts can be looked at with one address. */
export const lifetimeMs = 2 * half;

const sign = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(`preview ${text}`).digest('base64url');

/**
 * A token for the address of a preview: when it ends, for whom and what it is, and a signature over
 * both. The same for half an hour, so that the frame beside a form need not load anew at each save.
 * @param subject the editor and the document
 */
export function makeToken(secret: string, subject: string, now = Date.now()): string {
  const ends = (Math.floor(now / half) + 2) * half;
  const text = `${ends.toString(36)}.${sign(`${subject} ${ends}`, secret).slice(0, 16)}`;
  return `${text}.${sign(text, secret)}`;
}

/** Whether the time of a token is over, which stands at its beginning. */
export const hasEnded = (token: string, now = Date.now()): boolean =>
  !(Number.parseInt(token, 36) > now);

/** Whether a token was made here and has not ended. */
export function isValid(token: string, secret: string, now = Date.now()): boolean {
  const [ends = '', subject = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || hasEnded(ends, now)) return false;
  const expected = Buffer.from(sign(`${ends}.${subject}`, secret));
  const sent = Buffer.from(signature);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
