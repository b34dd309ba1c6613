import type { PayloadRequest } from 'payload';
import type { VisitorMail } from '../mail/QueuedMail';
import { queueVisitorMail } from '../mail/visitorMails';
import { ownerLink } from '../owners/ownerLink';
import type { Offer } from '../payload-types';

type Kind = Extract<VisitorMail['kind'], `offer-${string}`>;

/**
 * Stores a mail to the sender of an offer in the transaction of a request, with the link to the offer.
 *
 * @param words what the office writes. Until the sender has confirmed, a mail contains nothing that was typed.
 */
export const mailSender = (
  req: PayloadRequest,
  kind: Kind,
  {
    uid,
    email,
    site,
    state,
    senderName,
  }: Pick<Offer, 'uid' | 'email' | 'site' | 'state' | 'senderName'>,
  words: string[] = [],
): Promise<void> =>
  queueVisitorMail(req, {
    kind,
    to: email,
    language: site,
    fullName: state === 'unconfirmed' ? '' : (senderName ?? ''),
    link: ownerLink(site, uid, email, 'offer'),
    ...(words.length > 0 && { words }),
  });
