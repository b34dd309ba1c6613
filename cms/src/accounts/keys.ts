import { hkdfSync } from 'node:crypto';
import { env } from '../env';

/**
 * The purposes of keys. Each purpose has its own key, so that a value signed for one is invalid for another.
 */
type Use =
  | 'jwt'
  | 'refresh token'
  | 'known device'
  | 'staff device'
  | 'saved search'
  | 'owner'
  | 'form'
  | 'shared list'
  | 'log'
  | 'limit'
  | 'mail owner';

/** Derives a 256-bit key from PAYLOAD_SECRET (RFC 5869). */
export const keyFor = (use: Use): Buffer =>
  Buffer.from(hkdfSync('sha256', env.payloadSecret, 'studium', `visitor ${use}`, 32));
