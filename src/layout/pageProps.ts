import type { Resource } from 'i18next';
import type { Locale } from '@/routing/locales';
import type { RouteName } from '@/routing/routes';
import type { LayoutData, Seo } from './model';
import type { Alternates } from '@/routing/alternates';

export interface Preview {
  path: string;
  /** The origin of the cms, whose form can show the page in a frame. */
  cmsHost: string;
}

export interface PageFrame {
  route: RouteName;
  locale: Locale;
  layout: LayoutData;
  alternates: Alternates;
  /** The public origin of the site, for canonical addresses. */
  siteUrl: string;
  year: number;
  /** The container id of the tag manager, if there is one. */
  gtmId?: string;
  seo: Seo;
  /** The Atom feed of the page, or those of the site. */
  feeds: { href: string; title: string }[];
  /** JSON-LD, safe inside a script element. */
  jsonLd: string;
  /** Null except in an editor's preview. */
  preview: Preview | null;
}

/** The props of every content page. */
export interface PageProps<View> {
  page: PageFrame;
  view: View;
  /** Its texts, by language and namespace, for appWithTranslation. */
  _nextI18Next: { initialI18nStore: Resource; initialLocale: Locale };
}
