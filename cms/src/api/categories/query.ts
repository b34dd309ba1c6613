import type { QueryCategoriesArgs } from '../../contract-types';
import type { ApiContext } from '../context';
import type { ResolversOf } from '../ContractResolvers';
import { findInGroups } from '../findInGroups';
import { categoryGroups } from '../groups';
import { categorySource } from './category';

const categories = (_: unknown, args: QueryCategoriesArgs, context: ApiContext) =>
  findInGroups(categoryGroups, args, context, categorySource);

export const categoryQueries = {
  categories,
  category: async (source, args, context) =>
    (await categories(source, { ...args, limit: 1 }, context))[0] ?? null,
} satisfies Pick<ResolversOf<'Query'>, 'categories' | 'category'>;
