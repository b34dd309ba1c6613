import type { ComponentProps } from 'react';
import { print } from 'graphql';
import { AppError, notFound } from '@/errors/AppError';
import { SaveSearchDocument } from '@/gql/graphql';
import { createT, type T } from '@/i18n/translate';
import { localeInfo, type Locale } from '@/routing/locales';
import { withLocale } from '@/routing/href';
import { routes } from '@/routing/routes';
import { isSameOrigin } from '@/server/bff/sameOrigin';
import { describe, filteredSection } from '@/server/alerts/describe';
import { env } from '@/server/env';
import type { FormContext, Sent } from '@/server/getFormProps';
import type { RequestData } from '@/server/getRequestProps';
import { messagesOf } from '@/server/messages';
import type { FilteredSection } from '../finding/FindingList';
import type { AlertsView } from './AlertsView';
import { addressProblem, explainAlert } from './problem';
import { savedQuery } from './savedQuery';
import { logError } from '@/server/logs/logError';

type View = ComponentProps<typeof AlertsView>;

/** Data of the page on which a search is saved, and of what became of it. */
export async function alertsPage(context: FormContext): Promise<RequestData<View>> {
  const { locale, search, sent, cms } = context;
  const section = filteredSection(
    sent?.fields.get('list') ?? search.get('list') ?? 'accommodations',
  );
  if (!section) throw notFound('a list that cannot be filtered');
  const asked = sent ? (sent.fields.get('query') ?? '') : search.toString();
  const [described, messages] = await Promise.all([
    describe(section, asked, { cms, locale }),
    messagesOf(locale, ['alerts']),
  ]);
  const t = createT(messages, locale);
  const { filters, listHref, finding } = described;
  const query = savedQuery(section, finding);
  const before = sent ? await save(section, query, sent, context, t) : undefined;
  return {
    view: {
      section,
      query,
      filters,
      listHref,
      sent: before === null,
      ...(before && { before }),
    },
    ...(before && { status: 422 }),
    alternates: alternatesIn(locale, 'alerts', `?list=${section}${query && `&${query}`}`),
    seo: hidden(t('alerts.title'), t('alerts.description')),
  };
}

/** @returns null when the mail is on its way, else what was sent and what is wrong */
async function save(
  section: FilteredSection,
  query: string,
  { fields, headers }: Sent,
  { locale, visit }: FormContext,
  t: T,
): Promise<NonNullable<View['before']> | null> {
  const email = (fields.get('email') ?? '').trim().slice(0, 320);
  const frequency = fields.get('frequency') === 'weekly' ? 'weekly' : 'daily';
  const failed = (problem: NonNullable<View['before']>['problem']) => ({
    email,
    frequency,
    problem,
  });
  const missing = addressProblem(email, t);
  if (missing) return failed({ text: missing, field: 'email' });
  if (!isSameOrigin(headers, env().siteUrl)) return failed(explainAlert('BFF_FOREIGN_ORIGIN', t));
  try {
    const { siteHandle: site } = localeInfo[locale];
    const { errors } = await visit.ask(print(SaveSearchDocument), {
      site,
      section,
      query,
      frequency,
      email,
    });
    const [error] = errors;
    return error ? failed(explainAlert(error.extensions?.code ?? '', t)) : null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logError('alerts', error);
    return failed(explainAlert('CMS_UNREACHABLE', t));
  }
}

/** Nothing for search engines. */
export const hidden = (title: string, description: string): RequestData<object>['seo'] => ({
  data: { advanced: { robots: ['noindex'], canonical: null } },
  defaults: { title, description },
});

/** A search has its words in one language only. */
export const alternatesIn = (
  locale: Locale,
  route: 'alerts' | 'alertsConfirm' | 'alertsEnd',
  query: string,
): Record<Locale, string | null> => ({
  it: null,
  en: null,
  [locale]: withLocale(routes[route][locale], locale) + query,
});
