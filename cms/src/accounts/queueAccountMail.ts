import type { PayloadRequest } from 'payload';
import type { VisitorMail } from '../mail/QueuedMail';
import { queueVisitorMail } from '../mail/visitorMails';
import type { VisitorRow } from './visitors';

/** Stores a mail to the owner of an address in the transaction of a request. It is sent after the commit. */
export const queueAccountMail = (
  req: PayloadRequest,
  kind: VisitorMail['kind'],
  { email, language, fullName }: Pick<VisitorRow, 'email' | 'language' | 'fullName'>,
  link?: string,
): Promise<void> =>
  queueVisitorMail(req, { kind, to: email, language, fullName: fullName ?? '', link });
