import type {
  BaseDatabaseAdapter,
  CreateVersion,
  CreateVersionArgs,
  DatabaseAdapterObj,
  JsonObject,
} from 'payload';

/**
 * Gives each version a later time than the version before it, so that the draft saved last is the latest.
 * Payload compares only the times of versions: a draft that a program with a slow clock saved would stay
 * hidden behind the previous one, in previews and in the admin.
 */
export const withIncreasingVersionTimes = <Adapter extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> => ({
  ...adapter,
  init(args) {
    const db = adapter.init(args);
    const { createVersion } = db;
    db.createVersion = async function <Data extends JsonObject>(
      this: BaseDatabaseAdapter,
      version: CreateVersionArgs<Data>,
    ) {
      // RowBuffer (seed/bulk) calls this method on an adapter of its own, therefore `this`.
      const create: CreateVersion = createVersion.bind(this);
      return create({
        ...version,
        updatedAt: laterThan(await findLastVersionTime(db, version), version.updatedAt),
      });
    };
    return db;
  },
});

/** When the last version of a document was saved, in Unix milliseconds; NaN if there is no version. */
async function findLastVersionTime(
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

const laterThan = (before: number, now: string): string =>
  before >= Date.parse(now) ? new Date(before + 1).toISOString() : now;
