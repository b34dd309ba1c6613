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

/** Stores a mail about something that the owner of an account may not have done, with a link for a new password. */
export const queueSecurityMail = (
  req: PayloadRequest,
  kind: 'password-changed' | 'session-replayed',
  visitor: Pick<VisitorRow, 'email' | 'language' | 'fullName'>,
): Promise<void> =>
  queueAccountMail(req, kind, visitor, mailLink('resetPassword', visitor.language));
