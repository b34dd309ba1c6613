import type { CollectionBeforeOperationHook } from 'payload';
import { isRecord } from '../lib/isRecord';
import { searchedFields } from './officeDocuments';
import { findInOffice } from './OfficeIndex';

/** What was typed, if conditions are those of Payload's search in a list: the same text for each of its fields. */
function typedIn(conditions: readonly unknown[], fields: readonly string[]): string | null {
  const typed = fields.map((field, n) => {
    const condition = conditions[n];
    const compared = isRecord(condition) ? condition[field] : undefined;
    return isRecord(compared) ? compared.like : undefined;
  });
  const [first] = typed;
  const isSearch = conditions.length === fields.length && typed.every((text) => text === first);
  return isSearch && typeof first === 'string' ? first : null;
}

async function readWhere(
  where: unknown,
  fields: readonly string[],
  find: (typed: string) => Promise<number[]>,
): Promise<unknown> {
  if (Array.isArray(where))
    return Promise.all(where.map((condition) => readWhere(condition, fields, find)));
  if (!isRecord(where)) return where;
  const read = await Promise.all(
    Object.entries(where).map(async ([name, condition]): Promise<[string, unknown]> => {
      const typed = name === 'or' && Array.isArray(condition) ? typedIn(condition, fields) : null;
      const ids = typed === null ? [] : await find(typed);
      if (ids.length > 0) return ['or', [{ id: { in: ids } }]];
      const isNested = name === 'and' || name === 'or';
      return [name, isNested ? await readWhere(condition, fields, find) : condition];
    }),
  );
  return Object.fromEntries(read);
}

/**
 * Lets the search of a list, and what is done with all of its rows, find what the search of the desk finds. Payload's own
 * condition stays for a part of a word, which the words of an index do not have.
 */
export const readListSearch: CollectionBeforeOperationHook = async ({ args, collection, req }) => {
  const where: unknown = 'where' in args ? args.where : undefined;
  if (!isRecord(where)) return;
  const { payload } = req;
  const find = async (typed: string) =>
    (await findInOffice(payload, collection.slug, typed)).map(({ id }) => id);
  Object.assign(args, { where: await readWhere(where, searchedFields(collection), find) });
};
