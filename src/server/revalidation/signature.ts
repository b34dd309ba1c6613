import { createHmac, timingSafeEqual } from 'node:crypto';

/** Milliseconds for which a signature is valid: clocks may differ by five minutes, and requests take time. */
const toleranceMs = 5.5 * 60_000;

/** Used signatures, and the time after which their age alone makes them invalid. */
const usedSignatures = new Map<string, number>();

/**
 * Whether a valid signature is used for the first time; it is recorded as used. Another process, or this one
 * after a restart, would accept it again, which only regenerates the pages once more.
 */
export function isFirstUse(header: string, now = Date.now()): boolean {
  for (const [used, until] of usedSignatures) if (until < now) usedSignatures.delete(used);
  if (usedSignatures.has(header)) return false;
  usedSignatures.set(header, now + 2 * toleranceMs);
  return true;
}

/**
 * Whether a webhook was signed with the secret within the tolerance.
 * @param header `t=<unix ms>,v1=<hex hmac-sha256 of "<t>.<body>">`
 */
export function isSigned(body: string, header: string, secret: string, now = Date.now()): boolean {
  const [, time, signature] = /^t=(\d{1,16}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!time || !signature) return false;
  if (Math.abs(now - Number(time)) > toleranceMs) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
