import type { Thing } from 'schema-dts';
import type { Locale } from '@/routing/locales';
import type { Cms } from './cms/cmsFor';
import type { MapperContext } from './mapping/context';
import type { RawSeo, SeoDefaults } from './mapping/mapSeo';
import type { Image } from '@/components/Picture/image';
import type { Alternates } from '@/routing/alternates';

/** The client of the cms, and the context of the mappers. */
export interface CmsContext {
  cms: Cms;
  mapperContext: MapperContext;
}

export interface PageContext extends CmsContext {
  locale: Locale;
  /** Route parameters. */
  params: Record<string, string>;
}

/** The data of one page, without the data that all pages have. */
export interface PageData<View> {
  view: View;
  alternates: Alternates;
  seo: { data: RawSeo | null | undefined; defaults: SeoDefaults };
  /** Slug of the category to which the page's list is limited, for its feed. */
  category?: string | null;
  /** The picture of the page's entry, for shared links. */
  picture?: Image | null;
  /** Returns the JSON-LD of the page's subject, for search engines; null if they would refuse it. */
  jsonLd?: (url: string, siteName: string) => Thing | null;
}

export type LoadPage<View> = (context: PageContext) => Promise<PageData<View>>;
