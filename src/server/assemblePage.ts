import type { Namespace, T } from '@/i18n/messages';
import type { Resource } from 'i18next';
import type { PageProps } from '@/layout/pageProps';
import { feedOf } from '@/routing/files';
import { iconHref } from '@/routing/icons';
import type { RouteName } from '@/routing/routes';
import { env } from './env';
import type { MapContext } from './mapping/context';
import { mapSeo, type SeoDefaults } from './mapping/mapSeo';
import type { SocialImage } from './mapping/socialTags';
import { socialImageOf, pictureOf } from './social/pictureOf';
import { jsonLdGraph } from './structured/jsonLdGraph';
import type { Layout, SiteSeo } from './mapping/mapLayout';
import type { PageData } from './pageData';

/** The text namespaces of a page: `common`, its own, and those for a preview or a tag manager. */
export function namespacesOf(own: Namespace[], preview: boolean): Namespace[] {
  return [
    'common',
    ...own,
    ...(preview ? (['preview'] as const) : []),
    ...(env().gtmId ? (['consent'] as const) : []),
  ];
}

/** Builds the props of a page from its layout, its own data and its texts. */
export function assemblePage<View>(
  route: RouteName,
  map: MapContext,
  [{ layout, seo: site }, { view, ...data }, texts]: [Layout, PageData<View>, Resource],
  t: T,
): PageProps<View> {
  const { gtmId } = env();
  const { alternates, seo } = data;
  const generated = generatedImageOf(data, site, t, map);
  return {
    page: {
      route,
      locale: map.locale,
      layout,
      alternates,
      siteUrl: map.siteUrl,
      year: new Date().getFullYear(),
      ...(gtmId && { gtmId }),
      seo: mapSeo(seo.data, addSiteDefaults(seo.defaults, site, layout.icon), map, generated),
      preview: null,
      structured: jsonLdGraph({ route, map, t, siteName: site.title, ...data }),
      feed: feedOf(route, map.locale, data.category),
    },
    view,
    texts,
  };
}

/** The generated picture for shared links; null in a preview, because drafts are not shared. */
function generatedImageOf(
  { alternates, pictureEntry }: Pick<PageData<never>, 'alternates' | 'pictureEntry'>,
  site: SiteSeo,
  t: T,
  { locale, siteUrl, preview }: MapContext,
): SocialImage | null {
  const path = alternates[locale];
  if (!pictureEntry || path === null || preview) return null;
  return socialImageOf(pictureOf(pictureEntry, path, { t, locale, site }), path, locale, siteUrl);
}

/** Adds the preview bar's data to a page and excludes the page from search engines. */
export function markAsPreview<View>(
  { page, ...props }: PageProps<View>,
  { cmsHost }: MapContext,
): PageProps<View> {
  const seo = { ...page.seo, robots: ['noindex', 'nofollow'] };
  return {
    ...props,
    page: { ...page, seo, preview: { cmsHost, path: page.alternates[page.locale] ?? '/' } },
  };
}

/** Appends the site's name to the page's title, and uses the site's description where the page has none. */
function addSiteDefaults(
  page: Omit<SeoDefaults, 'image'>,
  site: SiteSeo,
  icon: string | null,
): SeoDefaults {
  return {
    title: page.title === site.title ? site.title : `${page.title} · ${site.title}`,
    description: page.description || site.description,
    image: iconHref(icon, 'icon-512'),
  };
}
