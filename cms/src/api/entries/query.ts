import type { ApiContext } from '../context';
import type { TypeResolvers } from '../FieldResolver';
import type { EntryArgs } from './EntryArgs';
import { findByFormerAddress } from './findByFormerAddress';
import { countEntries, findEntries } from './findEntries';

export const entryQueries: TypeResolvers = {
  Query: {
    entries: (_: unknown, args: EntryArgs, context: ApiContext) => findEntries(args, context),
    entry: async (_: unknown, args: EntryArgs, context: ApiContext) =>
      (await findEntries({ ...args, limit: 1 }, context))[0] ??
      (await findByFormerAddress(args, context)),
    entryCount: (_: unknown, args: EntryArgs, context: ApiContext) => countEntries(args, context),
  },
};
