import type { GraphQLFieldResolver } from 'graphql';
import { isRecord } from '../lib/isRecord';

/** The keys under which source objects hold their stored data. */
const holders = ['doc', 'block', 'row'] as const;

/**
 * Resolves a field to the stored value of the same name: that of the document, block or row of the source
 * object, or of the source object itself.
 */
export const defaultResolver: GraphQLFieldResolver<unknown, unknown> = (
  source,
  _args,
  _context,
  { fieldName },
) => {
  if (!isRecord(source)) return undefined;
  const stored = holders.map((holder) => source[holder]).find(isRecord) ?? source;
  return stored[fieldName];
};
