import { loadAll } from '../lib/loadAll';
import type { Doc, EntryCollection } from '../sections/sections';
import type { Site } from '../sites';
import { categorySource } from './categories/category';
import type { ApiContext } from './context';
import { entrySource } from './entries/entry';
import type { CategoryGroup, TagGroup } from './groups';
import type { ReadCollection } from './Reader';
import { sitesOf } from './sitesOf';
import { tagSource } from './tags/tag';
import { idOf } from '../lib/idOf';

type Located = { site: Site };

/** Returns the stored references of a field. */
type References<Source, C extends ReadCollection> = (
  source: Source,
) => readonly (number | Doc<C>)[] | null | undefined;

/**
 * Creates the resolver of a field of related elements, in the editor's order, without those that visitors must
 * not see. The site is that of the source by default.
 */
const relatedList =
  <Source extends Located, C extends ReadCollection, Related>(
    collection: C,
    pick: References<Source, C>,
    toSource: (collection: C, doc: Doc<C>, site: Site) => Related,
  ) =>
  async (
    source: Source,
    args: { site?: readonly (string | null)[] | null },
    { read }: ApiContext,
  ): Promise<Related[]> => {
    const [site = source.site] = args.site ? sitesOf(args.site) : [];
    const docs = await loadAll(
      (pick(source) ?? []).map((reference) => read.load(collection, site, idOf(reference))),
    );
    return docs.map((doc) => toSource(collection, doc, site));
  };

export const categoryList = <Source extends Located, Group extends CategoryGroup>(
  group: Group,
  pick: References<Source, Group>,
) => relatedList(group, pick, categorySource<Group>);

export const tagList = <Source extends Located, Group extends TagGroup>(
  group: Group,
  pick: References<Source, Group>,
) => relatedList(group, pick, tagSource);

export const entryList = <Source extends Located, Collection extends EntryCollection>(
  collection: Collection,
  pick: References<Source, Collection>,
) => relatedList(collection, pick, entrySource<Collection>);
