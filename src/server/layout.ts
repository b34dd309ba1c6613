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

const kept = new Map<Locale, { at: number; layout: Promise<Layout> }>();

/**
 * Header, footer and site name of one language. Loaded once for all pages that are made at the
 * same time, and again after forgetLayout.
 */
export function layoutOf(locale: Locale, cms: Cms, context: MapContext): Promise<Layout> {
  const known = kept.get(locale);
  if (known && Date.now() - known.at < keepMs) return known.layout;
  const layout = cms(LayoutDocument).then((data) => mapLayout(data, cms, context));
  kept.set(locale, { at: Date.now(), layout });
  // A failure is not kept: the next page asks again.
  layout.catch(() => kept.delete(locale));
  return layout;
}

/** Menus, global sets or media have changed. */
export function forgetLayout(): void {
  kept.clear();
}
