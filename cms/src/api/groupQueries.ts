import type { Where } from 'payload';
import type { QueryCategoriesArgs, QueryTagsArgs } from '../contract-types';
import type { Doc } from '../sections/sections';
import type { Site } from '../sites';
import { categorySource } from './categories/category';
import type { ApiContext } from './context';
import type { ResolversOf } from './ContractResolvers';
import { idFilter } from './entries/idFilter';
import { categoryGroups, tagGroups } from './groups';
import { pageOf } from './pageOf';
import type { ReadCollection } from './Reader';
import { sitesOf } from './sitesOf';
import { sortOf } from './sortOf';
import { tagSource } from './tags/tag';

/** Finds categories or tags of several groups and sites, in the editors' order by default. */
async function findInGroups<Group extends ReadCollection, Source>(
  groups: readonly Group[],
  args: QueryCategoriesArgs | QueryTagsArgs,
  { read }: ApiContext,
  toSource: (group: Group, doc: Doc<Group>, site: Site) => Source,
): Promise<Source[]> {
  const { limit, offset } = pageOf(args);
  const requested = groups.filter((group) => !args.group || args.group.includes(group));
  const lists = await Promise.all(
    requested.flatMap((group) =>
      sitesOf(args.site).map(async (site) => {
        const where: Where[] = [
          ...(args.id ? [idFilter(group, args.id)] : []),
          ...(args.slug ? [{ slug: { in: args.slug } }] : []),
        ];
        const docs = await read.find(group, site, {
          where: { and: where },
          sort: sortOf(args.orderBy, ['_order']),
          limit: limit + offset,
        });
        return docs.map((doc) => toSource(group, doc, site));
      }),
    ),
  );
  return lists.flat().slice(offset, offset + limit);
}

const findCategories = (args: QueryCategoriesArgs, context: ApiContext) =>
  findInGroups(categoryGroups, args, context, categorySource);

export const groupQueries = {
  categories: (_, args, context) => findCategories(args, context),
  category: async (_, args, context) =>
    (await findCategories({ ...args, limit: 1 }, context))[0] ?? null,
  tags: (_, args, context) => findInGroups(tagGroups, args, context, tagSource),
} satisfies Partial<ResolversOf<'Query'>>;
