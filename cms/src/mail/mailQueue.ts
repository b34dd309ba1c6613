import { createHmac, randomUUID } from 'node:crypto';
import type { BasePayload, PayloadRequest, Where } from 'payload';
import { keyFor } from '../accounts/keys';
import { afterCommit } from '../db/afterCommit';
import { mailQueue } from '../jobs/queues';
import { wakeMailRunner } from './MailRunner';
import type { QueuedMail } from './QueuedMail';

const collection = 'payload-jobs';
const isMail: Where = { taskSlug: { equals: 'sendMail' } };

/** A digest of an address, so that the mails of a person can be deleted although they are encrypted. */
const digestOf = (address: string): string =>
  createHmac('sha256', keyFor('mail owner')).update(address).digest('hex');

/**
 * Stores a mail in the transaction of a request, encrypted. It is sent after the commit.
 *
 * @param name The name of the mail in the admin and in the log. It must not identify the receiver.
 * @param owner The address of the person whose data the mail contains; by default the receiver's.
 */
export async function queueMail(
  req: PayloadRequest,
  name: string,
  mail: QueuedMail,
  owner = mail.to,
): Promise<void> {
  const { payload } = req;
  const secret = payload.encrypt(JSON.stringify(mail));
  const input = { id: randomUUID(), name, owner: digestOf(owner), secret };
  await payload.jobs.queue({ task: 'sendMail', queue: mailQueue, input, req });
  await afterCommit(req, wakeMailRunner);
}

/** Deletes the waiting and failed mails of a person, in the transaction of a request. */
export async function deleteMailsOf(req: PayloadRequest, address: string): Promise<void> {
  const own: Where = { 'input.owner': { equals: digestOf(address) } };
  // A mail that is being sent cannot be taken back.
  const where: Where = { and: [isMail, own, { processing: { not_equals: true } }] };
  await req.payload.db.deleteMany({ collection, where, req });
}

const count = async (payload: BasePayload, where: Where): Promise<number> =>
  (await payload.db.count({ collection, where })).totalDocs;

/** The number of mails that are waiting or being sent, of all programs that share the database. */
export const countWaitingMails = (payload: BasePayload): Promise<number> =>
  count(payload, {
    and: [isMail, { hasError: { not_equals: true } }, { completedAt: { exists: false } }],
  });
