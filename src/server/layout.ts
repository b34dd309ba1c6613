import { setTimeout as pause } from 'node:timers/promises';
import { LayoutDocument, NavigationMenuDocument } from '@/gql/graphql';
import { href } from '@/routing/href';
import { localeInfo } from '@/routing/locales';
import { primarySections } from '@/routing/sections';
import type { Cms } from './cms/cmsFor';
import type { MapperContext } from './mapping/context';
import { mapLayout, type LayoutMenu, type Layout } from './mapping/mapLayout';
import { contentCache } from './contentCache';
import { sharedTtlMs } from './MemoryCache';
import { translatorOf } from './texts';

const cache = contentCache<Layout>('layout');

/** Header, footer and site name of one language, cached for `sharedTtlMs` or until a publication. */
export function loadLayout(cms: Cms, context: MapperContext): Promise<Layout> {
  const load = () => fetchLayout(cms, context);
  // A preview does not use the cache.
  return context.preview ? load() : cache.get(context.locale, load, sharedTtlMs);
}

async function fetchLayout(cms: Cms, context: MapperContext): Promise<Layout> {
  const siteHandle = [localeInfo[context.locale].siteHandle];
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
 * The layout for a page that is rendered at each request. If the cms is slow or does not answer, the layout
 * is the one that was loaded last, or a minimal one with the host name and the sections.
 */
export async function layoutOrFallback(cms: Cms, context: MapperContext): Promise<Layout> {
  const stale = cache.getStale(context.locale);
  try {
    const current = loadLayout(cms, context);
    // A preview always waits for the current layout.
    if (!stale || context.preview) return await current;
    return await Promise.race([current, pause(freshTimeoutMs, stale, { ref: false })]);
  } catch {
    return stale ?? (await fallbackLayout(context));
  }
}

async function fallbackLayout({ locale, siteUrl }: MapperContext): Promise<Layout> {
  const name = new URL(siteUrl).hostname;
  const t = await translatorOf(locale);
  return {
    layout: {
      siteName: name,
      icon: null,
      headerMenu: primarySections.map((section) => ({
        title: t(`common.sections.${section}`),
        href: href(section, locale),
        section,
      })),
      topMenu: [],
      mainMenu: [],
      preFooter: [],
      footer: [],
      socials: [],
    },
    seo: { title: name, description: '', favicon: null },
  };
}
