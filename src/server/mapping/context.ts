import type { Locale } from '@/routing/locales';

/** What a mapper may know besides its fragment. */
export interface MapContext {
  locale: Locale;
  /** Public origin of the site: links to it are routed inside. */
  siteUrl: string;
  /** Origin of the content management system: its media are served under the site's own address. */
  cmsHost: string;
  /** An editor looks at drafts: what cannot be shown is hinted at. */
  preview: boolean;
}
