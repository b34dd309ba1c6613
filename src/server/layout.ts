import { setTimeout as pause } from 'node:timers/promises';
import type { LayoutData } from '@/layout/model';
import { LayoutDocument } from '@/gql/graphql';
import type { Locale } from '@/routing/locales';
import type { Cms } from './cms';
import { preloadPlaces } from './finding/wholeSection';
import type { MapContext } from './mapping/context';
import { mapLayout } from './mapping/mapLayout';
import type { SeoDefaults } from './mapping/mapSeo';
import { Memory, sharedKeepMs } from './Memory';

export interface Layout {
  layout: LayoutData;
  /** What pages without their own search-engine data fall back to. */
  site: SeoDefaults;
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
    return cms(LayoutDocument).then((data) => mapLayout(data, cms, context));
  };
  // Drafts are neither kept nor taken from what is.
  return context.preview ? load() : memory.get(locale, load, sharedKeepMs);
}

/** Milliseconds that a visitor waits for the newest where what was before it is at hand. */
const newestMs = 1000;

/**
 * The same for a page that is made at each request and has no last good page behind it: where the
 * content management system is slow or does not answer, what was loaded last, or nothing but the
 * address.
 */
export async function layoutAtHand(locale: Locale, cms: Cms, context: MapContext): Promise<Layout> {
  const last = memory.getLast(locale);
  try {
    const newest = layoutOf(locale, cms, context);
    // An editor who looks at a draft waits for what belongs to it.
    if (!last || context.preview) return await newest;
    return await Promise.race([newest, pause(newestMs, last, { ref: false })]);
  } catch {
    return last ?? bare(context);
  }
}

function bare({ siteUrl }: MapContext): Layout {
  const name = new URL(siteUrl).hostname;
  return {
    layout: { siteName: name, topMenu: [], mainMenu: [], preFooter: [], footer: [], socials: [] },
    site: { title: name, description: '', image: null },
  };
}

/** Menus, global sets or media have changed. */
export function forgetLayout(): void {
  memory.forget();
}
