import type { Adapter } from './adapterOf';

/**
 * Ends the transaction of a write of jobs that fails. Payload begins a transaction for this write alone and
 * leaves it open after an error: on SQLite no other write of the program could begin.
 *
 * Upstream: `updateJobs` of payload/dist/queues/utilities/updateJob.js; payloadcms/payload#17645 reports an
 * error of this kind, for example when a running job was deleted.
 * Can go when `updateJobs` rolls back.
 */
export function endFailedJobWrites(db: Pick<Adapter, 'updateJobs' | 'rollbackTransaction'>): void {
  const updateJobs = db.updateJobs.bind(db);
  db.updateJobs = async (args) => {
    try {
      return await updateJobs(args);
    } catch (error) {
      const id = await args.req?.transactionID;
      if (id !== undefined) await db.rollbackTransaction(id);
      throw error;
    }
  };
}
