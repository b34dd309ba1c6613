import { createT, type Messages, type Namespace } from '@/i18n/translate';
import type { PageProps } from '@/layout/pageProps';
import { feedOf } from '@/routing/files';
import { iconHref } from '@/routing/icons';
import type { RouteName } from '@/routing/routes';
import { env } from './env';
import type { PageData } from './getPageProps';
import type { Layout, SiteSeo } from './layout';
import type { MapContext } from './mapping/context';
import { mapSeo, type SeoDefaults } from './mapping/mapSeo';
import type { SocialImage } from './mapping/socialTags';
import { imageOf, pictureOf } from './social/pictureOf';
import { graphOf } from './structured/graph';

/** What every page needs to say, what this one does, and what only some sites or readers need. */
export function namespacesOf(own: Namespace[], preview: boolean): Namespace[] {
  return [
    'common',
    ...own,
    ...(preview ? (['preview'] as const) : []),
    ...(env().gtmId ? (['consent'] as const) : []),
  ];
}

/** The props of a page from what surrounds it, its own data and its texts. */
export function assemble<View>(
  route: RouteName,
  map: MapContext,
  [{ layout, seo: site }, { view, ...data }, messages]: [Layout, PageData<View>, Messages],
): PageProps<View> {
  const { gtmId } = env();
  const { alternates, seo } = data;
  const drawn = drawnFor(data, site, messages, map);
  return {
    page: {
      route,
      locale: map.locale,
      messages,
      layout,
      alternates,
      siteUrl: map.siteUrl,
      year: new Date().getFullYear(),
      ...(gtmId && { gtmId }),
      seo: mapSeo(seo.data, withSite(seo.defaults, site, layout.icon), map, drawn),
      preview: null,
      structured: graphOf({ route, map, messages, siteName: site.title, ...data }),
      feed: feedOf(route, map.locale, data.category),
    },
    view,
  };
}

/** The page's own picture for shared links; nobody shares what is not published. */
function drawnFor(
  { alternates, pictured }: Pick<PageData<never>, 'alternates' | 'pictured'>,
  site: SiteSeo,
  messages: Messages,
  { locale, siteUrl, preview }: MapContext,
): SocialImage | null {
  const path = alternates[locale];
  if (!pictured || path === null || preview) return null;
  const t = createT(messages, locale);
  return imageOf(pictureOf(pictured, path, { t, locale, site }), path, locale, siteUrl);
}

/** The same page for an editor: it says so, and is nothing for search engines. */
export function previewed<View>(
  { page, view }: PageProps<View>,
  { cmsHost }: MapContext,
): PageProps<View> {
  const seo = { ...page.seo, robots: ['noindex', 'nofollow'] };
  return {
    page: { ...page, seo, preview: { cmsHost, path: page.alternates[page.locale] ?? '/' } },
    view,
  };
}

/** A page's own title stands before the site's name; the site speaks where a page has no words. */
function withSite(
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
