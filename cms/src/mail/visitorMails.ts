import type { PayloadRequest } from 'payload';
import { queueMail } from './mailQueue';
import type { VisitorMail } from './QueuedMail';

/**
 * Stores a mail to a visitor in the transaction of a request. It is sent after the commit.
 *
 * @param owner The address of the account, if it is not the receiver's.
 */
export const queueVisitorMail = (
  req: PayloadRequest,
  mail: VisitorMail,
  owner?: string,
): Promise<void> => queueMail(req, mail.kind, mail, owner);

/**
 * Stores a mail that is not sent, so that a request without an account takes as long as one with it. Its code is
 * stored too, and the next purge deletes it.
 */
export const queueMailToNobody = (
  req: PayloadRequest,
  { kind, language, link }: Pick<VisitorMail, 'kind' | 'language' | 'link'>,
): Promise<void> => queueVisitorMail(req, { kind, language, link, to: '', fullName: '' });
