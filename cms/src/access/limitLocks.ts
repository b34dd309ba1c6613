import type { Access, PayloadRequest, SanitizedConfig } from 'payload';
import { isRecord } from '../lib/isRecord';
import { noAccess } from './noAccess';

const slug = 'payload-locked-documents';

/** The document that a lock names: in a collection, or a global. */
interface Lock {
  document?: { relationTo: string; value: number } | null;
  globalSlug?: string | null;
}

/** Whether the person of a request may write the document of a lock. */
export async function mayWrite(
  { document, globalSlug }: Lock,
  req: PayloadRequest,
): Promise<boolean> {
  const { collections, config } = req.payload;
  if (globalSlug) {
    const update = config.globals.find((one) => one.slug === globalSlug)?.access.update;
    return Boolean(await update?.({ req }));
  }
  if (!document) return false;
  const { relationTo, value: id } = document;
  const collection = Object.entries(collections).find(([name]) => name === relationTo)?.[1].config;
  const allowed = await collection?.access.update({ req, id, data: {} });
  if (!collection || !isRecord(allowed)) return Boolean(allowed);
  const where = { and: [allowed, { id: { equals: id } }] };
  return (await req.payload.count({ collection: collection.slug, where, req })).totalDocs > 0;
}

/** Lets a person take over a lock of a document that they may write, in their own name. */
const update: Access<Record<string, unknown>> = async ({ req, id, data }) => {
  const { user, ...others } = data ?? {};
  const isOwn = isRecord(user) && user.relationTo === 'users' && user.value === req.user?.id;
  if (!isOwn || id === undefined || Object.keys(others).length > 0) return false;
  const lock = await req.payload.db.findOne<Lock & { id: number }>({
    collection: slug,
    where: { id: { equals: id } },
    req,
  });
  return lock !== null && mayWrite(lock, req);
};

/**
 * Limits the collection in which Payload stores who edits a document. Payload adds it by itself, and lets all members
 * of the staff write it over REST, so that an author could block the editors. The form of the admin creates locks
 * without REST, see `serverFunctions.ts`.
 */
export async function limitLocks(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config;
  const locks = sanitized.collections.find((one) => one.slug === slug);
  if (!locks) throw new Error('Payload has no collection of locks.');
  locks.access = {
    ...locks.access,
    create: noAccess.create,
    update,
    delete: ({ req }) => (req.user ? { 'user.value': { equals: req.user.id } } : false),
  };
  return sanitized;
}
