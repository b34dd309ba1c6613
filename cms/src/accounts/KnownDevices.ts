import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Tokens by which a device shows that it has logged in to an account before. Strangers who guess
 * at a password then use up their own tries, not those of the owner. They open nothing.
 */
export class KnownDevices {
  constructor(private readonly key: Uint8Array) {}

  make(visitor: string): string {
    const nonce = randomBytes(16);
    return Buffer.concat([nonce, this.proof(visitor, nonce)]).toString('base64url');
  }

  /** Whether a token was given to a device of this account. */
  knows(visitor: string, token: string | null): token is string {
    if (token === null || !/^[A-Za-z0-9_-]{64}$/.test(token)) return false;
    const bytes = Buffer.from(token, 'base64url');
    return timingSafeEqual(bytes.subarray(16), this.proof(visitor, bytes.subarray(0, 16)));
  }

  private proof(visitor: string, nonce: Uint8Array): Buffer {
    return createHmac('sha256', this.key).update(nonce).update(visitor).digest();
  }
}
