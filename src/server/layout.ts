import { setTimeout as pause } from 'node:timers/promises';
import type { LayoutData } from '@/layout/model';
import { LayoutDocument, NavigationMenuDocument } from '@/gql/graphql';
import { localeInfo, type Locale } from '@/routing/locales';
import type { Cms } from './cms';
import { preloadPlaces } from './finding/wholeSection';
import type { MapContext } from './mapping/context';
import { builtInMenu } from './mapping/builtInMenu';
import { mapLayout, type LayoutMenu } from './mapping/mapLayout';
import { Memory, sharedKeepMs } from './Memory';

/** What the site says of itself: the global set siteInfo of the contract (specification §3). */
export interface SiteSeo {
  /** Name of the site. */
  title: string;
  /** Where a page has no description of its own. */
  description: string;
  /** Address of the picture that an editor chose as the icon; null for the built-in icon. */
  favicon: string | null;
}

export interface Layout {
  layout: LayoutData;
  seo: SiteSeo;
}

declare global {
  var studiumLayouts: Memory<Layout> | undefined;
}

/**
 * On globalThis: Next gives pages and API routes modules of their own, and the webhook that
 * forgets has to reach the pages that remember.
 */
const memory = (globalThis.studiumLayouts ??= new Memory());

/**
 * Header, footer and site name of one language. Loaded once for all pages that are made at the
 * same time, and again after forgetLayout.
 */
export function layoutOf(locale: Locale, cms: Cms, context: MapContext): Promise<Layout> {
  const load = () => {
    preloadPlaces({ cms, map: context });
    return loadLayout(locale, cms, context);
  };
  // Drafts are neither kept nor taken from what is.
  return context.preview ? load() : memory.get(locale, load, sharedKeepMs);
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

/** Milliseconds that a visitor waits for the newest where what was before it is at hand. */
const newestMs = 1000;

/**
 * The same for a page that is made at each request and has no last good page behind it: where the
 * content management system is slow or does not answer, what was loaded last, or nothing but the
 * address and the sections.
 */
export async function layoutAtHand(locale: Locale, cms: Cms, context: MapContext): Promise<Layout> {
  const last = memory.getLast(locale);
  try {
    const newest = layoutOf(locale, cms, context);
    // An editor who looks at a draft waits for what belongs to it.
    if (!last || context.preview) return await newest;
    return await Promise.race([newest, pause(newestMs, last, { ref: false })]);
  } catch {
    return last ?? (await bare(locale, context));
  }
}

async function bare(locale: Locale, { siteUrl }: MapContext): Promise<Layout> {
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

/** Menus, global sets or media have changed. */
export function forgetLayout(): void {
  memory.forget();
}
