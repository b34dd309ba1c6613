import type { ApiContext } from './context';

/**
 * A resolver of any type of the contract. The parameters are `never`, so that each resolver can declare its
 * exact source and arguments.
 */
export type FieldResolver = (source: never, args: never, context: ApiContext) => unknown;

/** Resolvers by type and field. */
export type TypeResolvers = Record<string, Record<string, FieldResolver>>;
