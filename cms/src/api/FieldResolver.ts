import type { ApiContext } from './context';

/**
 * A resolver of any type of the contract. The parameters are `never` so that a resolver may
 * name the exact source and arguments that it takes.
 */
export type FieldResolver = (source: never, args: never, context: ApiContext) => unknown;

/** Resolvers by type and field. */
export type TypeResolvers = Record<string, Record<string, FieldResolver>>;
