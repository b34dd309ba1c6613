import type { QueryEntriesArgs } from '../../contract-types';
import { loadAll } from '../../lib/loadAll';
import type { Hit } from '../../search/SearchIndex';
import { sections } from '../../sections/sections';
import type { ApiContext } from '../context';
import { type EntrySource, loadEntry } from './entry';
import { entryFilter } from './filters';
import type { Source } from './sources';

/** A page of a list, and the lists that it is read from. */
interface PageOfKeys {
  from: Source[];
  limit: number;
  offset: number;
}

/** Whether arguments contain more than search words, sections, sites and a page. */
const isFiltered = (args: QueryEntriesArgs): boolean =>
  Object.entries(args).some(
    ([name, value]) =>
      ![
        'search',
        'section',
        'site',
        'limit',
        'offset',
        'orderBy',
        'unique',
        'preferSites',
      ].includes(name) && value !== null,
  );

/** Finds the entries of one list that contain all words of a search, the best match first. */
export async function findHits(
  search: string,
  args: QueryEntriesArgs,
  { handle, site }: Source,
  context: ApiContext,
): Promise<Hit[]> {
  const { collection } = sections[handle];
  const hits = await context.search(site, search);
  const here = hits.filter((hit) => hit.collection === collection);
  // The filter is always needed for pages, the only collection with several sections.
  if (here.length === 0 || (collection !== 'pages' && !isFiltered(args))) return here;
  const where = await entryFilter(handle, site, args, context);
  const allowed = await context.read.ids(collection, site, where);
  return here.filter(({ id }) => allowed.has(id));
}

/**
 * Searches entries by words, the best match first. With `unique` an entry of several sites is returned once.
 */
export async function findByScore(
  search: string,
  args: QueryEntriesArgs,
  { from, limit, offset }: PageOfKeys,
  context: ApiContext,
): Promise<EntrySource[]> {
  const lists = await Promise.all(
    from.map(async (source) => {
      const { site } = source;
      if ((await context.search(site, search)).length === 0)
        context.missed.set(`${site} ${search}`, { site, query: search });
      return (await findHits(search, args, source, context)).map((hit) => ({ ...hit, site }));
    }),
  );
  const ranked = lists.flat().sort((a, b) => b.score - a.score);
  const seen = new Set<string>();
  const wanted = args.unique
    ? ranked.filter(({ collection, id }) => {
        const key = `${collection} ${id}`;
        return !seen.has(key) && seen.add(key);
      })
    : ranked;
  return loadAll(wanted.slice(offset, offset + limit).map((hit) => loadEntry(hit, context)));
}
