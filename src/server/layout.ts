import { setTimeout as pause } from 'node:timers/promises';
import type { LayoutData } from '@/layout/model';
import { LayoutDocument, NavigationMenuDocument } from '@/gql/graphql';
import { localeInfo, type Locale } from '@/routing/locales';
import type { Cms } from './cms';
import { preloadPlaces } from './listing/loadSection';
import type { MapContext } from './mapping/context';
import { builtInMenu } from './mapping/builtInMenu';
import { mapLayout, type LayoutMenu } from './mapping/mapLayout';
import { MemoryCache, sharedTtlMs } from './MemoryCache';

/** The site's own data: the global set siteInfo of the contract (specification §3). */
export interface SiteSeo {
  /** Name of the site. */
  title: string;
  /** Used where a page has no description of its own. */
  description: string;
  /** Address of the icon that an editor chose; null for the built-in icon. */
  favicon: string | null;
}

export interface Layout {
  layout: LayoutData;
  seo: SiteSeo;
}

declare global {
  var studiumLayouts: MemoryCache<Layout> | undefined;
}

/**
 * On globalThis, because Next loads modules separately for pages and API routes, and the webhook has to
 * clear the cache that the pages use.
 */
const cache = (globalThis.studiumLayouts ??= new MemoryCache());

/** Header, footer and site name of one language, cached for `sharedTtlMs` or until clearLayout. */
export function layoutOf(locale: Locale, cms: Cms, context: MapContext): Promise<Layout> {
  const load = () => {
    preloadPlaces({ cms, map: context });
    return loadLayout(locale, cms, context);
  };
  // A preview does not use the cache.
  return context.preview ? load() : cache.get(locale, load, sharedTtlMs);
}

async function loadLayout(locale: Locale, cms: Cms, context: MapContext): Promise<Layout> {
  const siteHandle = [localeInfo[locale].siteHandle];
  const menu = async (navHandle: LayoutMenu) =>
    (await cms(NavigationMenuDocument, { navHandle, siteHandle })).navigationNodes;
  const [{ globalSets }, headerMenu, topMenu, mainMenu] = await Promise.all([
    cms(LayoutDocument),
    menu('headerMenu'),
    menu('topMenu'),
    menu('mainMenu'),
  ]);
  return mapLayout({ globalSets, menus: { headerMenu, topMenu, mainMenu } }, cms, context);
}

/** Milliseconds that a visitor waits for the current layout if a stale one is cached. */
const freshTimeoutMs = 1000;

/**
 * The layout for a page that is rendered at each request. If the CMS is slow or does not answer, the layout
 * is the one that was loaded last, or a minimal one with the host name and the sections.
 */
export async function cachedLayout(locale: Locale, cms: Cms, context: MapContext): Promise<Layout> {
  const stale = cache.getStale(locale);
  try {
    const current = layoutOf(locale, cms, context);
    // A preview always waits for the current layout.
    if (!stale || context.preview) return await current;
    return await Promise.race([current, pause(freshTimeoutMs, stale, { ref: false })]);
  } catch {
    return stale ?? (await fallbackLayout(locale, context));
  }
}

async function fallbackLayout(locale: Locale, { siteUrl }: MapContext): Promise<Layout> {
  const name = new URL(siteUrl).hostname;
  return {
    layout: {
      siteName: name,
      icon: null,
      headerMenu: await builtInMenu(locale),
      topMenu: [],
      mainMenu: [],
      preFooter: [],
      footer: [],
      socials: [],
    },
    seo: { title: name, description: '', favicon: null },
  };
}

/** Expires the cached layouts, after a publication. */
export function clearLayout(): void {
  cache.clear();
}
