import type { CollectionAfterChangeHook } from 'payload';
import { idOf } from '../lib/idOf';
import type { BeforeOperation } from '../lib/BeforeOperation';

/** Milliseconds between two versions that are kept, while the same person goes on writing. */
const interval = 10 * 60_000;

/** Marks a save that the form made by itself. Payload passes on the parameter, also without its own autosave. */
export function markAutosave({ args, req }: BeforeOperation): void {
  if ('autosave' in args && args.autosave === true) req.context.isAutosave = true;
}

type Written = Parameters<CollectionAfterChangeHook<{ id: number | string }>>[0];

/**
 * Deletes the version before the one that was just saved, if a version from shortly before it stays. So an hour of
 * writing, with a save after each pause, leaves six versions and not all of the fifty that an entry keeps.
 */
export async function thinVersions({ collection, context, doc, req }: Written): Promise<void> {
  if (context.isAutosave !== true) return;
  const where = { parent: { equals: doc.id } };
  const { docs } = await req.payload.db.findVersions<Record<string, unknown>>({
    collection: collection.slug,
    where,
    sort: '-createdAt',
    limit: 3,
    pagination: false,
    req,
  });
  const [latest, previous, before] = docs;
  if (!latest || !previous || !before) return;
  const isOneWork = [latest, previous, before].every(
    ({ version }) =>
      version._status === 'draft' &&
      String(idOf(version.updatedBy)) === String(idOf(latest.version.updatedBy)),
  );
  const age = Date.parse(latest.createdAt) - Date.parse(before.createdAt);
  if (!isOneWork || age > interval) return;
  const only = { id: { equals: previous.id } };
  await req.payload.db.deleteVersions({ collection: collection.slug, where: only, req });
}
