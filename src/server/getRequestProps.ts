import type { GetServerSideProps } from 'next';
import type { Namespace } from '@/i18n/translate';
import type { PageProps } from '@/layout/pageProps';
import { defaultLocale, isLocale } from '@/routing/locales';
import type { RouteName } from '@/routing/routes';
import { cmsFor } from './cms';
import { env } from './env';
import {
  assemble,
  namespacesOf,
  singleValues,
  type PageContext,
  type PageData,
} from './getPageProps';
import { layoutAtHand } from './layout';
import type { MapContext } from './mapping/context';
import { messagesOf } from './messages';

export interface RequestContext extends PageContext {
  /** The address's query. */
  query: Record<string, string>;
}

export interface RequestData<View> extends PageData<View> {
  /** HTTP status; 200 if left out. */
  status?: number;
}

export type LoadAtRequest<View> = (context: RequestContext) => Promise<RequestData<View>>;

/**
 * Makes getServerSideProps of a page that depends on the address's query: the same page as those of
 * getPageProps, made anew each time. Nothing is kept, so the page itself has to say when the
 * content management system does not answer.
 */
export function getRequestProps<View extends object>(
  route: RouteName,
  load: LoadAtRequest<View>,
  namespaces: Namespace[] = [],
): GetServerSideProps<PageProps<View>> {
  return async ({ locale: requested, params = {}, query, res, preview = false }) => {
    const locale = isLocale(requested) ? requested : defaultLocale;
    const { siteUrl, cmsHost } = env();
    const map: MapContext = { locale, siteUrl, cmsHost, preview };
    const cms = cmsFor(locale);
    const context = { locale, params: singleValues(params), query: singleValues(query), cms, map };
    const [layout, data, messages] = await Promise.all([
      layoutAtHand(locale, cms, map),
      load(context),
      messagesOf(locale, namespacesOf(namespaces, preview)),
    ]);
    res.statusCode = data.status ?? 200;
    return { props: assemble(route, map, [layout, data, messages]) };
  };
}
