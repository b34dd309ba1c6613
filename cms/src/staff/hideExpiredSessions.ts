import type { CollectionAfterReadHook } from 'payload';
import { isRecord } from '../lib/isRecord';
import { longestSeconds } from './sessionLength';

const timeOf = (value: unknown): number =>
  typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : Number.NaN;

function isLive(session: unknown): boolean {
  if (!isRecord(session)) return false;
  const now = Date.now();
  // An unreadable time is NaN, and no comparison with it is true.
  return timeOf(session.createdAt) + longestSeconds * 1000 > now && timeOf(session.expiresAt) > now;
}

/**
 * Removes expired sessions from an account that is read. Payload accepts a request if its session is in the
 * account; it does not check the expiry itself and extends it at each refresh.
 */
export const hideExpiredSessions: CollectionAfterReadHook = ({ doc }: { doc: unknown }) =>
  isRecord(doc) && Array.isArray(doc.sessions)
    ? { ...doc, sessions: doc.sessions.filter(isLive) }
    : doc;
