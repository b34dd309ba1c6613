import { defaultLocale, isLocale } from '@/routing/locales';
import { cmsFor } from './cms/cmsFor';
import { env } from './env';
import type { PageContext } from './pageData';
import { previewTokenOf } from './preview/token';

/**
 * The language of a request, with the client and the mappers' context for it.
 * @param requested any other value than a language counts as the default language
 * @param previewData of Next; the client receives drafts with those of an editor
 */
export function contextOf(
  requested: unknown,
  previewData?: unknown,
): Pick<PageContext, 'locale' | 'cms' | 'mapperContext'> {
  const locale = isLocale(requested) ? requested : defaultLocale;
  const token = previewTokenOf(previewData);
  const { siteUrl, cmsHost } = env();
  const mapperContext = { locale, siteUrl, cmsHost, preview: token !== null };
  return { locale, cms: cmsFor(locale, token), mapperContext };
}
