import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import {
  copyDataFromLocaleHandler,
  type CopyDataFromLocaleArgs,
} from '@payloadcms/ui/utilities/copyDataFromLocale';
import {
  schedulePublishHandler,
  type SchedulePublishHandlerArgs,
} from '@payloadcms/ui/utilities/schedulePublishHandler';
import {
  type BuildFormStateArgs,
  canAccessAdmin,
  type PayloadRequest,
  type SanitizedConfig,
  type ServerFunction,
} from 'payload';
import { refuse } from '../access/refuse';
import { canPublish } from '../access/staff';
import { isRecord } from '../lib/isRecord';
import { isEntryCollection } from '../sections/sections';

const refusal = {
  it: 'Solo la redazione può programmare o annullare la pubblicazione di questo contenuto.',
  en: 'Only the editors can schedule or cancel the publication of this content.',
};

/** Refuses the request unless its user may publish the document in the input of a job. */
function refuseUnlessPublisher(req: PayloadRequest, input: unknown): void {
  const doc = isRecord(input) && isRecord(input.doc) ? input.doc : {};
  const collection = String(doc.relationTo);
  // Only entries have drafts, so nothing else can be scheduled.
  if (!isEntryCollection(collection) || !canPublish(collection, { req })) refuse(req, refusal);
}

/**
 * Schedules or cancels a publication. Payload's own handler checks only that the user is logged in: a job
 * fails later when the user may not publish, but each user could cancel each schedule.
 */
const schedulePublish: ServerFunction<SchedulePublishHandlerArgs> = async (args) => {
  const { req, deleteID } = args;
  await canAccessAdmin({ req });
  if (deleteID !== undefined) {
    // The arguments come from the client, which may send an object with query operators as the id.
    if (typeof deleteID !== 'number' && typeof deleteID !== 'string') refuse(req, refusal);
    const where = { id: { equals: deleteID } };
    const job: unknown = await req.payload.db.findOne({ collection: 'payload-jobs', where, req });
    refuseUnlessPublisher(req, isRecord(job) ? job.input : undefined);
  }
  if (deleteID === undefined || args.doc || args.global) refuseUnlessPublisher(req, args);
  return schedulePublishHandler(args);
};

/**
 * Builds the state of a form, without Payload's locks and its question about newer data, which would throw away what the
 * editor wrote: see ADR 52.
 */
const formState: ServerFunction<BuildFormStateArgs> = async (args) => {
  await canAccessAdmin({ req: args.req });
  return buildFormStateHandler({ ...args, returnLockStatus: false, checkForStaleData: false });
};

/** Copies texts to another language, as a draft: see copyAsDraft. */
const copyLanguage: ServerFunction<CopyDataFromLocaleArgs> = (args) => {
  args.req.context.copiesLanguage = true;
  return copyDataFromLocaleHandler(args);
};

/**
 * Whether Payload may look up a server function by the name that a client sends. It does so in plain objects, which have
 * inherited functions too, such as `constructor`. Nothing here uses Payload's own field of a slug.
 */
export const isFunctionName = (name: unknown): name is string =>
  typeof name === 'string' && name !== 'slugify' && !(name in Object.prototype);

/** Whether the collections and globals exist that a client names in the arguments of a server function. */
export function haveKnownSlugs(
  args: unknown,
  { collections, globals }: Pick<SanitizedConfig, 'collections' | 'globals'>,
): boolean {
  if (!isRecord(args)) return true;
  const relation = isRecord(args.doc) ? args.doc.relationTo : undefined;
  const known: unknown[] = [...collections, ...globals].map(({ slug }) => slug);
  return [args.collectionSlug, args.globalSlug, relation]
    .flat()
    .every((slug) => slug === undefined || slug === null || known.includes(slug));
}

/** Server functions of the admin that replace Payload's, by Payload's names. */
export const serverFunctions = {
  'copy-data-from-locale': copyLanguage,
  'form-state': formState,
  'schedule-publish': schedulePublish,
};
