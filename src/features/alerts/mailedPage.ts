import { print } from 'graphql';
import { z } from 'zod';
import { AppError } from '@/errors/AppError';
import {
  ConfirmSavedSearchDocument,
  EndSavedSearchDocument,
  SavedSearchDocument,
} from '@/gql/graphql';
import { createT } from '@/i18n/translate';
import { isVerificationCode } from '@/session/codeFormat';
import type { CmsAnswer } from '@/server/bff/askCms';
import { describe, filteredSection } from '@/server/alerts/describe';
import type { FormContext } from '@/server/getFormProps';
import type { RequestData } from '@/server/getRequestProps';
import { messagesOf } from '@/server/messages';
import { alternatesIn, hidden } from './alertsPage';
import type { MailedState, MailedViewProps } from './MailedView';
import { logError } from '@/server/logs/logError';

const routeOf = { confirm: 'alertsConfirm', end: 'alertsEnd' } as const;
const documentOf = { confirm: ConfirmSavedSearchDocument, end: EndSavedSearchDocument } as const;

const statusOf: Record<MailedState, number> = {
  asked: 200,
  done: 200,
  gone: 200,
  full: 409,
  failed: 503,
};

const savedSearch = z.object({
  section: z.string(),
  query: z.string(),
  confirmed: z.boolean(),
});

/**
 * Data of a page that a mail leads to. Looking changes nothing, for mail scanners open every link;
 * a POST does, from anywhere, for the code says who may: that is also how mail programs end a search
 * in one click (RFC 8058).
 */
export const mailedPage =
  (purpose: MailedViewProps['purpose']) =>
  async (context: FormContext): Promise<RequestData<MailedViewProps>> => {
    const { locale, query, sent } = context;
    const { code = '', id = '' } = query;
    const proof = { code, id };
    const messages = await messagesOf(locale, ['alerts']);
    const t = createT(messages, locale);
    const { state, search } = isVerificationCode(code, id)
      ? await standingOf(purpose, proof, context)
      : { state: 'gone' as const, search: null };
    const address = `?${new URLSearchParams(proof).toString()}`;
    const alternates = alternatesIn(locale, routeOf[purpose], address);
    return {
      view: { purpose, state, search, action: alternates[locale] ?? '' },
      status: sent && state === 'gone' && purpose === 'confirm' ? 410 : statusOf[state],
      alternates,
      seo: hidden(t(`alerts.${purpose}.title`), t('alerts.description')),
    };
  };

type Standing = Pick<MailedViewProps, 'state' | 'search'>;

async function standingOf(
  purpose: MailedViewProps['purpose'],
  proof: { code: string; id: string },
  { visit, sent, cms, locale }: FormContext,
): Promise<Standing> {
  try {
    const { data } = await visit.ask(print(SavedSearchDocument), proof);
    const found = savedSearch.safeParse(data?.savedSearch).data;
    const section = filteredSection(found?.section);
    if (!found || !section) return { state: 'gone', search: null };
    // What is asked for comes first: the words around it may fail.
    const answer = sent && (await visit.ask(print(documentOf[purpose]), proof));
    const { filters, listHref } = await describe(section, found.query, { cms, locale });
    return {
      state: answer
        ? stateAfter(answer)
        : purpose === 'confirm' && found.confirmed
          ? 'done'
          : 'asked',
      search: { section, filters, listHref },
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logError('alerts', error);
    return { state: 'failed', search: null };
  }
}

function stateAfter({ errors }: CmsAnswer): MailedState {
  const [error] = errors;
  if (!error) return 'done';
  const code = error.extensions?.code;
  if (code === 'TOO_MANY_SEARCHES') return 'full';
  return code === 'INVALID' ? 'gone' : 'failed';
}
