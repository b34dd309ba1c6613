import type { Messages } from '@/i18n/translate';
import type { Locale } from '@/routing/locales';
import type { RouteName } from '@/routing/routes';
import type { Alternates, LayoutData, Seo } from './model';

/** An editor looks on. */
export interface Preview {
  /** The page as visitors see it. */
  path: string;
  /** Origin of the content management system, whose form may frame the page. */
  cmsHost: string;
}

/** What a page brings along for its surroundings. */
export interface PageFrame {
  route: RouteName;
  locale: Locale;
  messages: Messages;
  layout: LayoutData;
  alternates: Alternates;
  /** Public origin of the site, for canonical addresses. */
  siteUrl: string;
  year: number;
  /** The tag manager's container, where there is one. */
  gtmId?: string;
  seo: Seo;
  /** What is new here as an Atom feed, for readers that look for one. */
  feed: string | null;
  /** JSON-LD, safe inside a script element. */
  structured: string;
  /** Null but in an editor's preview. */
  preview: Preview | null;
}

/** The props of every page that is made from content; view are those of its View. */
export interface PageProps<View> {
  page: PageFrame;
  view: View;
}
