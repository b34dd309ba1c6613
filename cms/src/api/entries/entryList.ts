import type { EntryCollection } from '../../sections/sections';
import type { Site } from '../../sites';
import type { ApiContext } from '../context';
import type { Docs } from '../Reader';
import { relatedDocs, type SiteArgs } from '../relatedDocs';
import { entrySource } from './entry';

/** Creates the resolver of a field of entries, in the editor's order. */
export const entryList =
  <Source extends { site: Site }, Collection extends EntryCollection>(
    collection: Collection,
    pick: (source: Source) => readonly (number | Docs[Collection])[] | null | undefined,
  ) =>
  async (source: Source, args: SiteArgs, { read }: ApiContext) => {
    const { site, docs } = await relatedDocs(read, collection, pick(source), source.site, args);
    return docs.map((doc) => entrySource(collection, doc, site));
  };
