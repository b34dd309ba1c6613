import type { Locale } from '@/routing/locales';
import { cmsFor } from './cms/cmsFor';
import { env } from './env';

/** The CMS client and the context of the mappers for what everybody may see: no drafts. */
export function publicContext(locale: Locale) {
  const { siteUrl, cmsHost } = env();
  return { cms: cmsFor(locale), map: { locale, siteUrl, cmsHost, preview: false } };
}
