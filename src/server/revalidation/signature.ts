import { createHmac, timingSafeEqual } from 'node:crypto';

/** Milliseconds for which a signature is good: clocks may differ by five minutes, and messages travel. */
const toleranceMs = 5.5 * 60_000;

/** Signatures that came, and when they are refused for their age alone. */
const seen = new Map<string, number>();

/**
 * Whether a good signature comes for the first time. Another process, or this one after a restart,
 * would make the pages once more as they are, and nothing else.
 */
export function isFirst(header: string, now = Date.now()): boolean {
  for (const [known, until] of seen) if (until < now) seen.delete(known);
  if (seen.has(header)) return false;
  seen.set(header, now + 2 * toleranceMs);
  return true;
}

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
