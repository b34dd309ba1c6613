import type { PayloadRequest } from 'payload';
import type { VisitorMail } from '../mail/QueuedMail';
import { queueVisitorMail } from '../mail/visitorMails';
import type { VisitorRow } from './visitors';
import { mailLink } from './mailLink';

/** Stores a mail to the owner of an address in the transaction of a request. It is sent after the commit. */
export const queueAccountMail = (
  req: PayloadRequest,
  kind: VisitorMail['kind'],
  { email, language, fullName }: Pick<VisitorRow, 'email' | 'language' | 'fullName'>,
  link?: string,
): Promise<void> =>
  queueVisitorMail(req, { kind, to: email, language, fullName: fullName ?? '', link });

/** Stores the mail about a new password, which the owner of the account may not have set, with a link for another one. */
export const queuePasswordMail = (
  req: PayloadRequest,
  visitor: Pick<VisitorRow, 'email' | 'language' | 'fullName'>,
): Promise<void> =>
  queueAccountMail(req, 'password-changed', visitor, mailLink('resetPassword', visitor.language));
