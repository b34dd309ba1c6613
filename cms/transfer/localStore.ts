import type { BasePayload } from 'payload';
import type { Store, StoredDocument } from './Store';
import type { Fields } from '../src/lib/Fields';

/** The Local API with a type for any collection. Payload validates the fields at each write. */
interface AnyCollection {
  find: (options: object) => Promise<{ docs: StoredDocument[] }>;
  create: (options: object) => Promise<StoredDocument>;
  update: (options: object) => Promise<StoredDocument>;
  findGlobal: (options: object) => Promise<Fields>;
  updateGlobal: (options: object) => Promise<unknown>;
}

const everything = { depth: 0, locale: 'all', pagination: false, sort: 'id', trash: true };

/** The content of this program's database. */
export function localStore(payload: BasePayload): Store {
  const local = payload as unknown as AnyCollection;
  const fileOf = (file: { data: Buffer } | undefined) =>
    file && { file: { ...file, size: file.data.byteLength } };
  return {
    async findAll(collection, newest) {
      const options = newest ? { draft: true, select: { _status: true } } : {};
      return (await local.find({ collection, ...everything, ...options })).docs;
    },
    readGlobal: (slug) => local.findGlobal({ slug, depth: 0, locale: 'all' }),
    create: (collection, locale, data, file) =>
      local.create({ collection, locale, data, depth: 0, ...fileOf(file) }),
    update: (collection, id, { site, data, file }) =>
      local.update({ collection, id, locale: site, data, depth: 0, ...fileOf(file) }),
    async updateGlobal(slug, locale, data) {
      await local.updateGlobal({ slug, locale, data, depth: 0, context: { seeding: true } });
    },
  };
}
