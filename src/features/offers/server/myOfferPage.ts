import { homeFieldNames, offerProblems, offerTexts, type OfferTexts } from '@studium/shared/offer';
import { dayInTown } from '@studium/shared/town/dayInTown';
import { print } from 'graphql';
import type { TFunction } from 'i18next';
import { z } from 'zod';
import { AppError } from '@/errors/AppError';
import {
  ChangeOfferDocument,
  ConfirmOfferDocument,
  OfferDocument,
  RemoveOfferPhotoDocument,
  WithdrawOfferDocument,
} from '@/gql/graphql';
import { href } from '@/routing/href';
import { inEachLocale } from '@/routing/inEachLocale';
import { localeOfSite } from '@/routing/locales';
import type { FormContext, SubmittedForm } from '@/server/getFormProps';
import type { RequestData } from '@/server/getRequestProps';
import { logError } from '@/server/logs/logError';
import { mapImage } from '@/server/mapping/mapImage';
import { mapFormattedDate } from '@/server/mapping/mapFormattedDate';
import { noIndexSeo } from '@/server/noIndexSeo';
import { translatorOf } from '@/server/texts';
import { isVerificationCode } from '@/session/isVerificationCode';
import { type MyOffer, type MyOfferViewProps, offerActions } from '../MyOfferView';
import { textsOfForm } from '../offerForm';
import { offerHref } from '../offerHref';
import { readPhotosResult } from '../photos';
import { offerChoices } from './offerChoices';
import { refusalText } from './offerHomePage';

const url = z.string().nullable();
const rawPhoto = z.object({
  id: z.string(),
  alt: z.string().nullable(),
  url,
  width: z.number().nullable(),
  height: z.number().nullable(),
  w560: url,
  w1180: url,
  w1540: url,
});

const rawOffer = z.object({
  state: z.enum(['unconfirmed', 'waiting', 'question', 'accepted', 'refused', 'withdrawn']),
  title: z.string(),
  form: z.string(),
  proposed: z.boolean(),
  messages: z.array(z.object({ fromOffice: z.boolean(), text: z.string(), at: z.string() })),
  photos: z.array(rawPhoto),
  home: z.object({ slug: z.string().nullable(), siteHandle: z.string().nullable() }).nullable(),
});

const rawForm = z.record(z.string(), z.string());

/** The maximum length of a message in characters; the cms refuses longer ones. */
const messageLength = 1000;

type Outcome = Pick<MyOfferViewProps, 'link' | 'offer' | 'done' | 'refused'>;

interface Proof {
  code: string;
  id: string;
}

/**
 * Data of the page behind the link of a mail about an offer. A GET changes nothing, because mail scanners open every
 * link. A POST is accepted from every origin, because the code authorises it.
 */
export async function myOfferPage(context: FormContext): Promise<RequestData<MyOfferViewProps>> {
  const { code = '', id = '', added = '', fault = '' } = context.query;
  const proof = { code, id };
  const t = await translatorOf(context.locale);
  const outcome: Outcome = isVerificationCode(code, id)
    ? await loadOutcome(proof, context, t)
    : // The browser removes the code from the address and stores it in the tab (ADR 34).
      { link: code === '' && id === '' ? 'missing' : 'gone', offer: null };
  return {
    view: {
      ...outcome,
      ...proof,
      choices: offerChoices(context.locale),
      photos: readPhotosResult(new URLSearchParams({ added, fault })),
    },
    status: outcome.link === 'failed' ? 503 : outcome.refused ? 422 : 200,
    alternates: inEachLocale((one) => offerHref(proof, one)),
    seo: noIndexSeo(t('offers.mine.title'), t('offers.mine.description')),
  };
}

async function loadOutcome(proof: Proof, context: FormContext, t: TFunction): Promise<Outcome> {
  const { sent, session } = context;
  try {
    const before = await loadOffer(proof, context);
    if (!before) return { link: 'gone', offer: null };
    const result = sent ? await send(sent, { before, proof, session, t }) : {};
    const offer = result.done ? await loadOffer(proof, context) : before;
    return { link: 'open', offer: offer ?? before, ...result };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logError('offers', error);
    return { link: 'failed', offer: null };
  }
}

async function loadOffer(
  proof: Proof,
  { session, mapperContext, locale }: FormContext,
): Promise<MyOffer | null> {
  const { data } = await session.sendAnonymously(print(OfferDocument), { ...proof });
  const raw = rawOffer.nullable().parse(data?.offer ?? null);
  if (!raw) return null;
  const form = rawForm.parse(JSON.parse(raw.form));
  const { slug = null, siteHandle = null } = raw.home ?? {};
  const isHidden = raw.state === 'accepted' && !raw.home;
  return {
    state: isHidden ? 'hidden' : raw.state,
    title: raw.title,
    texts: offerTexts((name) => form[name] ?? ''),
    proposed: raw.proposed,
    messages: raw.messages.map(({ fromOffice, text, at }) => ({
      fromOffice,
      text,
      day: mapFormattedDate(at, mapperContext)?.text ?? '',
    })),
    photos: raw.photos.flatMap((photo) => {
      const image = mapImage([photo], mapperContext);
      return image ? [{ id: photo.id, image }] : [];
    }),
    homeHref: slug ? href('accommodation', { slug }, localeOfSite(siteHandle) ?? locale) : null,
  };
}

interface Sending extends Pick<FormContext, 'session'> {
  before: MyOffer;
  proof: Proof;
  t: TFunction;
}

const documents = {
  confirm: ConfirmOfferDocument,
  change: ChangeOfferDocument,
  withdraw: WithdrawOfferDocument,
  removePhoto: RemoveOfferPhotoDocument,
} as const;

/** The form of the home if something in it differs from what is stored, otherwise null. */
function changedForm(before: OfferTexts, after: OfferTexts): string | null {
  return homeFieldNames.some((name) => before[name] !== after[name]) ? JSON.stringify(after) : null;
}

async function send(
  { fields }: SubmittedForm,
  { before, proof, session, t }: Sending,
): Promise<Pick<Outcome, 'done' | 'refused'>> {
  const action = offerActions.find((one) => one === fields.get('action'));
  if (!action) return {};
  const texts = textsOfForm(fields);
  const message = (fields.get('message') ?? '').trim().slice(0, 4000);
  const refuse = (more: Partial<NonNullable<Outcome['refused']>>) => ({
    refused: { texts, message, problems: {}, ...more },
  });
  const form = action === 'change' ? changedForm(before.texts, texts) : null;
  if (action === 'change') {
    if (!form && !message) return refuse({ general: t('offers.mine.nothing') });
    if (Array.from(message).length > messageLength)
      return refuse({ general: t('offers.mine.messageTooLong') });
    const problems = form
      ? offerProblems(texts, dayInTown(Date.now()), homeFieldNames, before.texts)
      : {};
    if (Object.keys(problems).length > 0) return refuse({ problems });
  }
  const { errors } = await session.sendAnonymously(print(documents[action]), {
    ...proof,
    ...(action === 'change' && { form, message }),
    ...(action === 'removePhoto' && { photo: fields.get('photo') ?? '' }),
  });
  const [error] = errors;
  if (!error) return { done: action };
  return refuse({ general: refusalText(error.extensions?.code, t) });
}
