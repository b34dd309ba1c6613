import type { OfferFieldName } from '@studium/shared/offer';
import { APIError, type CollectionAfterChangeHook, type CollectionBeforeChangeHook } from 'payload';
import { refuse } from '../access/refuse';
import { choices, labelOf, visibleChoices } from '../fields/options';
import { isoTime } from '../lib/isoTime';
import { changePublishedHome } from '../owners/homeStatus';
import type { Accommodation, Offer } from '../payload-types';
import { homeOfOffer, publishHome, takeAway } from './homeOfOffer';
import { mailSender } from './mailSender';
import { withMessage } from './messages';
import { changedFields, homeData } from './offerHome';
import { readTexts } from './readOffer';

/** What an editor does with an offer. */
export const decisions = choices({
  accept: ['Accetta: pubblica', 'Accept: publish'],
  question: ['Rispondi con una domanda', 'Send a question'],
  refuse: ['Rifiuta', 'Refuse'],
});

/** Why an offer is refused. The sender reads it. */
export const refusalReasons = visibleChoices('offerRefusals');

const texts = {
  noHome: {
    it: 'L’alloggio è nel cestino o non c’è più.',
    en: 'The home is in the trash, or no longer there.',
  },
  incomplete: {
    it: 'All’alloggio manca qualcosa: aprilo, completa i campi e pubblicalo da lì.',
    en: 'The home lacks something: open it, fill in the fields and publish it there.',
  },
  notPublished: {
    it: 'L’alloggio ha modifiche da pubblicare: aprilo e scrivi lì la correzione.',
    en: 'The home has changes to publish: open it and enter the correction there.',
  },
  noNote: {
    it: 'Scrivi che cosa vuoi sapere.',
    en: 'Write what you want to know.',
  },
  noReason: { it: 'Scegli il motivo.', en: 'Choose the reason.' },
};

/** The fields in which a correction of a published home differs. */
export const proposedFields = ({
  data,
  proposal,
}: Pick<Offer, 'data' | 'proposal'>): OfferFieldName[] =>
  proposal ? changedFields(readTexts(data), readTexts(proposal)) : [];

type Deciding = Parameters<CollectionBeforeChangeHook<Offer>>[0];
/** An offer and what an editor wrote beside the decision. */
interface Decided {
  offer: Offer;
  note: string;
  reason: string;
}

async function accept({ offer }: Decided, req: Deciding['req']): Promise<Partial<Offer>> {
  const home = await homeOfOffer(req, offer);
  if (!home) return refuse(req, texts.noHome);
  if (!home.isPublished) {
    await publishHome(req, home.id, offer.site).catch((error: unknown) => {
      if (error instanceof APIError && error.status < 500) refuse(req, texts.incomplete);
      throw error;
    });
    return { state: 'accepted' };
  }
  if (!offer.proposal) return { state: 'accepted' };
  const after = readTexts(offer.proposal);
  const isDone = await changePublishedHome(req, home.id, homeData(after, proposedFields(offer)));
  if (!isDone) refuse(req, texts.notPublished);
  await mailSender(req, 'offer-accepted', offer);
  return { state: 'accepted', data: offer.proposal, proposal: null, title: after.title };
}

async function sendQuestion(
  { offer, note }: Decided,
  req: Deciding['req'],
): Promise<Partial<Offer>> {
  if (!note) refuse(req, texts.noNote);
  await mailSender(req, 'offer-question', offer, note.split('\n'));
  return { state: 'question', messages: withMessage(offer.messages, note, true) };
}

async function refuseOffer(
  { offer, note, reason }: Decided,
  req: Deciding['req'],
): Promise<Partial<Offer>> {
  if (!reason) refuse(req, texts.noReason);
  const words = [labelOf(refusalReasons, reason, offer.site), ...(note ? note.split('\n') : [])];
  await mailSender(req, 'offer-refused', offer, words);
  const messages = withMessage(offer.messages, words.join('\n'), true);
  const home = await homeOfOffer(req, offer);
  // Only the correction is refused.
  if (home?.isPublished) return { state: 'accepted', proposal: null, messages };
  await takeAway(req, offer);
  return { state: 'refused', messages };
}

const actions = { accept, question: sendQuestion, refuse: refuseOffer };

/** Does what an editor has decided. The fields of the decision are not stored. */
export const decide: CollectionBeforeChangeHook<Offer> = async ({ data, originalDoc, req }) => {
  const { decision, note, reason } = data;
  if (!originalDoc || !decision) return data;
  const decided = { offer: originalDoc, note: note?.trim() ?? '', reason: reason ?? '' };
  const changed = await actions[decision](decided, req);
  return { ...data, ...changed, changedAt: isoTime(Date.now()) };
};

/** Notifies the sender when an editor publishes the home of an offer, by whichever button. */
export const acceptPublished: CollectionAfterChangeHook<Accommodation> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (doc._status !== 'published' || previousDoc._status === 'published') return;
  const { docs } = await req.payload.find({
    collection: 'offers',
    where: { and: [{ home: { equals: doc.id } }, { state: { in: ['waiting', 'question'] } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  });
  const [offer] = docs;
  if (!offer) return;
  await mailSender(req, 'offer-accepted', offer);
  await req.payload.update({
    collection: 'offers',
    id: offer.id,
    depth: 0,
    req,
    data: { state: 'accepted', changedAt: isoTime(Date.now()) },
  });
};
