import { type BasePayload, getLocalI18n } from 'payload';
import { z } from 'zod';
import type { Site } from '../src/sites';
import { fieldProblems, RefusedWrite } from './RefusedWrite';
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

const invalid = z.object({ message: z.string(), data: fieldProblems });

/** Throws the error of a write, as a refusal if Payload names the fields that are not valid. */
const throwRefusal =
  (site: Site) =>
  (error: unknown): never => {
    const { success, data } = invalid.safeParse(error);
    throw success ? new RefusedWrite(data.message, data.data.errors, site) : error;
  };

/** The content of this program's database. The reasons of refusals are in English, like everything that commands print. */
export function localStore(payload: BasePayload): Store {
  const local = payload as unknown as AnyCollection;
  const english = getLocalI18n({ config: payload.config, language: 'en' });
  const common = async (locale: Site) => ({ locale, depth: 0, req: { i18n: await english } });
  const fileOf = (file: { data: Buffer } | undefined) =>
    file && { file: { ...file, size: file.data.byteLength } };
  return {
    async findAll(collection, newest) {
      const options = newest ? { draft: true, select: { _status: true } } : {};
      return (await local.find({ collection, ...everything, ...options })).docs;
    },
    readGlobal: (slug) => local.findGlobal({ slug, depth: 0, locale: 'all' }),
    create: async (collection, site, data, file) =>
      local
        .create({ collection, data, ...fileOf(file), ...(await common(site)) })
        .catch(throwRefusal(site)),
    update: async (collection, id, { site, data, file }) =>
      local
        .update({ collection, id, data, ...fileOf(file), ...(await common(site)) })
        .catch(throwRefusal(site)),
    async updateGlobal(slug, site, data) {
      await local
        .updateGlobal({ slug, data, context: { seeding: true }, ...(await common(site)) })
        .catch(throwRefusal(site));
    },
  };
}
