import type {
  BaseDatabaseAdapter,
  CreateVersion,
  CreateVersionArgs,
  DatabaseAdapterObj,
  JsonObject,
} from 'payload';

/**
 * Lets the draft that was saved last be the latest, whatever the clock of the program that saved it.
 * Payload goes by the time of a version alone: one that was saved by a clock five minutes behind would
 * stay hidden behind the one before it, in previews and in the admin.
 */
export const lastSavedIsLatest = <Adapter extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> => ({
  ...adapter,
  init(args) {
    const db = adapter.init(args);
    const { createVersion } = db;
    db.createVersion = async function <Data extends JsonObject>(
      this: BaseDatabaseAdapter,
      given: CreateVersionArgs<Data>,
    ) {
      // Whoever holds inserts back calls it on an adapter of its own (seed/bulk/RowBuffer.ts).
      const create: CreateVersion = createVersion.bind(this);
      return create({ ...given, updatedAt: after(await lastSaved(db, given), given.updatedAt) });
    };
    return db;
  },
});

/** When the last version of a document was saved, in Unix milliseconds; NaN if it is the first. */
async function lastSaved(
  db: BaseDatabaseAdapter,
  { collectionSlug: collection, parent, req }: CreateVersionArgs,
): Promise<number> {
  const { docs } = await db.findVersions({
    collection,
    where: { parent: { equals: parent } },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    select: { updatedAt: true },
    req,
  });
  return Date.parse(docs[0]?.updatedAt ?? '');
}

const after = (before: number, now: string): string =>
  before >= Date.parse(now) ? new Date(before + 1).toISOString() : now;
