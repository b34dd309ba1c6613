import { homeFieldNames } from '@studium/shared/offer';
import { logEvent } from '../../accounts/logEvent';
import { mailboxOf, readAddress } from '../../accounts/personalData';
import { messages, refusal } from '../../accounts/refusal';
import { withMinimumDuration } from '../../accounts/withMinimumDuration';
import { idOf } from '../../lib/idOf';
import { formStamp, isTimelyForm } from '../../offers/formStamp';
import { messageLength, readMessages } from '../../offers/messages';
import {
  changeOffer,
  confirmOffer,
  findOffer,
  shownTexts,
  storeOffer,
  withdrawOffer,
} from '../../offers/offers';
import { removePhoto } from '../../offers/photos';
import { readOffer, readTexts } from '../../offers/readOffer';
import type { Offer } from '../../payload-types';
import { defaultSite, sites } from '../../sites';
import type { ResolversOf } from '../ContractResolvers';
import type { ApiContext } from '../context';
import { momentOf } from '../dateTime';
import { idIn } from '../elementId';
import { entrySource } from '../entries/entry';
import { assetList } from '../media/assetList';

/** Fields of the type Offer. */
export const offerFields = {
  title: ({ title }: Offer) => title ?? '',
  form: (offer: Offer) => JSON.stringify(shownTexts(offer)),
  proposed: ({ proposal }: Offer) => Boolean(proposal),
  messages: (offer: Offer) =>
    readMessages(offer.messages).map(({ at, ...message }) => ({
      ...message,
      at: momentOf(Date.parse(at)),
    })),
  photos: assetList(({ photos }: Offer) => photos ?? []),
  home: async ({ home, site }: Offer, _: unknown, { read }: ApiContext) => {
    const id = idOf(home);
    const doc = id === null ? null : await read.load('accommodations', site, id);
    return doc ? entrySource('accommodations', doc, site) : null;
  },
};

export const offerQueries = {
  formStamp: (_, _args, { caller }) => {
    caller.personal = true;
    return formStamp();
  },
  /** Resolves the offer of a mail. Attempts are not limited, because codes of 192 bits cannot be guessed. */
  async offer(_, link, { caller, payload }) {
    caller.personal = true;
    return findOffer(payload, link);
  },
} satisfies Partial<ResolversOf<'Query'>>;

export const offerMutations = {
  /**
   * Stores an offer and sends a mail to confirm it.
   *
   * @throws GraphQLError OFFER_INVALID, EMAIL_INVALID, FORM_UNTIMELY or RATE_LIMITED
   */
  async offerHome(_, { site, stamp, form }, { accounts, caller }) {
    if (!isTimelyForm(stamp))
      throw refusal('FORM_UNTIMELY', 'The form was sent too early or late.');
    const texts = readOffer(form);
    const email = readAddress(texts.ownerEmail);
    await accounts.limits.take(
      ['offersFromNetwork', caller.address],
      ['offersOfMailbox', mailboxOf(email)],
    );
    const language = sites.find((one) => one === site) ?? defaultSite;
    return withMinimumDuration(async () => {
      await storeOffer(accounts.database, { site: language, email, texts });
      logEvent('offer-sent');
      return true;
    });
  },

  /** @throws GraphQLError INVALID or RATE_LIMITED */
  async confirmOffer(_, link, { accounts, caller, payload }) {
    await accounts.limits.take(['codeFromNetwork', caller.address]);
    const offer = await findOffer(payload, link);
    if (!offer) throw refusal('INVALID', messages.code);
    if (offer.state === 'unconfirmed') {
      await confirmOffer(accounts.database, offer);
      logEvent('offer-confirmed');
    }
    return true;
  },

  /** @throws GraphQLError INVALID, OFFER_INVALID or RATE_LIMITED */
  async changeOffer(_, { form, message, ...link }, { accounts, caller, payload }) {
    await accounts.limits.take(['codeFromNetwork', caller.address]);
    const offer = await findOffer(payload, link);
    if (!offer) throw refusal('INVALID', messages.code);
    const text = (message ?? '').trim();
    if ((!form && !text) || Array.from(text).length > messageLength)
      throw refusal('OFFER_INVALID', 'The message is missing or too long.', { problems: {} });
    const texts = form
      ? readOffer(form, homeFieldNames, readTexts(offer.proposal ?? offer.data))
      : null;
    await accounts.limits.take(['changesOfOffer', link.id]);
    const isChanged = await changeOffer(accounts.database, link, { texts, message: text });
    if (!isChanged) throw refusal('INVALID', messages.code);
    logEvent('offer-changed');
    return true;
  },

  /** @throws GraphQLError INVALID, OFFER_PUBLISHED or RATE_LIMITED */
  async removeOfferPhoto(_, { photo, ...link }, { accounts, caller }) {
    await accounts.limits.take(['codeFromNetwork', caller.address]);
    await removePhoto(accounts, link, idIn('media', photo) ?? 0);
    return true;
  },

  /** @throws GraphQLError INVALID or RATE_LIMITED */
  async withdrawOffer(_, link, { accounts, caller }) {
    await accounts.limits.take(['codeFromNetwork', caller.address]);
    if (!(await withdrawOffer(accounts.database, link))) throw refusal('INVALID', messages.code);
    logEvent('offer-withdrawn');
    return true;
  },
} satisfies Partial<ResolversOf<'Mutation'>>;
