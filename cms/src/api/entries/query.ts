import type { ResolversOf } from '../ContractResolvers';
import { findByFormerAddress } from './findByFormerAddress';
import { countEntries, findEntries } from './findEntries';

export const entryQueries = {
  entries: (_, args, context) => findEntries(args, context),
  entry: async (_, args, context) =>
    (await findEntries({ ...args, limit: 1 }, context))[0] ??
    (await findByFormerAddress(args, context)),
  entryCount: (_, args, context) => countEntries(args, context),
} satisfies Partial<ResolversOf<'Query'>>;
