import type { ComponentProps } from 'react';
import { print } from 'graphql';
import type { TFunction } from 'i18next';
import { AppError, notFound } from '@/errors/AppError';
import { SaveSearchDocument } from '@/gql/graphql';
import { localeInfo } from '@/routing/locales';
import { noAlternates } from '@/routing/alternates';
import { isSameOrigin } from '@studium/shared/isSameOrigin';
import { describeSearch } from './describeSearch';
import { env } from '@/server/env';
import type { FormContext, SubmittedForm } from '@/server/getFormProps';
import type { RequestData } from '@/server/getRequestProps';
import { translatorOf } from '@/server/texts';
import { noIndexSeo } from '@/server/noIndexSeo';
import type { AlertsView } from '../AlertsView';
import { alertEmailProblem, mapAlertError } from '../alertProblems';
import { alertHref, savedQuery } from '../savedQuery';
import { logError } from '@/server/logs/logError';
import { sectionsWithFilters } from '@/routing/listingParameters';
import type { SectionWithFilters } from '@/features/listing/model';

type View = ComponentProps<typeof AlertsView>;

/** Data of the page that saves a search, with the result of a submit. */
export async function alertsPage(context: FormContext): Promise<RequestData<View>> {
  const { locale, search, sent } = context;
  const name = sent?.fields.get('list') ?? search.get('list') ?? 'accommodations';
  const section = sectionsWithFilters.find((one) => one === name);
  if (!section) throw notFound('a list that cannot be filtered');
  const rawQuery = sent ? (sent.fields.get('query') ?? '') : search.toString();
  const [described, t] = await Promise.all([
    describeSearch(section, rawQuery, context),
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
    // In one language only, because the names of the filters have no translation.
    alternates: { ...noAlternates, [locale]: alertHref(section, query, locale) },
    seo: noIndexSeo(t('alerts.title'), t('alerts.description')),
  };
}

/** @returns null after success, otherwise the submitted values and their error */
async function save(
  section: SectionWithFilters,
  query: string,
  { fields, headers }: SubmittedForm,
  { locale, session }: FormContext,
  t: TFunction,
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
    const { errors } = await session.sendAnonymously(print(SaveSearchDocument), {
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
