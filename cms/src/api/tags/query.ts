import type { ApiContext } from '../context';
import type { TypeResolvers } from '../FieldResolver';
import { findInGroups, type GroupArgs } from '../findInGroups';
import { tagGroups } from '../groups';
import { tagSource } from './tag';

export const tagResolvers: TypeResolvers = {
  Query: {
    tags: (_: unknown, args: GroupArgs, context: ApiContext) =>
      findInGroups(tagGroups, args, context, tagSource),
  },
};
