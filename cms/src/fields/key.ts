import type { Field, FieldHook } from 'payload';
import { isEditor } from '../access/staff';
import { isKey } from '../lib/isKey';
import { slugify } from '../lib/slugify';
import { stringOrEmpty } from '../lib/stringOrEmpty';
import { readableName } from '../media/readableName';
import { findFree } from './findFree';
import { programField } from './programField';

/** The fields of a document that the hook reads; in a draft all of them may be missing. */
interface KeyedDocument {
  id: number | string;
  key?: unknown;
  title?: unknown;
  slug?: unknown;
  filename?: unknown;
  _status?: unknown;
}

/** The text that a key is created from: the name of a file, or the address or title of other content. */
const keyText = (data: Partial<KeyedDocument>): string =>
  readableName(stringOrEmpty(data.filename)).replace(/\.[^.]+$/, '') ||
  stringOrEmpty(data.slug) ||
  stringOrEmpty(data.title);

/**
 * Creates the key of a document that has none. An entry gets it at its first publication, because the title of a
 * draft may still change. A value that cannot be a key counts as none, also in a draft, which Payload does not validate.
 */
const fillKey: FieldHook<KeyedDocument, unknown> = async (field) => {
  const { value, data, originalDoc, collection, req } = field;
  // A version from before the first publication has no key; restoring it must not change that of the entry.
  const current = [value, originalDoc?.key].find(isKey);
  if (current !== undefined || !collection) return current ?? null;
  const isDraft = 'drafts' in Object(collection.versions) && data?._status !== 'published';
  const base = slugify(keyText(data ?? {}));
  if (isDraft || base === '') return null;
  const valueOf = (number: number) => (number === 1 ? base : `${base}-${number}`);
  return findFree('key', valueOf, { collection: collection.slug, id: originalDoc?.id, req });
};

/** The name that a document has in the folder of a town. It stays the same when the address changes (ADR 44). */
export const key: Field = {
  name: 'key',
  type: 'text',
  unique: true,
  admin: programField,
  // An import sends it over REST with the document that it creates.
  access: { create: isEditor },
  hooks: { beforeDuplicate: [() => null], beforeChange: [fillKey] },
};
