import { createHmac, timingSafeEqual } from 'node:crypto';

/** Name of the header with the signature of a message from the cms to the site. */
export const signatureHeader = 'x-studium-signature';

/** Milliseconds for which a signature is valid: clocks may differ by five minutes, and requests take time. */
export const signatureLifetimeMs = 5.5 * 60_000;

const digest = (secret: string, time: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest();

/**
 * Signature of a message: `t=<unix ms>,v1=<hex hmac-sha256 of "<t>.<body>">`.
 *
 * @param time Unix time in milliseconds
 */
export function sign(secret: string, time: number, body: string): string {
  return `t=${time},v1=${digest(secret, String(time), body).toString('hex')}`;
}

/** Whether a message was signed with the secret, and not too long ago. */
export function isSigned(body: string, header: string, secret: string, now = Date.now()): boolean {
  const [, time, signature] = /^t=(\d{1,16}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!time || !signature) return false;
  if (Math.abs(now - Number(time)) > signatureLifetimeMs) return false;
  return timingSafeEqual(digest(secret, time, body), Buffer.from(signature, 'hex'));
}
