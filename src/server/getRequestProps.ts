import type { ServerResponse } from 'node:http';
import type { GetServerSideProps } from 'next';
import type { Namespace } from '@/i18n/messages';
import type { PageProps } from '@/layout/pageProps';
import { withLocale } from '@/routing/href';
import { routes, type RouteName } from '@/routing/routes';
import { searchParamsOf, singleValues } from '@/routing/queryParameters';
import { assemblePage, loadTexts } from './assemblePage';
import { VisitorSession } from './bff/VisitorSession';
import { contextOf } from './contextOf';
import { checkGuard, type Decision, type GuardName, type VisitorStatus } from './guards';
import { ipAddressOf } from './ipAddressOf';
import { layoutOrFallback } from './layout';
import { renderInTurn } from './rendering/renderInTurn';
import type { PageContext, PageData } from './pageData';

export interface RequestContext extends PageContext {
  /** Query parameters that occur once. */
  query: Record<string, string>;
  /** All query parameters, including repeated ones. */
  search: URLSearchParams;
  /** Whether the visitor is logged in; `out` if the page has no guard. */
  visitor: VisitorStatus;
  /** Sends requests to the cms for this visitor. */
  session: VisitorSession;
}

export interface RequestData<View> extends PageData<View> {
  /** HTTP status; the default is 200. */
  status?: number;
}

export type LoadAtRequest<View> = (context: RequestContext) => Promise<RequestData<View>>;

export interface RequestOptions {
  /** Limits who may see the page; the page is then not cached. */
  guard?: GuardName;
  /** Whether the address itself is a secret that must not be cached, sent as a referrer or indexed. */
  secret?: boolean;
  /** Whether the page depends on its address only, so that the site may send it again for a second. */
  shared?: boolean;
}

/**
 * Creates getServerSideProps for a page that depends on the query or on the visitor. The page is rendered
 * at each request and not cached, so it has to show itself that the cms does not answer; its visitor is
 * then `failed`.
 */
export function getRequestProps<View extends object>(
  route: RouteName,
  load: LoadAtRequest<View>,
  namespaces: Namespace[] = [],
  { guard, secret = false, shared = false }: RequestOptions = {},
): GetServerSideProps<PageProps<View>> {
  const render: GetServerSideProps<PageProps<View>> = async ({
    locale: requested,
    params = {},
    query,
    req,
    res,
    previewData,
  }) => {
    const { locale, cms, mapperContext } = contextOf(requested, previewData);
    const path = withLocale(routes[route][locale], locale);
    const session = new VisitorSession({ req, res });
    // Load the layout in parallel with the guard: with a slow cms, both in sequence exceed nginx's timeout.
    const layoutPromise = layoutOrFallback(cms, mapperContext);
    const decision: Decision = guard
      ? await checkGuard(guard, { session, res, locale, path })
      : { visitor: 'out' };
    if ('redirect' in decision) {
      return { redirect: { destination: decision.redirect, statusCode: 307 } };
    }
    const { visitor } = decision;
    if (secret) setSecretHeaders(res);
    const context = {
      locale,
      params: singleValues(params),
      query: singleValues(query),
      search: searchParamsOf(query),
      cms,
      mapperContext,
      visitor,
      session,
    };
    const [layout, data, texts] = await Promise.all([
      layoutPromise,
      load(context),
      loadTexts(namespaces, mapperContext),
    ]);
    res.statusCode = data.status ?? (visitor === 'failed' ? 503 : 200);
    const props = assemblePage(route, mapperContext, [layout, data, texts]);
    // Third-party tags would send the address to other sites.
    if (secret) delete props.page.gtmId;
    // Only for ResponseStore (RFC 9213): all other caches follow Cache-Control and do not store the response.
    if (shared && !guard && !secret && !mapperContext.preview)
      res.setHeader('Site-Cache-Control', 'max-age=1');
    return { props };
  };
  return (context) => renderInTurn(ipAddressOf(context.req), async () => render(context));
}

/** Keeps the address out of caches, referrers and search engines. */
function setSecretHeaders(res: ServerResponse): void {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.setHeader('X-Robots-Tag', 'noindex, nofollow');
}
