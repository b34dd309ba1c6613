import {
  AddressesDocument,
  PagesWithBlocksDocument,
  type PagesWithBlocksQuery,
  TopicAddressesDocument,
} from '@/gql/graphql';
import { localeOfSite } from '@/routing/locales';
import type { Cms } from '../cms';
import { Memory, sharedKeepMs } from '../Memory';
import type { Change } from './changes';
import type { Affected } from './makeAll';
import { listsOf, ownPaths, pathOf, screenPaths, screens, topicPath } from './paths';

/** Blocks that list entries of a section, on whichever page an editor put them. */
const listBlocks: Record<string, string> = {
  events: 'listEvents',
  news: 'listNews',
  universities: 'listUniversities',
};

type PageWithBlocks = NonNullable<PagesWithBlocksQuery['entries']>[number];

declare global {
  var studiumListing: Memory<PageWithBlocks[]> | undefined;
}

/** What blocks stand on which page: it changes with the sections that have pages alone. */
const listingPages = (globalThis.studiumListing ??= new Memory());
const sectionsOfPages = ['homepage', 'pages'];

const sectionsWithAddresses = [
  ...sectionsOfPages,
  'accommodations',
  'services',
  'events',
  'universities',
  'poi',
  'news',
];

/** As many as one request of the contract may ask for: blocks cost more than addresses. */
const addressesAtOnce = 500;
const pagesAtOnce = 100;

/**
 * Every kept page that may show one of the changes. An entry's own are known at once; for others the
 * content management system has to be asked.
 */
export function pathsOfChanges(changes: Change[], cms: Cms): Affected {
  const entries = changes.filter((change) => change.kind === 'entry');
  const own = new Set(entries.flatMap(ownPaths));
  if (entries.some(({ section }) => sectionsOfPages.includes(section))) listingPages.forget();
  return { own, elsewhere: elsewhere() };

  async function elsewhere() {
    const sections = new Set(entries.map(({ section }) => section));
    const [listing, topics, everywhere] = await Promise.all([
      pathsWithBlocks(
        [...sections].flatMap((section) => listBlocks[section] ?? []),
        cms,
      ),
      sections.has('news') ? topicPaths(cms) : [],
      // Menus, global sets, categories and media may be anywhere.
      entries.length < changes.length ? everyPath(cms) : [],
    ]);
    const lists = [...[...sections].flatMap(listsOf), ...listing, ...topics];
    const list = new Set(lists.filter((path) => !own.has(path)));
    const other = new Set(everywhere.filter((path) => !own.has(path) && !list.has(path)));
    return { list, other };
  }
}

/** All rows of a list that is answered in portions. */
async function all<Row>(
  limit: number,
  load: (page: { limit: number; offset: number }) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const some = await load({ limit, offset: rows.length });
    rows.push(...some);
    if (some.length < limit) return rows;
  }
}

/** Home pages and lists come first: most visits begin there. */
async function everyPath(cms: Cms): Promise<string[]> {
  const paths = await topicPaths(cms);
  for (const section of sectionsWithAddresses) {
    const entries = await all(addressesAtOnce, async (page) => {
      const answer = await cms(AddressesDocument, { section: [section], ...page });
      return answer.entries ?? [];
    });
    paths.push(...entries.flatMap((entry) => pathsOfEntry(entry)));
  }
  paths.push(...screenPaths(screens));
  const depth = (path: string) => path.split('/').length - (path === '/' ? 1 : 0);
  return paths.sort((a, b) => depth(a) - depth(b));
}

async function pathsWithBlocks(blocks: string[], cms: Cms): Promise<string[]> {
  if (blocks.length === 0) return [];
  const load = () =>
    all(pagesAtOnce, async (page) => (await cms(PagesWithBlocksDocument, page)).entries ?? []);
  const entries = await listingPages.get('all', load, sharedKeepMs);
  return entries.flatMap((entry) =>
    entry && 'contentManager' in entry && entry.contentManager?.some(isOne)
      ? pathsOfEntry(entry)
      : [],
  );

  function isOne(block: { typeHandle?: string | null } | null): boolean {
    return blocks.some((handle) => handle === block?.typeHandle);
  }
}

async function topicPaths(cms: Cms): Promise<string[]> {
  const { categories } = await cms(TopicAddressesDocument, {});
  return (categories ?? []).flatMap((category) => {
    const locale = localeOfSite(category?.siteHandle);
    return locale && category?.slug ? [topicPath(category.slug, locale)] : [];
  });
}

function pathsOfEntry(entry: { uri?: string | null; siteHandle?: string | null } | null): string[] {
  const locale = localeOfSite(entry?.siteHandle);
  return locale && entry?.uri ? pathOf(entry.uri, locale) : [];
}
