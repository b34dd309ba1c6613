import type { CollectionAfterReadHook } from 'payload';
import { isRecord } from '../lib/isRecord';

/** Seconds without a request until a session ends. */
export const idleSeconds = 2 * 3600;
/** Seconds from the login until a session ends, however often it is refreshed. */
const longestSeconds = 12 * 3600;

const timeOf = (value: unknown): number =>
  typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : Number.NaN;

function isLive(session: unknown): boolean {
  if (!isRecord(session)) return false;
  const now = Date.now();
  // An unreadable time is NaN, and no comparison with it is true.
  return timeOf(session.createdAt) + longestSeconds * 1000 > now && timeOf(session.expiresAt) > now;
}

/**
 * Hides the sessions that have ended from whoever reads an account. Payload looks for a request's
 * session in the account that it reads; it asks for no time itself, and moves the end at each refresh.
 */
export const endSessions: CollectionAfterReadHook = ({ doc }: { doc: unknown }) =>
  isRecord(doc) && Array.isArray(doc.sessions)
    ? { ...doc, sessions: doc.sessions.filter(isLive) }
    : doc;
