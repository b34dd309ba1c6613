import type { Where } from 'payload';
import type { QueryCategoriesArgs, QueryTagsArgs } from '../contract-types';
import type { Site } from '../sites';
import type { ApiContext } from './context';
import { idFilter } from './entries/idFilter';
import { pageOf } from './pageOf';
import type { Docs, ReadCollection } from './Reader';
import { sitesOf } from './sitesOf';
import { sortOf } from './sortOf';

/** Finds categories or tags of several groups and sites, in the editors' order by default. */
export async function findInGroups<Group extends ReadCollection, Source>(
  groups: readonly Group[],
  args: QueryCategoriesArgs | QueryTagsArgs,
  { read }: ApiContext,
  toSource: (group: Group, doc: Docs[Group], site: Site) => Source,
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
