import type { GetStaticPaths, GetStaticProps } from 'next';
import { AppError, notFound } from '@/errors/AppError';
import type { Namespace } from '@/i18n/messages';
import type { PageProps } from '@/layout/pageProps';
import { hrefOf } from '@/routing/href';
import type { RouteMatch } from '@/routing/match';
import { singleValues } from '@/routing/queryParameters';
import { repairAddress } from '@/routing/repairAddress';
import type { RouteName } from '@/routing/routes';
import { assemblePage, loadTexts } from './assemblePage';
import type { Cms } from './cms/cmsFor';
import { contextOf } from './contextOf';
import { isSlug } from '@/routing/isSlug';
import { loadLayout } from './layout';
import type { MapperContext } from './mapping/context';
import { RedirectError } from './RedirectError';
import { findRedirect } from './redirects/findRedirect';
import { reportRegenerationFailure, reportRendering } from './revalidation/regeneration';
import { logError } from './logs/logError';
import { visitorOfMissingPage } from './rendering/missingPage';
import { renderInTurn } from './rendering/renderInTurn';
import type { LoadPage } from './pageData';

/** Seconds after which a page is regenerated even without a webhook, in case a webhook was lost. */
const revalidate = 300;

/**
 * Creates getStaticProps for a page. `content/not-found` becomes a redirect that an editor wrote, one to the address
 * that was meant, or a 404. A RedirectError becomes a redirect.
 * Every other error is thrown, so that Next still serves the last good page. If there is none, the response
 * has the error's status and is not cached; it is 404 if only the menus failed (specification §8).
 */
export function getPageProps<View extends object>(
  route: RouteName,
  load: LoadPage<View>,
  namespaces: Namespace[] = [],
): GetStaticProps<PageProps<View>> {
  const render: GetStaticProps<PageProps<View>> = async ({
    locale: requested,
    params: routeParams = {},
    previewData,
  }) => {
    const { locale, cms, mapperContext } = contextOf(requested, previewData);
    const params = singleValues(routeParams);
    try {
      if (!Object.values(params).every(isSlug))
        throw notFound(`no slug: ${JSON.stringify(params)}`);
      const [data, texts, layout] = await Promise.all([
        load({ locale, params, cms, mapperContext }),
        loadTexts(namespaces, mapperContext),
        // Returned and not thrown, so that an error of the page itself takes precedence.
        loadLayout(cms, mapperContext).catch(
          (cause: unknown) => new AppError('menus/unavailable', String(cause), { cause }),
        ),
      ]);
      if (layout instanceof AppError) throw layout;
      return { props: assemblePage(route, mapperContext, [layout, data, texts]), revalidate };
    } catch (error) {
      try {
        return await answerWithoutPage(error, { name: route, params, locale }, cms, mapperContext);
      } catch (failure) {
        logError(`page ${route} ${locale}`, failure);
        reportRegenerationFailure(failure);
        throw failure;
      }
    }
  };
  return (context) => {
    reportRendering();
    const visitor = visitorOfMissingPage();
    return visitor === null ? render(context) : renderInTurn(visitor, async () => render(context));
  };
}

/**
 * The response where no page was loaded: a redirect or a 404.
 * @throws the error, if it is neither, or that of the cms
 */
async function answerWithoutPage(
  error: unknown,
  address: RouteMatch,
  cms: Cms,
  mapperContext: MapperContext,
) {
  if (error instanceof RedirectError)
    return { redirect: { destination: error.to, permanent: false }, revalidate };
  if (!(error instanceof AppError) || error.code !== 'content/not-found') throw error;
  const path = hrefOf(address);
  const destination = await findRedirect(path, cms, mapperContext);
  if (destination !== null) return { redirect: { destination, permanent: true }, revalidate };
  const repaired = repairAddress(path);
  return repaired === null
    ? { notFound: true as const, revalidate }
    : { redirect: { destination: repaired, permanent: false }, revalidate };
}

/** Pages with a parameter are rendered at the first request and then cached. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });
