import type { ApiContext } from '../context';
import type { TypeResolvers } from '../FieldResolver';
import { findInGroups, type GroupArgs } from '../findInGroups';
import { categoryGroups } from '../groups';
import { categorySource } from './category';

const categories = (_: unknown, args: GroupArgs, context: ApiContext) =>
  findInGroups(categoryGroups, args, context, categorySource);

export const categoryResolvers: TypeResolvers = {
  Query: {
    categories,
    category: async (source: unknown, args: GroupArgs, context: ApiContext) =>
      (await categories(source, { ...args, limit: 1 }, context))[0] ?? null,
  },
};
