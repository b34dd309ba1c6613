import type { postgresAdapter } from '@payloadcms/db-postgres';
import type { sqliteAdapter } from '@payloadcms/db-sqlite';

type Adapter = ReturnType<ReturnType<typeof postgresAdapter | typeof sqliteAdapter>['init']>;

/**
 * Lets a write fail whose commit does, on a full disk or because the connection broke. Payload's own
 * takes it for done: an editor would be told that something is published which is nowhere.
 */
export function commitOrFail(db: Pick<Adapter, 'commitTransaction' | 'sessions'>): void {
  db.commitTransaction = async (given) => {
    const id = await given;
    const session = db.sessions[id];
    if (!session) return;
    // First, so that nobody finds a transaction that is ending.
    Reflect.deleteProperty(db.sessions, id);
    try {
      await session.resolve();
    } catch (error) {
      await session.reject();
      throw error;
    }
  };
}
