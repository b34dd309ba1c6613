import type { Locale } from '@/routing/locales';

/** The context that mappers need besides their fragment. */
export interface MapperContext {
  locale: Locale;
  /** Public origin of the site; mappers turn links to it into paths. */
  siteUrl: string;
  /** Origin of the cms; mappers turn the addresses of its media into paths of the site. */
  cmsHost: string;
  /** Whether an editor previews drafts; pages then show hints instead of content that cannot be shown. */
  preview: boolean;
}
