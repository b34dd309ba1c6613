import {
  AddressesDocument,
  PagesWithBlocksDocument,
  type PagesWithBlocksQuery,
  NewsCategoryAddressesDocument,
} from '@/gql/graphql';
import { filePath } from '@/routing/filePath';
import { localeOfSite } from '@/routing/locales';
import type { Cms } from '../cms/cmsFor';
import { loadAll } from '../cms/loadAll';
import { contentCache } from '../contentCache';
import { sharedTtlMs } from '../MemoryCache';
import type { Change } from './changes';
import type { AffectedPages } from './regenerateAll';
import {
  listedSections,
  listingPathsOf,
  notFoundPaths,
  ownPaths,
  pathsOfUri,
  staticPaths,
  otherStaticRoutes,
} from './paths';

/** The blocks that list entries of a section; editors may put them on any page. */
const listingBlocks: Record<string, string> = {
  events: 'listEvents',
  news: 'listNews',
  universities: 'listUniversities',
};

type PageWithBlocks = NonNullable<PagesWithBlocksQuery['entries']>[number];

const pageSections = ['homepage', 'pages'];

/** The blocks of each page; they change only with entries of `pageSections`. */
const pageBlocks = contentCache<PageWithBlocks[]>('blocks of pages', ...pageSections);

/** Maximum number of entries in one request; blocks cost the cms more than addresses. */
const addressBatchSize = 500;
const pageBatchSize = 100;

/**
 * The cached pages that may show one of the changes. An entry's own pages follow from the webhook; the
 * others need requests to the cms.
 */
export function pathsOfChanges(changes: Change[], cms: Cms): AffectedPages {
  const entries = changes.filter((change) => change.kind === 'entry');
  const own = new Set(entries.flatMap(ownPaths));
  return { own, others: loadOthers() };

  async function loadOthers() {
    const sections = new Set(entries.map(({ section }) => section));
    const [pages, categories, all] = await Promise.all([
      loadPathsWithBlocks(
        [...sections].flatMap((section) => listingBlocks[section] ?? []),
        cms,
      ),
      sections.has('news') ? loadNewsCategoryPaths(cms) : [],
      // Menus, global sets, categories and media may appear on any page.
      entries.length < changes.length ? loadAllPaths(cms) : [],
    ]);
    const lists = [...[...sections].flatMap(listingPathsOf), ...pages, ...categories];
    const list = new Set(lists.filter((path) => !own.has(path)));
    const other = new Set(all.filter((path) => !own.has(path) && !list.has(path)));
    return { list, other };
  }
}

/** All cached pages; home pages and listings come first, because most visits begin there. */
async function loadAllPaths(cms: Cms): Promise<string[]> {
  const paths = await loadNewsCategoryPaths(cms);
  for (const section of [...pageSections, ...listedSections]) {
    const entries = await loadAll(addressBatchSize, async (page) => {
      const answer = await cms(AddressesDocument, { section: [section], ...page });
      return answer.entries;
    });
    paths.push(...entries.flatMap((entry) => pathsOfEntry(entry)));
  }
  paths.push(...staticPaths(otherStaticRoutes), ...notFoundPaths);
  const depth = (path: string) => path.split('/').length - (path === '/' ? 1 : 0);
  return paths.sort((a, b) => depth(a) - depth(b));
}

async function loadPathsWithBlocks(blocks: string[], cms: Cms): Promise<string[]> {
  if (blocks.length === 0) return [];
  const load = () =>
    loadAll(pageBatchSize, async (page) => (await cms(PagesWithBlocksDocument, page)).entries);
  const entries = await pageBlocks.get('all', load, sharedTtlMs);
  return entries.flatMap((entry) =>
    entry && 'contentManager' in entry && entry.contentManager?.some(isListed)
      ? pathsOfEntry(entry)
      : [],
  );

  function isListed(block: { typeHandle?: string | null } | null): boolean {
    return blocks.some((handle) => handle === block?.typeHandle);
  }
}

async function loadNewsCategoryPaths(cms: Cms): Promise<string[]> {
  const { categories } = await cms(NewsCategoryAddressesDocument, {});
  return (categories ?? []).flatMap((category) => {
    const locale = localeOfSite(category?.siteHandle);
    if (!locale || !category?.slug) return [];
    return [filePath({ name: 'newsCategory', params: { slug: category.slug }, locale })];
  });
}

function pathsOfEntry(entry: { uri?: string | null; siteHandle?: string | null } | null): string[] {
  const locale = localeOfSite(entry?.siteHandle);
  return locale && entry?.uri ? pathsOfUri(entry.uri, locale) : [];
}
