import { createHmac } from 'node:crypto';

/** Name of the header with the signature. */
export const signatureHeader = 'x-studium-signature';

/**
 * Signature of a message to the site: `t=<unix ms>,v1=<hex hmac-sha256 of "t.body">`.
 *
 * @param time Unix time in milliseconds.
 */
export function sign(secret: string, time: number, body: string): string {
  const hmac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${hmac}`;
}
