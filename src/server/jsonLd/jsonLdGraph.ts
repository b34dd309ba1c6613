import type { BreadcrumbList, GovernmentOrganization, Graph, ListItem, WebSite } from 'schema-dts';
import type { TFunction } from 'i18next';
import { sectionOf } from '@/routing/sections';
import { href } from '@/routing/href';
import type { RouteName } from '@/routing/routes';
import type { MapperContext } from '../mapping/context';
import type { PageData } from '../pageData';

interface Page extends Pick<PageData<never>, 'alternates' | 'seo' | 'jsonLd'> {
  route: RouteName;
  mapperContext: MapperContext;
  t: TFunction;
  siteName: string;
}

/**
 * Serializes the JSON-LD of a page: the site, its publisher, the breadcrumbs and the page's subject. The text
 * is safe inside a script element.
 */
export function jsonLdGraph(page: Page): string {
  const { mapperContext, siteName, alternates, jsonLd } = page;
  const { siteUrl, locale } = mapperContext;
  const path = alternates[locale];
  const publisher: GovernmentOrganization = {
    '@type': 'GovernmentOrganization',
    '@id': `${siteUrl}/#publisher`,
    name: siteName,
    url: siteUrl,
  };
  const site: WebSite = {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#site`,
    name: siteName,
    url: siteUrl + href('home', locale),
    inLanguage: locale,
    publisher: { '@id': `${siteUrl}/#publisher` },
  };
  const about = path === null ? null : jsonLd?.(siteUrl + path, siteName);
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [publisher, site, ...breadcrumbs(page), ...(about ? [about] : [])],
  };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

function breadcrumbs({
  route,
  mapperContext,
  t,
  siteName,
  seo,
  alternates,
}: Page): BreadcrumbList[] {
  const { locale, siteUrl } = mapperContext;
  const path = alternates[locale];
  if (route === 'home' || path === null) return [];
  const section = sectionOf(route);
  const list = section && href(section, locale);
  const steps = [
    { name: siteName, path: href('home', locale) },
    ...(list && list !== path ? [{ name: t(`common.sections.${section}`), path: list }] : []),
    { name: seo.defaults.title, path },
  ];
  const itemListElement = steps.map(({ name, path: at }, index): ListItem => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrl + at,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}
