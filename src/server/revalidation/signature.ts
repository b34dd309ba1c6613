import { createHmac, timingSafeEqual } from 'node:crypto';

/** Milliseconds for which a signature is good; clocks may differ by as much. */
const toleranceMs = 5 * 60_000;

/**
 * Whether a webhook was signed with the secret, not long ago.
 * @param header `t=<unix ms>,v1=<hex hmac-sha256 of "<t>.<body>">`
 */
export function isSigned(body: string, header: string, secret: string, now = Date.now()): boolean {
  const [, time, signature] = /^t=(\d{1,16}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!time || !signature) return false;
  if (Math.abs(now - Number(time)) > toleranceMs) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
