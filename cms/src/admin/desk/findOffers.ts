import type { Where } from 'payload';
import { labelOf } from '../../fields/options';
import type { AdminLanguage } from '../../lib/adminLanguage';
import { offerMarks } from '../../offers/marks';
import { readMessages } from '../../offers/messages';
import type { Offer } from '../../payload-types';
import { type DeskContext, maxRows, publishableSections } from './DeskContext';
import { dayPhrase, deskTexts } from './texts';

/** The filter of the offers that wait for the office. */
export const waitingOffers: Where = { and: [{ state: { equals: 'waiting' } }] };

/** Finds the offers of homes that wait for the office, the oldest first. */
export async function findOffers(desk: DeskContext) {
  if (!publishableSections(desk).includes('accommodations')) return { offers: [], total: 0 };
  const { docs, totalDocs } = await desk.payload.find({
    collection: 'offers',
    where: waitingOffers,
    sort: 'changedAt',
    limit: maxRows,
    depth: 0,
    user: desk.user,
    overrideAccess: false,
  });
  return { offers: docs, total: totalDocs };
}

/** Who offers a home, what an editor has to look at, and the last message of the sender. */
export function offerPhrase(offer: Offer, language: AdminLanguage): string {
  const { senderName, changedAt, requestedAt, marks, proposal, messages } = offer;
  const { offeredBy, correction } = deskTexts[language];
  const [open, close] = language === 'it' ? ['«', '»'] : ['“', '”'];
  const last = readMessages(messages).at(-1);
  return [
    offeredBy(senderName ?? '', dayPhrase(changedAt ?? requestedAt, language)),
    proposal && correction,
    ...(marks ?? []).map((mark) => labelOf(offerMarks, mark, language)),
    last && !last.fromOffice && `${open}${last.text.slice(0, 200)}${close}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
