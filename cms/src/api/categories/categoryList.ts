import type { Site } from '../../sites';
import type { ApiContext } from '../context';
import type { CategoryDocs, CategoryGroup } from '../groups';
import { relatedDocs, type SiteArgs } from '../relatedDocs';
import { categorySource } from './category';

/** Creates the resolver of a field of categories, in the editor's order. */
export const categoryList =
  <Source extends { site: Site }, Group extends CategoryGroup>(
    group: Group,
    pick: (source: Source) => readonly (number | CategoryDocs[Group])[] | null | undefined,
  ) =>
  async (source: Source, args: SiteArgs, { read }: ApiContext) => {
    const { site, docs } = await relatedDocs(read, group, pick(source), source.site, args);
    return docs.map((doc) => categorySource(group, doc, site));
  };
