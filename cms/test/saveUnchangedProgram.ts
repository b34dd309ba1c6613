// For tests: saves two bulk entries of each collection in both languages without changes, and prints the
// fields that differ afterwards as JSON on the last line.
import { getPayload, type TypeWithID } from 'payload';

process.env.DISABLE_PAYLOAD_HMR = 'true';
process.env.CMS_LOG = 'silent';

const { default: config } = await import('../payload.config');
const { stopPublishing } = await import('../src/publish/publish');
const { entryCollections } = await import('../src/sections/sections');
const { sites } = await import('../src/sites');
const { uidPrefix } = await import('../seed/bulk/writeEntry');

stopPublishing();
const payload = await getPayload({ config });
const changed = new Set<string>();
let saved = 0;

for (const collection of entryCollections) {
  const where = { uid: { like: uidPrefix } };
  const { docs } = await payload.find({ collection, where, sort: 'id', limit: 2, depth: 0 });
  for (const { id } of docs) {
    const read = async () => {
      const row = await payload.db.findOne<TypeWithID & Record<string, unknown>>({
        collection,
        where: { id: { equals: id } },
        locale: 'all',
      });
      return { ...row };
    };
    const before = await read();
    for (const locale of sites)
      await payload.update({ collection, id, locale, data: {}, depth: 0 });
    const after = await read();
    for (const name of Object.keys(after))
      if (name !== 'updatedAt' && JSON.stringify(after[name]) !== JSON.stringify(before[name]))
        changed.add(`${collection}.${name}`);
    saved += 1;
  }
}
console.log(JSON.stringify({ saved, changed: [...changed] }));
process.exit(0);
