import { print } from 'graphql';
import { z } from 'zod';
import { AppError } from '@/errors/AppError';
import {
  ConfirmSavedSearchDocument,
  EndSavedSearchDocument,
  SavedSearchDocument,
} from '@/gql/graphql';
import { sectionsWithFilters } from '@/routing/listingParameters';
import { noAlternates } from '@/routing/alternates';
import { isVerificationCode } from '@/session/isVerificationCode';
import type { PublicCmsResponse } from '@/server/cms/requestCmsForVisitor';
import { describeSearch } from './describeSearch';
import type { FormContext } from '@/server/getFormProps';
import type { RequestData } from '@/server/getRequestProps';
import { translatorOf } from '@/server/texts';
import { noIndexSeo } from '@/server/noIndexSeo';
import { mailLinkHref } from '../mailLinkHref';
import type { MailLinkState, MailLinkViewProps } from '../MailLinkView';
import { logError } from '@/server/logs/logError';

const documentOf = { confirm: ConfirmSavedSearchDocument, end: EndSavedSearchDocument } as const;

const statusOf: Record<MailLinkState, number> = {
  pending: 200,
  done: 200,
  gone: 200,
  missing: 200,
  full: 409,
  failed: 503,
};

const savedSearch = z.object({
  section: z.enum(sectionsWithFilters),
  query: z.string(),
  confirmed: z.boolean(),
});

/**
 * Data of a page behind the link of a mail. A GET changes nothing, because mail scanners open every
 * link. A POST is accepted from every origin, because the code authorises it; mail programs use it to
 * end a search with one click (RFC 8058).
 */
export const mailLinkPage =
  (purpose: MailLinkViewProps['purpose']) =>
  async (context: FormContext): Promise<RequestData<MailLinkViewProps>> => {
    const { locale, query, sent } = context;
    const { code = '', id = '' } = query;
    const proof = { code, id };
    // The browser removes the code from the address and stores it in the tab (ADR 34).
    const isReload = !sent && code === '' && id === '';
    const t = await translatorOf(locale);
    const { state, search } = isVerificationCode(code, id)
      ? await loadOutcome(purpose, proof, context)
      : { state: isReload ? ('missing' as const) : ('gone' as const), search: null };
    return {
      view: { purpose, state, search, ...proof },
      status: sent && state === 'gone' && purpose === 'confirm' ? 410 : statusOf[state],
      alternates: { ...noAlternates, [locale]: mailLinkHref(purpose, proof, locale) },
      seo: noIndexSeo(t(`alerts.${purpose}.title`), t('alerts.description')),
    };
  };

type LinkOutcome = Pick<MailLinkViewProps, 'state' | 'search'>;

async function loadOutcome(
  purpose: MailLinkViewProps['purpose'],
  proof: { code: string; id: string },
  context: FormContext,
): Promise<LinkOutcome> {
  const { session, sent } = context;
  try {
    const { data } = await session.sendAnonymously(print(SavedSearchDocument), proof);
    const saved = savedSearch.safeParse(data?.savedSearch).data;
    if (!saved) return { state: 'gone', search: null };
    // Send the mutation first, because loading the names of the filters may fail.
    const answer = sent && (await session.sendAnonymously(print(documentOf[purpose]), proof));
    const { filters, listingHref: listHref } = await describeSearch(
      saved.section,
      saved.query,
      context,
    );
    return {
      state: answer
        ? stateAfter(answer)
        : purpose === 'confirm' && saved.confirmed
          ? 'done'
          : 'pending',
      search: { section: saved.section, filters, listHref },
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logError('alerts', error);
    return { state: 'failed', search: null };
  }
}

function stateAfter({ errors }: PublicCmsResponse): MailLinkState {
  const [error] = errors;
  if (!error) return 'done';
  const code = error.extensions?.code;
  if (code === 'TOO_MANY_SEARCHES') return 'full';
  return code === 'INVALID' ? 'gone' : 'failed';
}
