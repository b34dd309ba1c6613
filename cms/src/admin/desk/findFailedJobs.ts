import type { Where } from 'payload';
import { type DeskContext, isAdministratorsDesk } from './DeskContext';

/** The filter of the jobs that failed for good, except scheduled publications, which have their own list. */
export const whereFailed: Where = {
  and: [{ hasError: { equals: true } }, { taskSlug: { not_equals: 'schedulePublish' } }],
};

/** The jobs that failed, such as mails that could not be sent. */
interface FailedJobs {
  total: number;
  /** When the last one failed, as an ISO time. */
  last: string;
}

/** Counts the jobs that failed, for administrators. Null if there are none. */
export async function findFailedJobs(desk: DeskContext): Promise<FailedJobs | null> {
  if (!isAdministratorsDesk(desk)) return null;
  const { docs, totalDocs: total } = await desk.payload.find({
    collection: 'payload-jobs',
    where: whereFailed,
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    user: desk.user,
    overrideAccess: false,
  });
  const [last] = docs;
  return last ? { total, last: last.updatedAt } : null;
}
