import type { ResolversOf } from '../ContractResolvers';
import { findInGroups } from '../findInGroups';
import { tagGroups } from '../groups';
import { tagSource } from './tag';

export const tagQueries = {
  tags: (_, args, context) => findInGroups(tagGroups, args, context, tagSource),
} satisfies Pick<ResolversOf<'Query'>, 'tags'>;
