import type { ComponentProps } from 'react';
import { print } from 'graphql';
import { AppError, notFound } from '@/errors/AppError';
import { SaveSearchDocument } from '@/gql/graphql';
import type { T } from '@/i18n/messages';
import { localeInfo, type Locale } from '@/routing/locales';
import { withLocale } from '@/routing/href';
import { noAlternates } from '@/routing/alternates';
import { routes } from '@/routing/routes';
import { isSameOrigin } from '@/server/bff/sameOrigin';
import { describeSearch, parseSectionWithFilters } from './describeSearch';
import { env } from '@/server/env';
import type { FormContext, SubmittedForm } from '@/server/getFormProps';
import type { RequestData } from '@/server/getRequestProps';
import { translatorOf } from '@/server/messages';
import type { AlertsView } from '../AlertsView';
import { alertEmailProblem, mapAlertError } from '../alertProblems';
import { savedQuery } from '../savedQuery';
import { logError } from '@/server/logs/logError';
import type { SectionWithFilters } from '@/features/listing/model';

type View = ComponentProps<typeof AlertsView>;

/** Data of the page that saves a search, with the result of a submit. */
export async function alertsPage(context: FormContext): Promise<RequestData<View>> {
  const { locale, search, sent, cms } = context;
  const section = parseSectionWithFilters(
    sent?.fields.get('list') ?? search.get('list') ?? 'accommodations',
  );
  if (!section) throw notFound('a list that cannot be filtered');
  const rawQuery = sent ? (sent.fields.get('query') ?? '') : search.toString();
  const [described, t] = await Promise.all([
    describeSearch(section, rawQuery, { cms, locale }),
    translatorOf(locale),
  ]);
  const { filters, listingHref: listHref, query: listingQuery } = described;
  const query = savedQuery(section, listingQuery);
  const submitted = sent ? await save(section, query, sent, context, t) : undefined;
  return {
    view: {
      section,
      query,
      filters,
      listHref,
      sent: submitted === null,
      ...(submitted && { submitted }),
    },
    ...(submitted && { status: 422 }),
    alternates: alternatesIn(locale, 'alerts', `?list=${section}${query && `&${query}`}`),
    seo: noIndexSeo(t('alerts.title'), t('alerts.description')),
  };
}

/** @returns null after success, otherwise the submitted values and their error */
async function save(
  section: SectionWithFilters,
  query: string,
  { fields, headers }: SubmittedForm,
  { locale, visit }: FormContext,
  t: T,
): Promise<NonNullable<View['submitted']> | null> {
  const email = (fields.get('email') ?? '').trim().slice(0, 320);
  const frequency = fields.get('frequency') === 'weekly' ? 'weekly' : 'daily';
  const failed = (problem: NonNullable<View['submitted']>['problem']) => ({
    email,
    frequency,
    problem,
  });
  const missing = alertEmailProblem(email, t);
  if (missing) return failed({ text: missing, field: 'email' });
  if (!isSameOrigin(headers, env().siteUrl)) return failed(mapAlertError('BFF_FOREIGN_ORIGIN', t));
  try {
    const { siteHandle: site } = localeInfo[locale];
    const { errors } = await visit.sendAnonymously(print(SaveSearchDocument), {
      site,
      section,
      query,
      frequency,
      email,
    });
    const [error] = errors;
    return error ? failed(mapAlertError(error.extensions?.code ?? '', t)) : null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logError('alerts', error);
    return failed(mapAlertError('CMS_UNREACHABLE', t));
  }
}

/** SEO data of a page that search engines must not index. */
export const noIndexSeo = (title: string, description: string): RequestData<object>['seo'] => ({
  data: { advanced: { robots: ['noindex'], canonical: null } },
  defaults: { title, description },
});

/** Alternates in one language only, because the names of the filters have no translation. */
export const alternatesIn = (
  locale: Locale,
  route: 'alerts' | 'alertsConfirm' | 'alertsEnd',
  query: string,
): Record<Locale, string | null> => ({
  ...noAlternates,
  [locale]: withLocale(routes[route][locale], locale) + query,
});
