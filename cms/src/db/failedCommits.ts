import type { Adapter } from './adapterOf';
import { runAfterCommit } from './afterCommit';

/**
 * Makes a write fail when its commit fails, for example on a full disk or a broken connection.
 *
 * Upstream: `commitTransaction` of Payload catches the error and reports success, so that an editor would see
 * "published" for an entry that was not saved. Reported with a fix as payloadcms/payload#17727 (3.x) and
 * #17726. No release has the fix; the latest that we have read is 3.90.2.
 * Can go with the first release that contains #17727.
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
    await runAfterCommit(session);
  };
}
