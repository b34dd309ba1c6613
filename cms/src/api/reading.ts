import type { Doc } from '../sections/sections';
import type { ReadCollection } from './Reader';

/** The name of a stored field of any document. */
export type StoredField = {
  [Collection in ReadCollection]: keyof Doc<Collection>;
}[ReadCollection];

/** A resolver that reads other stored fields than the one of its own name. */
interface Reading {
  reads: readonly StoredField[];
}

/**
 * Declares the stored fields that a resolver reads, if they are not exactly the one of its own name. The
 * database returns only the fields that a request names, and those that resolvers declare here.
 */
export const reading = <Resolver extends (...args: never) => unknown>(
  reads: readonly StoredField[],
  resolver: Resolver,
): Resolver & Reading => Object.assign(resolver, { reads });

/** Returns the stored fields that a resolver declares. */
export const declaredReads = (resolver: unknown): readonly string[] | undefined =>
  typeof resolver === 'function' && 'reads' in resolver && Array.isArray(resolver.reads)
    ? resolver.reads
    : undefined;

/** The stored fields that resolvers declare, by the name of their field in the contract. */
export type DeclaredReads = ReadonlyMap<string, readonly string[]>;

/**
 * Collects what resolvers declare.
 *
 * @param resolvers by type and field
 */
export function collectReads(
  resolvers: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): DeclaredReads {
  const reads = new Map<string, string[]>();
  for (const fields of Object.values(resolvers))
    for (const [name, resolver] of Object.entries(fields))
      reads.set(name, [...(reads.get(name) ?? []), ...(declaredReads(resolver) ?? [])]);
  return reads;
}

/**
 * Returns the names of the stored fields that a request needs: its own words, because most fields have the
 * same name in the contract, and what resolvers of these names declare.
 */
export const fieldsToRead = (
  reads: DeclaredReads,
  words: ReadonlySet<string>,
): ReadonlySet<string> => new Set([...words].flatMap((word) => [word, ...(reads.get(word) ?? [])]));
