import { createHmac, timingSafeEqual } from 'node:crypto';
import { minuteMs } from '../lib/durations';

const half = 30 * minuteMs;

/** How long a preview URL is valid at most. */
export const lifetimeMs = 2 * half;

const sign = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(`preview ${text}`).digest('base64url');

/**
 * Creates a token for a preview URL: its expiry, a hash of its subject, and a signature over both. The token
 * stays the same for half an hour, so that the preview frame does not reload at each save.
 * @param subject the editor and the document
 */
export function createPreviewToken(secret: string, subject: string, now = Date.now()): string {
  const ends = (Math.floor(now / half) + 2) * half;
  const text = `${ends.toString(36)}.${sign(`${subject} ${ends}`, secret).slice(0, 16)}`;
  return `${text}.${sign(text, secret)}`;
}

/** Whether a token has expired; the expiry is its first part. */
export const isExpiredPreviewToken = (token: string, now = Date.now()): boolean =>
  !(Number.parseInt(token, 36) > now);

/** Whether a token has a correct signature and has not expired. */
export function isValidPreviewToken(token: string, secret: string, now = Date.now()): boolean {
  const [ends = '', subject = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || isExpiredPreviewToken(ends, now)) return false;
  const expected = Buffer.from(sign(`${ends}.${subject}`, secret));
  const sent = Buffer.from(signature);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
