import type { Site } from '../../sites';
import type { ApiContext } from '../context';
import type { TagDocs, TagGroup } from '../groups';
import { relatedDocs, type SiteArgs } from '../relatedDocs';
import { tagSource } from './tag';

/** Creates the resolver of a field of tags, in the editor's order. */
export const tagList =
  <Source extends { site: Site }, Group extends TagGroup>(
    group: Group,
    pick: (source: Source) => readonly (number | TagDocs[Group])[] | null | undefined,
  ) =>
  async (source: Source, args: SiteArgs, { read }: ApiContext) => {
    const { site, docs } = await relatedDocs(read, group, pick(source), source.site, args);
    return docs.map((doc) => tagSource(group, doc, site));
  };
