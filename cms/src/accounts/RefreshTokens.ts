import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isUuid } from '../lib/isUuid';

export interface Rotation {
  sessionId: string;
  /** The number of earlier tokens of the session. */
  generation: number;
  /** 32 random hexadecimal digits. */
  salt: string;
}

const bodyLength = 36;

const fromHex = (uuid: string): string =>
  uuid.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

export const newSalt = (): string => randomBytes(16).toString('hex');

/**
 * Refresh tokens are derived: the server's key computes 256 bits from the session, the generation and a
 * random salt. So the database stores only hashes, the server can return the same token twice, and it can
 * distinguish an old token from a forged one.
 */
export class RefreshTokens {
  constructor(private readonly key: Uint8Array) {}

  create({ sessionId, generation, salt }: Rotation): string {
    if (!isUuid(sessionId)) throw new Error('The id of a session is a UUID.');
    const body = Buffer.alloc(bodyLength);
    body.write(sessionId.replaceAll('-', ''), 0, 'hex');
    body.writeUInt32BE(generation, 16);
    body.write(salt, 20, 'hex');
    return Buffer.concat([body, this.proof(body)]).toString('base64url');
  }

  /** Returns the data of a token, or null if this server did not issue it. */
  read(token: string): Rotation | null {
    if (!/^[A-Za-z0-9_-]{91}$/.test(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    const body = bytes.subarray(0, bodyLength);
    if (!timingSafeEqual(bytes.subarray(bodyLength), this.proof(body))) return null;
    return {
      sessionId: fromHex(body.toString('hex', 0, 16)),
      generation: body.readUInt32BE(16),
      salt: body.toString('hex', 20, 36),
    };
  }

  private proof(body: Uint8Array): Buffer {
    return createHmac('sha256', this.key).update(body).digest();
  }
}
