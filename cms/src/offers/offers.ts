import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { homeFieldNames, type OfferTexts } from '@studium/shared/offer';
import type { BasePayload, PayloadRequest } from 'payload';
import type { Database } from '../db/Database';
import { hourMs } from '../lib/durations';
import { idOf } from '../lib/idOf';
import { isoTime } from '../lib/isoTime';
import { isOwnerCode } from '../owners/ownerLink';
import type { Offer } from '../payload-types';
import type { Site } from '../sites';
import { changeDraft, homeOfOffer, takeAway } from './homeOfOffer';
import { mailSender } from './mailSender';
import { marksOf } from './marks';
import { withMessage } from './messages';
import { changedFields, homeData, newHomeData } from './offerHome';
import { readTexts } from './readOffer';

const collection = 'offers';

/** Milliseconds in which a sender confirms an offer. Then its row is deleted. */
export const unconfirmedTime = 48 * hourMs;

/** States in which the sender may still change something. */
const openStates: readonly Offer['state'][] = ['waiting', 'question', 'accepted'];

/** Finds the offer of a mailed link; null if the link is not that of the mail, or too old to be confirmed. */
export async function findOffer(
  payload: BasePayload,
  { id, code }: { id: string; code: string },
  req?: PayloadRequest,
): Promise<Offer | null> {
  const { docs } = await payload.find({
    collection,
    where: { uid: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    ...(req && { req }),
  });
  const [offer] = docs;
  if (!offer || !isOwnerCode(code, id, offer.email)) return null;
  const isOver =
    offer.state === 'unconfirmed' && Date.parse(offer.requestedAt) <= Date.now() - unconfirmedTime;
  return isOver || !(await isStillOwner(payload, offer, req)) ? null : offer;
}

/** Whether the home of an offer has the address of its sender: the office may have written that of another owner. */
async function isStillOwner(
  payload: BasePayload,
  { home, email }: Offer,
  req?: PayloadRequest,
): Promise<boolean> {
  const id = idOf(home);
  if (id === null) return true;
  const { docs } = await payload.find({
    collection: 'accommodations',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    trash: true,
    select: { ownerEmail: true },
    ...(req && { req }),
  });
  return docs.every(({ ownerEmail }) => ownerEmail === email);
}

/** Stores an offer until its sender has confirmed it, and sends the mail with the link for that. */
export const storeOffer = (
  database: Database,
  { site, email, texts }: { site: Site; email: string; texts: OfferTexts },
): Promise<void> =>
  database.write(async (_, req) => {
    const offer = await req.payload.create({
      collection,
      depth: 0,
      req,
      data: {
        uid: randomUUID(),
        state: 'unconfirmed',
        site,
        email,
        senderName: texts.ownerName,
        phone: texts.ownerPhone,
        title: texts.title,
        data: { ...texts, ownerEmail: email },
        requestedAt: isoTime(Date.now()),
      },
    });
    await mailSender(req, 'offer-confirm', offer);
  });

/** Makes a draft of an offer whose sender has confirmed it. Again, or at the same time, it changes nothing. */
export const confirmOffer = (database: Database, { id, site, data }: Offer): Promise<void> =>
  database.write(async (query, req) => {
    const now = isoTime(Date.now());
    const claimed = await query(sql`UPDATE offers SET state = 'waiting', confirmed_at = ${now},
      changed_at = ${now} WHERE id = ${id} AND state = 'unconfirmed' RETURNING id`);
    if (claimed.length === 0) return;
    const texts = readTexts(data);
    const home = await req.payload.create({
      collection: 'accommodations',
      draft: true,
      locale: site,
      depth: 0,
      req,
      data: { ...newHomeData(texts, site), _status: 'draft' },
    });
    const marks = await marksOf(req, home.id, texts);
    await req.payload.update({
      collection,
      id,
      depth: 0,
      req,
      data: { home: home.id, ...marks },
    });
  });

/** What a sender changes in an offer. */
interface Change {
  texts: OfferTexts | null;
  message: string;
}

/** What a correction changes in the row. A draft is changed at once; what visitors see waits for an editor. */
async function correct(
  req: PayloadRequest,
  offer: Offer,
  after: OfferTexts,
): Promise<Partial<Offer>> {
  const names = changedFields(readTexts(offer.data), after);
  const home = await homeOfOffer(req, offer);
  if (!home || names.length === 0) return {};
  if (home.isPublished) return { proposal: { ...after } };
  await changeDraft(req, home.id, { data: homeData(after, names), locale: offer.site });
  const { marks, similar } = await marksOf(req, home.id, after);
  // It is about photos, which a correction does not change.
  const ofPhotos = (offer.marks ?? []).filter((mark) => mark === 'samePicture');
  return {
    data: { ...after },
    title: after.title,
    marks: [...(marks ?? []), ...ofPhotos],
    similar,
  };
}

/**
 * Stores a correction and a message of the sender, so that the offer waits for the office.
 *
 * @returns false if the offer is closed
 */
export const changeOffer = (
  database: Database,
  link: { id: string; code: string },
  { texts, message }: Change,
): Promise<boolean> =>
  database.write(async (_, req) => {
    const offer = await findOffer(req.payload, link, req);
    if (!offer || !openStates.includes(offer.state)) return false;
    const corrected = texts ? await correct(req, offer, texts) : {};
    const messages = message ? withMessage(offer.messages, message, false) : offer.messages;
    await req.payload.update({
      collection,
      id: offer.id,
      depth: 0,
      req,
      data: { ...corrected, messages, state: 'waiting', changedAt: isoTime(Date.now()) },
    });
    return true;
  });

/** Takes an offer back: visitors no longer see its home. Again, it changes nothing. */
export const withdrawOffer = (
  database: Database,
  link: { id: string; code: string },
): Promise<boolean> =>
  database.write(async (_, req) => {
    const offer = await findOffer(req.payload, link, req);
    if (!offer || offer.state === 'refused') return false;
    if (offer.state === 'withdrawn') return true;
    await takeAway(req, offer);
    await req.payload.update({
      collection,
      id: offer.id,
      depth: 0,
      req,
      data: { state: 'withdrawn', proposal: null, changedAt: isoTime(Date.now()) },
    });
    return true;
  });

/** The form as the sender sees it by the link: the last correction, without the data with which the person is reached. */
export function shownTexts({ data, proposal }: Offer): Partial<OfferTexts> {
  const texts = readTexts(proposal ?? data);
  return Object.fromEntries(homeFieldNames.map((name) => [name, texts[name]]));
}
