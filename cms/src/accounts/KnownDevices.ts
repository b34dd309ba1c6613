import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Tokens that prove that a device has logged in to an account before. Such a device has its own login
 * limit, so an attacker who guesses passwords cannot exhaust the owner's attempts. A token grants no access.
 */
export class KnownDevices {
  constructor(private readonly key: Uint8Array) {}

  createToken(visitor: string): string {
    const nonce = randomBytes(16);
    return Buffer.concat([nonce, this.proof(visitor, nonce)]).toString('base64url');
  }

  /** Whether a token was issued to a device of this account. */
  isKnown(visitor: string, token: string | null): token is string {
    if (token === null || !/^[A-Za-z0-9_-]{64}$/.test(token)) return false;
    const bytes = Buffer.from(token, 'base64url');
    return timingSafeEqual(bytes.subarray(16), this.proof(visitor, bytes.subarray(0, 16)));
  }

  private proof(visitor: string, nonce: Uint8Array): Buffer {
    return createHmac('sha256', this.key).update(nonce).update(visitor).digest();
  }
}
