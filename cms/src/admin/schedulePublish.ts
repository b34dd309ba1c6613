import {
  schedulePublishHandler,
  type SchedulePublishHandlerArgs,
} from '@payloadcms/ui/utilities/schedulePublishHandler';
import { canAccessAdmin, type PayloadRequest, type ServerFunction } from 'payload';
import { refuse } from '../access/refuse';
import { mayPublish } from '../access/staff';
import { isRecord } from '../lib/isRecord';
import { isEntryCollection } from '../sections';

const refusal = {
  it: 'Solo la redazione può programmare o annullare la pubblicazione di questo contenuto.',
  en: 'Only the editors can schedule or cancel the publication of this content.',
};

/** What the input of a job, or of the call that queues one, would publish. */
function refuseUnlessPublisher(req: PayloadRequest, input: unknown): void {
  const doc = isRecord(input) && isRecord(input.doc) ? input.doc : {};
  const collection = String(doc.relationTo);
  // Only entries have drafts, so nothing else can be scheduled.
  if (!isEntryCollection(collection) || !mayPublish(collection, { req })) refuse(req, refusal);
}

/**
 * Schedules or cancels a publication. Payload's own handler asks for no more than a login: the job fails
 * later when the person may not publish, but anybody of the office could cancel any schedule.
 */
export const schedulePublish: ServerFunction<SchedulePublishHandlerArgs> = async (args) => {
  const { req, deleteID } = args;
  await canAccessAdmin({ req });
  if (deleteID !== undefined) {
    // The arguments come from outside: an id may be an operator of the database's queries there.
    if (typeof deleteID !== 'number' && typeof deleteID !== 'string') refuse(req, refusal);
    const where = { id: { equals: deleteID } };
    const job: unknown = await req.payload.db.findOne({ collection: 'payload-jobs', where, req });
    refuseUnlessPublisher(req, isRecord(job) ? job.input : undefined);
  }
  if (deleteID === undefined || args.doc || args.global) refuseUnlessPublisher(req, args);
  return schedulePublishHandler(args);
};
