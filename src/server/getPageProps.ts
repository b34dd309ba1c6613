import type { GetStaticPaths, GetStaticProps } from 'next';
import type { Thing } from 'schema-dts';
import { AppError, notFound } from '@/errors/AppError';
import type { Namespace } from '@/i18n/translate';
import type { Alternates } from '@/layout/model';
import type { PageProps } from '@/layout/pageProps';
import { defaultLocale, isLocale, type Locale } from '@/routing/locales';
import type { RouteName } from '@/routing/routes';
import { assemble, namespacesOf, previewed } from './assemble';
import { cmsFor, type Cms } from './cms';
import { env } from './env';
import { isSlug } from './isSlug';
import { layoutOf } from './layout';
import type { MapContext } from './mapping/context';
import type { RawSeo, SeoDefaults } from './mapping/mapSeo';
import { messagesOf } from './messages';
import { Moved } from './Moved';
import { previewOf } from './preview/token';
import { noteFailure } from './revalidation/making';
import type { Pictured } from './social/pictureOf';
import { logError } from './logs/logError';

/**
 * Seconds after which a page is made again even if no webhook came: the net below on-demand
 * regeneration.
 */
const revalidate = 300;

export interface PageContext {
  locale: Locale;
  /** Parameters of the address. */
  params: Record<string, string>;
  cms: Cms;
  map: MapContext;
}

/** What a page needs besides what every page has. */
export interface PageData<View> {
  view: View;
  alternates: Alternates;
  seo: { data: RawSeo | null | undefined; defaults: Omit<SeoDefaults, 'image'> };
  /** Slug of the category whose entries alone the page lists, for its feed. */
  category?: string | null;
  /** The entry that the page shows, for the picture of shared links; there is none without. */
  pictured?: Pictured;
  /** What the page is about, for search engines. */
  thing?: (url: string) => Thing;
}

export type LoadPage<View> = (context: PageContext) => Promise<PageData<View>>;

/**
 * Makes getStaticProps of a page: one door for all of them. A coded not-found becomes a 404, an
 * entry that has moved a redirect; every other failure is thrown, so that the last good
 * page stays. Where there is none, the visitor gets the error's own status, and nothing is kept: 404
 * where only the menus could not be had (specification §8).
 */
export function getPageProps<View extends object>(
  route: RouteName,
  load: LoadPage<View>,
  namespaces: Namespace[] = [],
): GetStaticProps<PageProps<View>> {
  return async ({ locale: requested, params: asked = {}, preview = false, previewData }) => {
    const locale = isLocale(requested) ? requested : defaultLocale;
    const { siteUrl, cmsHost } = env();
    const drafts = previewOf(previewData);
    const map: MapContext = { locale, siteUrl, cmsHost, preview: drafts !== null };
    const cms = cmsFor(locale, drafts);
    const params = singleValues(asked);
    try {
      if (!Object.values(params).every(isSlug))
        throw notFound(`no slug: ${JSON.stringify(params)}`);
      const [data, messages, layout] = await Promise.all([
        load({ locale, params, cms, map }),
        messagesOf(locale, namespacesOf(namespaces, preview)),
        layoutOf(locale, cms, map).catch((cause: unknown) => withoutMenus(cause)),
      ]);
      if (layout instanceof AppError) throw layout;
      const props = assemble(route, map, [layout, data, messages]);
      return { props: preview ? previewed(props, map) : props, revalidate };
    } catch (error) {
      if (error instanceof Moved) {
        return { redirect: { destination: error.to, permanent: false }, revalidate };
      }
      if (error instanceof AppError && error.code === 'content/not-found') {
        return { notFound: true, revalidate };
      }
      logError(`page ${route} ${locale}`, error);
      noteFailure(error);
      throw error;
    }
  };
}

/** Told only once the page itself is known to be there: its own failures come first. */
function withoutMenus(cause: unknown): AppError {
  return new AppError('menus/unavailable', String(cause), { cause });
}

/** Pages with a parameter are made when they are first asked for, then kept. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** Parameters that have one value each. */
export function singleValues(params: Record<string, string | string[] | undefined>) {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );
}
