import { randomInt } from 'node:crypto';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { isSite } from '../sites';

/** Numbers that are tried in order. */
const numbers = Array.from({ length: 99 }, (_, index) => index + 1);

interface Owner {
  collection: CollectionSlug;
  id: number | string | undefined;
  req: PayloadRequest;
}

/**
 * The first of the numbered values that no other document has. Content in the trash keeps its values. It is one query,
 * however many documents have the same title; after 99 of them the number is random.
 *
 * @param valueOf the value with a number; that of 1 has none
 */
export async function findFree(
  name: 'slug' | 'key',
  valueOf: (number: number) => string,
  { collection, id, req }: Owner,
): Promise<string> {
  const values = numbers.map(valueOf);
  const where: Where = { [name]: { in: values } };
  const { docs } = await req.payload.find({
    collection,
    where: id === undefined ? where : { and: [where, { id: { not_equals: id } }] },
    select: { [name]: true },
    locale: isSite(req.locale) ? req.locale : undefined,
    depth: 0,
    limit: values.length,
    pagination: false,
    trash: true,
    req,
  });
  const taken = new Set(
    docs.map((doc) => Object.entries<unknown>({ ...doc }).find(([key]) => key === name)?.[1]),
  );
  return values.find((value) => !taken.has(value)) ?? valueOf(randomInt(100_000, 1_000_000));
}
