import type { postgresAdapter } from '@payloadcms/db-postgres';
import type { sqliteAdapter } from '@payloadcms/db-sqlite';

type Adapter = ReturnType<ReturnType<typeof postgresAdapter | typeof sqliteAdapter>['init']>;

/**
 * Makes a write fail when its commit fails, for example on a full disk or a broken connection. Payload's own
 * method ignores such a failure, so that an editor would see "published" for an entry that was not saved.
 */
export function throwOnFailedCommit(db: Pick<Adapter, 'commitTransaction' | 'sessions'>): void {
  db.commitTransaction = async (pendingId) => {
    const id = await pendingId;
    const session = db.sessions[id];
    if (!session) return;
    // Delete the session first, so that no other call uses a transaction that is ending.
    Reflect.deleteProperty(db.sessions, id);
    try {
      await session.resolve();
    } catch (error) {
      await session.reject();
      throw error;
    }
  };
}
