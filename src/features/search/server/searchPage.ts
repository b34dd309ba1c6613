import type { ComponentProps } from 'react';
import { AppError } from '@/errors/AppError';
import { alternatesOf } from '@/routing/alternates';
import { locales } from '@/routing/locales';
import type { LoadAtRequest, RequestContext } from '@/server/getRequestProps';
import { translatorOf } from '@/server/texts';
import { noIndexSeo } from '@/server/noIndexSeo';
import { findResults, loadSuggestions } from './findResults';
import { searchSections, type SearchSection } from '../model';
import { cleanQuery, isLongEnough } from '../query';
import { searchHref } from '../searchHref';
import type { SearchOutcome, SearchView } from '../SearchView';
import { logError } from '@/server/logs/logError';

/** The maximum number of hits of each section: on the page of all sections, and on that of one. */
const limits = { all: 6, one: 60 };

/** Loads the results page for ?q=, in all sections or in the one of ?section=. */
export const searchPage: LoadAtRequest<ComponentProps<typeof SearchView>> = async (context) => {
  const { locale } = context;
  const query = cleanQuery(context.query.q ?? '');
  const section = searchSections.find((one) => one === context.query.section) ?? null;
  const [{ status, outcome }, t] = await Promise.all([
    loadOutcome(query, section, context),
    translatorOf(locale),
  ]);
  const alternates = alternatesOf('search');
  for (const other of locales) alternates[other] = searchHref(query, other, section);
  return {
    status,
    view: { query, section, outcome },
    alternates,
    seo: noIndexSeo(
      query ? t('search.titleFor', { query }) : t('search.title'),
      t('search.description'),
    ),
  };
};

async function loadOutcome(
  query: string,
  section: SearchSection | null,
  context: RequestContext,
): Promise<{ status: number; outcome: SearchOutcome }> {
  const { locale, session } = context;
  try {
    if (!isLongEnough(query)) {
      const suggestions = await loadSuggestions('', context);
      return { status: 200, outcome: { kind: query === '' ? 'noQuery' : 'tooShort', suggestions } };
    }
    const limit = section ? limits.one : limits.all;
    const { visitorAddress } = session;
    const results = await findResults(query, { limit, section, visitorAddress }, context);
    return { status: 200, outcome: { kind: 'answered', results } };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The log leaves out the query, which is personal data of the visitor.
    logError(`search ${locale}`, error);
    return { status: 503, outcome: { kind: 'failed' } };
  }
}
