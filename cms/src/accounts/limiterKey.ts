import { createHmac } from 'node:crypto';
import { keyFor } from './keys';

const key = keyFor('limit');

/**
 * The key of a counter, as an HMAC so that no address is stored. A plain hash would not be enough, because
 * addresses can be guessed from it.
 */
export const limiterKey = (subject: string): string =>
  createHmac('sha256', key).update(subject).digest('base64url');

/**
 * Converts to seconds, rounded up and at least 1: after "retry in 0 seconds" a client retries immediately.
 */
export const secondsUntil = (milliseconds: number): number =>
  Math.max(1, Math.ceil(milliseconds / 1000));
