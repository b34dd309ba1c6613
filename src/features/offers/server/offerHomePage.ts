import { isSameOrigin } from '@studium/shared/isSameOrigin';
import { offerProblems } from '@studium/shared/offer';
import { dayInTown } from '@studium/shared/town/dayInTown';
import { print } from 'graphql';
import type { TFunction } from 'i18next';
import { AppError } from '@/errors/AppError';
import { FormStampDocument, OfferHomeDocument } from '@/gql/graphql';
import { alternatesOf } from '@/routing/alternates';
import { localeInfo } from '@/routing/locales';
import { env } from '@/server/env';
import type { FormContext, SubmittedForm } from '@/server/getFormProps';
import type { RequestData } from '@/server/getRequestProps';
import { logError } from '@/server/logs/logError';
import { translatorOf } from '@/server/texts';
import { type RefusedOffer, textsOfForm, trapName } from '../offerForm';
import type { OfferHomeViewProps } from '../OfferHomeView';
import { offerChoices } from './offerChoices';

/** The most bytes of the form: its texts in any script, as the browser encodes them. */
export const maxFormBytes = 80_000;

/** Data of the page on which a home is offered, with the result of a submit. */
export async function offerHomePage(
  context: FormContext,
): Promise<RequestData<OfferHomeViewProps>> {
  const { locale, sent } = context;
  const t = await translatorOf(locale);
  const refused = sent ? await send(sent, context, t) : undefined;
  const isSent = refused === null;
  return {
    view: {
      choices: offerChoices(locale),
      stamp: isSent ? '' : await loadStamp(context),
      sent: isSent,
      ...(refused && { refused }),
    },
    ...(refused && { status: 422 }),
    alternates: alternatesOf('offerHome'),
    seo: {
      data: null,
      defaults: { title: t('offers.title'), description: t('offers.description') },
    },
  };
}

/** Without an answer of the cms the form is shown anyway; sending it then says to try again. */
async function loadStamp({ session }: FormContext): Promise<string> {
  try {
    const { data } = await session.sendAnonymously(print(FormStampDocument), {});
    return typeof data?.formStamp === 'string' ? data.formStamp : '';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logError('offers', error);
    return '';
  }
}

/** The words for a refusal that belongs to no field. */
export function refusalText(code: unknown, t: TFunction): string {
  if (code === 'RATE_LIMITED') return t('offers.problems.limited');
  return t(code === 'FORM_UNTIMELY' ? 'offers.problems.untimely' : 'offers.problems.other');
}

/** @returns null after success, otherwise what was typed and its problems */
async function send(
  { fields, headers }: SubmittedForm,
  { locale, session }: FormContext,
  t: TFunction,
): Promise<RefusedOffer | null> {
  const texts = textsOfForm(fields);
  // Programs get the answer of a success, so that they do not try without it.
  if (fields.get(trapName)) return null;
  const problems = offerProblems(texts, dayInTown(Date.now()));
  if (Object.keys(problems).length > 0) return { texts, problems };
  const general = (code?: unknown) => ({ texts, problems: {}, general: refusalText(code, t) });
  if (!isSameOrigin(headers, env().siteUrl)) return general();
  try {
    const { errors } = await session.sendAnonymously(print(OfferHomeDocument), {
      site: localeInfo[locale].siteHandle,
      stamp: fields.get('stamp') ?? '',
      form: JSON.stringify(texts),
    });
    const [error] = errors;
    if (!error) return null;
    const { code } = error.extensions ?? {};
    return code === 'EMAIL_INVALID' ? { texts, problems: { ownerEmail: 'email' } } : general(code);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logError('offers', error);
    return general();
  }
}
