import { createHmac } from 'node:crypto';
import { keyFor } from './keys';

/** The events of accounts that are logged. */
type AccountEvent =
  | 'registered'
  | 'activated'
  | 'logged-in'
  | 'login-failed'
  | 'logged-out'
  | 'logged-out-elsewhere'
  | 'refresh-replayed'
  | 'password-requested'
  | 'password-reset'
  | 'password-changed'
  | 'email-change-requested'
  | 'email-changed'
  | 'shared'
  | 'unshared'
  | 'exported'
  | 'deleted'
  | 'purged'
  | 'warned'
  | 'expired'
  | 'search-saved'
  | 'search-confirmed'
  | 'search-ended'
  | 'offer-sent'
  | 'offer-confirmed'
  | 'offer-changed'
  | 'offer-photo-added'
  | 'offer-withdrawn'
  | 'limited';

/**
 * Logs an event as one line of JSON. The visitor appears as a pseudonym that only this server can compute, so
 * that lines of one visitor can be grouped without identifying the person.
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
