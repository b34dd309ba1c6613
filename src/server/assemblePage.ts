import type { Resource, TFunction } from 'i18next';
import type { Namespace } from '@/i18n/messages';
import type { PageProps } from '@/layout/pageProps';
import { feedOf, sectionsWithFeed } from '@/routing/files';
import type { RouteName } from '@/routing/routes';
import { env } from './env';
import { textsOf, translatorOf } from './texts';
import type { MapperContext } from './mapping/context';
import { mapSeo, type SeoDefaults } from './mapping/mapSeo';
import { linkPicture } from './mapping/linkPicture';
import { jsonLdGraph } from './jsonLd/jsonLdGraph';
import type { Layout, SiteSeo } from './mapping/mapLayout';
import type { PageData } from './pageData';

interface Texts {
  texts: Resource;
  /** With all namespaces, for texts that the server writes. */
  t: TFunction;
}

/** The texts of a page: `common`, its own, and those for a preview or a tag manager. */
export async function loadTexts(
  own: Namespace[],
  { locale, preview }: MapperContext,
): Promise<Texts> {
  const namespaces: Namespace[] = ['common', ...own];
  if (preview) namespaces.push('preview');
  if (env().gtmId) namespaces.push('consent');
  const [texts, t] = await Promise.all([textsOf(locale, namespaces), translatorOf(locale)]);
  return { texts, t };
}

/**
 * Builds the props of a page from its layout, its own data and its texts. In a preview they have the data of
 * the preview bar and exclude the page from search engines.
 */
export function assemblePage<View>(
  route: RouteName,
  mapperContext: MapperContext,
  [{ layout, seo: site }, { view, ...data }, { texts, t }]: [Layout, PageData<View>, Texts],
): PageProps<View> {
  const { gtmId } = env();
  const { alternates } = data;
  const defaults = addSiteDefaults(data.seo.defaults, site);
  const picture = linkPicture(data.picture, route, mapperContext.siteUrl);
  const seo = mapSeo(data.seo.data, defaults, mapperContext, picture);
  const own = feedOf(route, mapperContext.locale, data.category);
  return {
    page: {
      route,
      locale: mapperContext.locale,
      layout,
      alternates,
      siteUrl: mapperContext.siteUrl,
      year: new Date().getFullYear(),
      ...(gtmId && { gtmId }),
      seo: mapperContext.preview ? { ...seo, robots: ['noindex', 'nofollow'] } : seo,
      preview: mapperContext.preview
        ? { cmsHost: mapperContext.cmsHost, path: alternates[mapperContext.locale] ?? '/' }
        : null,
      jsonLd: jsonLdGraph({ route, mapperContext, t, siteName: site.title, ...data }),
      feeds: own ? [{ href: own, title: seo.title }] : allFeeds(site, t, mapperContext),
    },
    view,
    _nextI18Next: { initialI18nStore: texts, initialLocale: mapperContext.locale },
  };
}

/** The feeds of the site, for pages that have none of their own. */
const allFeeds = (site: SiteSeo, t: TFunction, { locale }: MapperContext) =>
  sectionsWithFeed.flatMap((section) => {
    const href = feedOf(section, locale);
    return href ? [{ href, title: `${t(`common.sections.${section}`)} · ${site.title}` }] : [];
  });

/** Appends the site's name to the page's title, and uses the site's description where the page has none. */
function addSiteDefaults(page: SeoDefaults, site: SiteSeo): SeoDefaults {
  return {
    title: page.title === site.title ? site.title : `${page.title} · ${site.title}`,
    description: page.description || site.description,
  };
}
