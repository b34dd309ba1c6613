import type { Site } from '../../sites';
import type { ApiContext } from '../context';
import { sitesOf } from '../sitesOf';
import { type CategoryDocs, type CategoryGroup, categorySource } from './category';

interface Args {
  site?: string[] | null;
}

/**
 * Resolver of a field of related categories, in the editor's order; the site is the source's
 * own unless the query names one.
 */
export const categoryList =
  <Source extends { site: Site }, Group extends CategoryGroup>(
    group: Group,
    pick: (source: Source) => readonly (number | CategoryDocs[Group])[] | null | undefined,
  ) =>
  async (source: Source, args: Args, { read }: ApiContext) => {
    const [site = source.site] = args.site ? sitesOf(args.site) : [];
    const docs = await Promise.all(
      (pick(source) ?? []).map((category) =>
        read.load(group, site, typeof category === 'object' ? category.id : category),
      ),
    );
    return docs.flatMap((doc) => (doc ? [categorySource(group, doc, site)] : []));
  };
