import { hkdfSync } from 'node:crypto';
import { env } from '../env';

/** What a key is for; each has its own, so that none can be used in the place of another. */
type Use =
  | 'jwt'
  | 'refresh token'
  | 'known device'
  | 'staff device'
  | 'saved search'
  | 'shared list'
  | 'log'
  | 'limit';

/** A key of 256 bits, derived from PAYLOAD_SECRET (RFC 5869). */
export const keyFor = (use: Use, secret = env.payloadSecret): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'studium', `visitor ${use}`, 32));
