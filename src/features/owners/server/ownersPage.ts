import { print } from 'graphql';
import type { TFunction } from 'i18next';
import { z } from 'zod';
import { AppError } from '@/errors/AppError';
import { priceRange } from '@/content/accommodations/priceRange';
import { availabilities } from '@/content/accommodations/model';
import { AnswerAboutHomeDocument, OwnerHomesDocument } from '@/gql/graphql';
import { dayInTown } from '@studium/shared/town/dayInTown';
import { createFormatters } from '@/i18n/format';
import { option } from '@/lib/option';
import { href } from '@/routing/href';
import { inEachLocale } from '@/routing/inEachLocale';
import { localeInfo, localeOfSite } from '@/routing/locales';
import type { FormContext } from '@/server/getFormProps';
import type { RequestData } from '@/server/getRequestProps';
import { logError } from '@/server/logs/logError';
import { mapFormattedDate } from '@/server/mapping/mapFormattedDate';
import type { MapperContext } from '@/server/mapping/context';
import { noIndexSeo } from '@/server/noIndexSeo';
import { translatorOf } from '@/server/texts';
import { isVerificationCode } from '@/session/isVerificationCode';
import type { OwnedHome, RefusedAnswer } from '../HomeForm';
import { answerProblems, answerVariables, type AnswerValues } from '../homeAnswer';
import { ownersHref } from '../ownersHref';
import type { OwnersViewProps } from '../OwnersView';

const rawHome = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string().nullable(),
  siteHandle: z.string().nullable(),
  priceMin: z.number().nullable(),
  priceMax: z.number().nullable(),
  availabilityStatus: z.string().nullable(),
  availableFrom: z.string().nullable(),
  verifiedOn: z.string().nullable(),
});

const rawHomes = z.array(rawHome);

type Outcome = Pick<OwnersViewProps, 'state' | 'homes' | 'answered' | 'refused'>;

const statusOf: Record<OwnersViewProps['state'], number> = {
  open: 200,
  missing: 200,
  gone: 200,
  failed: 503,
};

/**
 * Data of the page behind the link of a mail to an owner. A GET changes nothing, because mail scanners open every link.
 * A POST is accepted from every origin, because the code authorises it.
 */
export async function ownersPage(context: FormContext): Promise<RequestData<OwnersViewProps>> {
  const { code = '', id = '' } = context.query;
  const proof = { code, id };
  const t = await translatorOf(context.locale);
  const outcome: Outcome = isVerificationCode(code, id)
    ? await loadOutcome(proof, context, t)
    : // The browser removes the code from the address and stores it in the tab (ADR 34).
      { state: code === '' && id === '' ? 'missing' : 'gone', homes: [] };
  return {
    view: { ...outcome, ...proof },
    status: outcome.state === 'open' && outcome.refused ? 422 : statusOf[outcome.state],
    alternates: inEachLocale((one) => ownersHref(proof, one)),
    seo: noIndexSeo(t('owners.title'), t('owners.description')),
  };
}

interface Proof {
  code: string;
  id: string;
}

async function loadOutcome(proof: Proof, context: FormContext, t: TFunction): Promise<Outcome> {
  const { session, locale, mapperContext } = context;
  const sent = await sendAnswer(proof, context, t);
  try {
    const { siteHandle: site } = localeInfo[locale];
    const { data } = await session.sendAnonymously(print(OwnerHomesDocument), { ...proof, site });
    const homes = rawHomes.nullable().parse(data?.ownerHomes ?? null);
    if (!homes) return { state: 'gone', homes: [] };
    return { state: 'open', homes: homes.map((home) => mapHome(home, mapperContext, t)), ...sent };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logError('owners', error);
    // What was typed stays, although the home cannot be described.
    const home = sent.refused && { id: sent.refused.home, title: t('owners.home') };
    return { state: 'failed', homes: home ? [{ ...home, href: null, facts: [] }] : [], ...sent };
  }
}

/** Sends an answer that was submitted, if there is one. */
async function sendAnswer(
  proof: Proof,
  { sent, session }: FormContext,
  t: TFunction,
): Promise<Pick<Outcome, 'answered' | 'refused'>> {
  if (!sent) return {};
  const text = (name: string) => (sent.fields.get(name) ?? '').slice(0, 4000);
  const home = text('home');
  const values: AnswerValues = {
    answer: text('answer'),
    day: text('day'),
    price: text('price'),
    message: text('message'),
  };
  const refuse = (more: Partial<RefusedAnswer>) => ({
    refused: { home, values, problems: {}, ...more },
  });
  const problems = answerProblems(values, dayInTown(Date.now()), t);
  if (Object.keys(problems).length > 0) return refuse({ problems });
  try {
    const { data, errors } = await session.sendAnonymously(print(AnswerAboutHomeDocument), {
      ...proof,
      home,
      ...answerVariables(values),
    });
    const [error] = errors;
    if (!error) return { answered: data?.answerAboutHome === true ? 'applied' : 'forOffice' };
    const isLimited = error.extensions?.code === 'RATE_LIMITED';
    return refuse({ general: t(isLimited ? 'owners.problems.limited' : 'owners.problems.other') });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logError('owners', error);
    return refuse({ general: t('owners.problems.other') });
  }
}

/** What visitors read of a home, in the language of the page. */
function mapHome(raw: z.infer<typeof rawHome>, context: MapperContext, t: TFunction): OwnedHome {
  const { id, title, slug, siteHandle, priceMin: from, priceMax: to } = raw;
  const availability = option(availabilities, raw.availabilityStatus, 'available');
  const availableFrom = mapFormattedDate(raw.availableFrom, context);
  const verifiedOn = mapFormattedDate(raw.verifiedOn, context);
  const price = from === null ? null : priceRange({ from, to }, createFormatters(context.locale));
  return {
    id,
    title,
    href: slug ? href('accommodation', { slug }, localeOfSite(siteHandle) ?? context.locale) : null,
    facts: [
      t(`accommodations.availability.${availability}`),
      ...(availableFrom
        ? [`${t('accommodation.terms.availableFrom')}: ${availableFrom.text}`]
        : []),
      price
        ? `${price} ${t('accommodations.price.perMonthLong')}`
        : t('accommodations.price.onRequest'),
      ...(verifiedOn ? [t('accommodation.detail.verified', { date: verifiedOn.text })] : []),
    ],
  };
}
