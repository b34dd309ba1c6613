import { createHmac } from 'node:crypto';
import { keyFor } from './keys';

const key = keyFor('limit');

/** Addresses are not kept, not even for an hour; from a plain digest they could be guessed. */
export const keyOf = (who: string): string =>
  createHmac('sha256', key).update(who).digest('base64url');

/** Whole seconds, and never none: "try again in 0 seconds" would be tried again at once. */
export const secondsUntil = (milliseconds: number): number =>
  Math.max(1, Math.ceil(milliseconds / 1000));
