import type { LayoutData } from '@/layout/model';
import { LayoutDocument } from '@/gql/graphql';
import type { Locale } from '@/routing/locales';
import type { Cms } from './cms';
import type { MapContext } from './mapping/context';
import { mapLayout } from './mapping/mapLayout';
import type { SeoDefaults } from './mapping/mapSeo';

/** Milliseconds for which the surroundings of all pages are taken from memory. */
const keepMs = 60_000;

export interface Layout {
  layout: LayoutData;
  /** What pages without their own search-engine data fall back to. */
  site: SeoDefaults;
}

interface Memory {
  kept: Map<Locale, { at: number; layout: Promise<Layout> }>;
  /** What was loaded last, however old. */
  last: Map<Locale, Layout>;
}

declare global {
  var studiumLayouts: Memory | undefined;
}

/**
 * On globalThis: Next gives pages and API routes modules of their own, and the webhook that
 * forgets has to reach the pages that remember.
 */
const memory: Memory = (globalThis.studiumLayouts ??= { kept: new Map(), last: new Map() });
const { kept, last } = memory;

/**
 * Header, footer and site name of one language. Loaded once for all pages that are made at the
 * same time, and again after forgetLayout.
 */
export function layoutOf(locale: Locale, cms: Cms, context: MapContext): Promise<Layout> {
  const known = kept.get(locale);
  if (known && Date.now() - known.at < keepMs) return known.layout;
  const layout = cms(LayoutDocument).then((data) => mapLayout(data, cms, context));
  kept.set(locale, { at: Date.now(), layout });
  layout.then(
    (loaded) => last.set(locale, loaded),
    // A failure is not kept: the next page asks again.
    () => kept.delete(locale),
  );
  return layout;
}

/**
 * The same for a page that is made at each request and has no last good page behind it: where the
 * content management system does not answer, what was loaded last, or nothing but the address.
 */
export async function layoutAtHand(locale: Locale, cms: Cms, context: MapContext): Promise<Layout> {
  try {
    return await layoutOf(locale, cms, context);
  } catch {
    return last.get(locale) ?? bare(context);
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
  kept.clear();
}
