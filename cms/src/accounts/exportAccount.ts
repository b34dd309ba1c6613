import type { BasePayload } from 'payload';
import { searchesOf } from '../alerts/searches';
import type { Database } from '../db/Database';
import type { Sessions } from './Sessions';
import { sharedListOf } from './sharedLists';
import type { VisitorRow } from './visitors';
import { isoTime } from '../lib/isoTime';

/**
 * Returns the stored data of an account for its owner (GDPR art. 15 and 20). Hashes of the password, of codes
 * and of tokens are omitted, because they only serve as proof.
 */
export async function exportAccount(
  visitor: VisitorRow,
  payload: BasePayload,
  { database, sessions }: { database: Database; sessions: Sessions },
) {
  const { docs } = await payload.find({
    collection: 'visitors',
    where: { uid: { equals: visitor.uid } },
    limit: 1,
    depth: 0,
  });
  const pending = await payload.db.find<{ email?: string | null }>({
    collection: 'visitorCodes',
    where: {
      and: [{ visitor: { equals: visitor.uid } }, { purpose: { equals: 'email' } }],
    },
    limit: 1,
    pagination: false,
  });
  const [doc] = docs;
  const openSessions = await sessions.list(visitor.uid);
  const searches = await searchesOf(database.read, visitor.email);
  const list = await sharedListOf(database.read, visitor.uid);
  return {
    account: {
      id: visitor.uid,
      email: visitor.email,
      newEmailToConfirm: pending.docs[0]?.email ?? null,
      fullName: visitor.fullName,
      preferredLanguage: visitor.language,
      createdAt: doc?.createdAt ?? null,
      changedAt: doc?.updatedAt ?? null,
      activatedAt: doc?.activatedAt ?? null,
      lastUsedAt: visitor.lastUsedAt,
      warnedOfDeletionAt: visitor.warnedAt,
    },
    privacy: {
      acceptedAt: doc?.privacyAcceptedAt ?? null,
      versionSha256: doc?.privacyVersion ?? null,
    },
    favorites: visitor.favorites.map(String),
    sharedList: list && { madeAt: isoTime(list.madeAt), endsAt: isoTime(list.expiresAt) },
    sessions: openSessions.map(({ uid, device, startedAt, lastUsedAt, expiresAt }) => ({
      id: uid,
      device,
      startedAt: isoTime(startedAt),
      lastUsedAt: isoTime(lastUsedAt),
      endsAt: isoTime(expiresAt),
    })),
    savedSearches: searches.map(({ site, section, query, ...search }) => ({
      language: site,
      list: section,
      filters: query,
      frequency: search.frequency,
      confirmed: search.confirmed,
      requestedAt: search.requestedAt,
      confirmedAt: search.confirmedAt,
    })),
  };
}
