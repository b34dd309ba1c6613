import type { ServerResponse } from 'node:http';
import type { GetServerSideProps } from 'next';
import type { Namespace } from '@/i18n/translate';
import type { PageProps } from '@/layout/pageProps';
import { withLocale } from '@/routing/href';
import { defaultLocale, isLocale } from '@/routing/locales';
import { routes, type RouteName } from '@/routing/routes';
import { assemble, namespacesOf, previewed } from './assemble';
import { Visit } from './bff/Visit';
import { cmsFor } from './cms';
import { env } from './env';
import { singleValues, type PageContext, type PageData } from './getPageProps';
import { decide, type GuardName, type Visitor } from './guards';
import { layoutAtHand } from './layout';
import type { MapContext } from './mapping/context';
import { messagesOf } from './messages';
import { previewOf } from './preview/token';
import { queryOf } from './queryOf';

export interface RequestContext extends PageContext {
  /** The address's query. */
  query: Record<string, string>;
  /** The same, also with what occurs in it several times. */
  search: URLSearchParams;
  /** Who asks; nobody where the page has no guard. */
  visitor: Visitor;
  /** For questions to the cms from who asks, or in their name. */
  visit: Visit;
}

export interface RequestData<View> extends PageData<View> {
  /** HTTP status; 200 if left out. */
  status?: number;
}

export type LoadAtRequest<View> = (context: RequestContext) => Promise<RequestData<View>>;

interface RequestOptions {
  /** Who may see the page; it is then kept nowhere. */
  guard?: GuardName;
  /** Whether who has the address may see the page, and nobody else is to learn it. */
  secret?: boolean;
}

const nobody: { visitor: Visitor } = { visitor: { status: 'out' } };

/**
 * Makes getServerSideProps of a page that depends on the address's query or on who asks: the same
 * page as those of getPageProps, made anew each time. Nothing is kept, so the page itself has to say
 * when the content management system does not answer: its visitor is then `failed`.
 */
export function getRequestProps<View extends object>(
  route: RouteName,
  load: LoadAtRequest<View>,
  namespaces: Namespace[] = [],
  { guard, secret = false }: RequestOptions = {},
): GetServerSideProps<PageProps<View>> {
  return async ({
    locale: requested,
    params = {},
    query,
    req,
    res,
    preview = false,
    previewData,
  }) => {
    const locale = isLocale(requested) ? requested : defaultLocale;
    const path = withLocale(routes[route][locale], locale);
    const { siteUrl, cmsHost } = env();
    const drafts = previewOf(previewData);
    const map: MapContext = { locale, siteUrl, cmsHost, preview: drafts !== null };
    const cms = cmsFor(locale, drafts);
    // Asked for beside who asks: where the cms is slow, nginx would not wait for one after the other.
    const surroundings = layoutAtHand(locale, cms, map);
    const decision = guard ? await decide(guard, { req, res, locale, path }) : nobody;
    if ('redirect' in decision) {
      return { redirect: { destination: decision.redirect, statusCode: 307 } };
    }
    const { visitor } = decision;
    if (secret) keepSecret(res);
    const values = { params: singleValues(params), query: singleValues(query) };
    const context = {
      locale,
      ...values,
      search: queryOf(query),
      cms,
      map,
      visitor,
      visit: new Visit({ req, res }),
    };
    const [layout, data, messages] = await Promise.all([
      surroundings,
      load(context),
      messagesOf(locale, namespacesOf(namespaces, preview)),
    ]);
    res.statusCode = data.status ?? (visitor.status === 'failed' ? 503 : 200);
    const props = assemble(route, map, [layout, data, messages]);
    // Tags of others would tell the address on.
    if (secret) delete props.page.gtmId;
    return { props: preview ? previewed(props, map) : props };
  };
}

/** The address is kept in no cache, told to no other site and found by no search engine. */
function keepSecret(res: ServerResponse): void {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.setHeader('X-Robots-Tag', 'noindex, nofollow');
}
