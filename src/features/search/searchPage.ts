import type { ComponentProps } from 'react';
import { AppError } from '@/errors/AppError';
import { createT } from '@/i18n/translate';
import { alternatesOf } from '@/routing/alternates';
import { locales } from '@/routing/locales';
import type { LoadAtRequest, RequestContext } from '@/server/getRequestProps';
import { messagesOf } from '@/server/messages';
import { findResults, suggest } from '@/server/search/findResults';
import { searchSections, type SearchSection } from './model';
import { cleanQuery, isLongEnough } from './query';
import { searchHref } from './searchHref';
import type { SearchOutcome, SearchView } from './SearchView';
import { logError } from '@/server/logs/logError';

/** Hits of each section on the page of all, and on that of one. */
const limits = { all: 6, one: 60 };

/** Data of the page of results: what ?q= finds, in all sections or in that of ?section=. */
export const searchPage: LoadAtRequest<ComponentProps<typeof SearchView>> = async (context) => {
  const { locale } = context;
  const query = cleanQuery(context.query.q ?? '');
  const section = searchSections.find((one) => one === context.query.section) ?? null;
  const [outcome, messages] = await Promise.all([
    outcomeOf(query, section, context),
    messagesOf(locale, ['search']),
  ]);
  const t = createT(messages, locale);
  const alternates = alternatesOf('search');
  for (const other of locales) alternates[other] = searchHref(query, other, section);
  return {
    status: outcome.kind === 'failed' ? 503 : 200,
    view: { query, section, outcome },
    alternates,
    seo: {
      data: { advanced: { robots: ['noindex'], canonical: null } },
      defaults: {
        title: query ? t('search.titleFor', { query }) : t('search.title'),
        description: t('search.description'),
      },
    },
  };
};

async function outcomeOf(
  query: string,
  section: SearchSection | null,
  { cms, map }: RequestContext,
): Promise<SearchOutcome> {
  try {
    if (!isLongEnough(query)) {
      const suggestions = await suggest('', { cms, map });
      return { kind: query === '' ? 'notAsked' : 'tooShort', suggestions };
    }
    const limit = section ? limits.one : limits.all;
    const results = await findResults(query, { limit, section }, { cms, map });
    return { kind: 'answered', results };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The words are the visitor's own and stay out of the log.
    logError(`search ${map.locale}`, error);
    return { kind: 'failed' };
  }
}
