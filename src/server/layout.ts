import type { LayoutData } from '@/layout/model';
import { LayoutDocument } from '@/gql/graphql';
import type { Locale } from '@/routing/locales';
import type { Cms } from './cms';
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
  const load = () => cms(LayoutDocument).then((data) => mapLayout(data, cms, context));
  // Drafts are neither kept nor taken from what is.
  return context.preview ? load() : memory.get(locale, load, sharedKeepMs);
}

/**
 * The same for a page that is made at each request and has no last good page behind it: where the
 * content management system does not answer, what was loaded last, or nothing but the address.
 */
export async function layoutAtHand(locale: Locale, cms: Cms, context: MapContext): Promise<Layout> {
  try {
    return await layoutOf(locale, cms, context);
  } catch {
    return memory.getLast(locale) ?? bare(context);
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
