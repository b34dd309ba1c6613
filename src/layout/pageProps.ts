import type { Messages } from '@/i18n/translate';
import type { Locale } from '@/routing/locales';
import type { RouteName } from '@/routing/routes';
import type { Alternates, LayoutData, Seo } from './model';

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
  seo: Seo;
}

/** The props of every page that is made from content; view are those of its View. */
export interface PageProps<View> {
  page: PageFrame;
  view: View;
}
