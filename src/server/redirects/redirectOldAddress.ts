import type { GetServerSideProps } from 'next';
import { withLocale } from '@/routing/href';
import { searchParamsOf } from '@/routing/queryParameters';
import { repairAddress } from '@/routing/repairAddress';
import { contextOf } from '../contextOf';
import { ipAddressOf } from '../ipAddressOf';
import { logError } from '../logs/logError';
import { renderInTurn } from '../rendering/renderInTurn';
import { findRedirect } from './findRedirect';

/** The name of the route parameter in pages/reindirizza. */
const parameter = 'path';

/**
 * The getServerSideProps of all addresses that no page has: a redirect of an editor, or the not-found page.
 * The response is not cached, because it depends on the query.
 */
export const redirectOldAddress: GetServerSideProps = (context) =>
  renderInTurn(ipAddressOf(context.req), async () => answer(context));

const answer: GetServerSideProps = async ({ locale: requested, params = {}, query }) => {
  const { locale, cms, mapperContext } = contextOf(requested);
  const segments = [params[parameter] ?? []].flat();
  const path = withLocale(`/${segments.map(encodeURIComponent).join('/')}`, locale);
  // Next adds the parameters of the route to the query.
  const search = searchParamsOf({ ...query, [parameter]: undefined }).toString();
  try {
    const address = search === '' ? path : `${path}?${search}`;
    const destination = await findRedirect(address, cms, mapperContext);
    if (destination !== null) return { redirect: { destination, permanent: true } };
    const repaired = repairAddress(path);
    return repaired === null
      ? { notFound: true }
      : { redirect: { destination: repaired, permanent: false } };
  } catch (error) {
    logError(`redirect ${locale}`, error);
    throw error;
  }
};
