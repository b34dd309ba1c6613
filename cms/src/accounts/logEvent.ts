import { createHmac } from 'node:crypto';
import { keyFor } from './keys';

/** What happens to accounts. */
export type AccountEvent =
  | 'registered'
  | 'activated'
  | 'logged-in'
  | 'login-failed'
  | 'logged-out'
  | 'logged-out-elsewhere'
  | 'refresh-replayed'
  | 'password-asked'
  | 'password-reset'
  | 'password-changed'
  | 'email-change-asked'
  | 'email-changed'
  | 'shared'
  | 'unshared'
  | 'exported'
  | 'deleted'
  | 'purged'
  | 'search-saved'
  | 'search-confirmed'
  | 'search-ended'
  | 'limited';

/**
 * Notes an event as one line of JSON. Whose it was is a pseudonym that this server alone can make,
 * so that lines can be put together without saying whom they are about.
 */
export function logEvent(
  event: AccountEvent,
  about: { visitor?: string; limit?: string; count?: number } = {},
): void {
  const { visitor, ...more } = about;
  const pseudonym =
    visitor && createHmac('sha256', keyFor('log')).update(visitor).digest('hex').slice(0, 12);
  const line = { time: new Date().toISOString(), account: event, visitor: pseudonym, ...more };
  console.log(JSON.stringify(line));
}
