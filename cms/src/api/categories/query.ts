import type { Where } from 'payload';
import type { ApiContext } from '../context';
import { idFilter } from '../entries/idFilter';
import type { TypeResolvers } from '../FieldResolver';
import { assetList } from '../media/assetList';
import { pageOf } from '../pageOf';
import { sitesOf } from '../sitesOf';
import { sortOf } from '../sortOf';
import {
  categoryFields,
  categoryGroups,
  categorySource,
  type CategorySource,
  isCategoryGroup,
} from './category';

interface Args {
  id?: unknown[] | null;
  group?: string[] | null;
  site?: string[] | null;
  slug?: string[] | null;
  limit?: number | null;
  offset?: number | null;
  orderBy?: string | null;
}

async function categories(_: unknown, args: Args, { read }: ApiContext) {
  const { limit, offset } = pageOf(args);
  const groups = args.group ? args.group.filter(isCategoryGroup) : categoryGroups;
  const found = await Promise.all(
    groups.flatMap((group) =>
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
        return docs.map((doc) => categorySource(group, doc, site));
      }),
    ),
  );
  return found.flat().slice(offset, offset + limit);
}

type Source = CategorySource;

export const categoryResolvers: TypeResolvers = {
  Query: {
    categories,
    category: async (source: unknown, args: Args, context: ApiContext) =>
      (await categories(source, { ...args, limit: 1 }, context))[0] ?? null,
    // No section that is served has tags.
    tags: () => [],
  },
  accommodationsCategories_Category: {
    ...categoryFields,
    backgroundImage: assetList(({ doc }: Source) => doc.backgroundImage),
  },
};
