import { type BasePayload, JobCancelledError, type TaskConfig } from 'payload';
import { recordDone, withLease } from '../jobs/leases';
import { isRecord } from '../lib/isRecord';
import { LogSafeError } from '@studium/shared/LogSafeError';
import { logError } from '../logs/logError';
import type { TaskSendMail } from '../payload-types';
import { MailError } from './MailError';
import { wakeMailRunner } from './MailRunner';
import type { Message } from './Message';
import { type QueuedMail, queuedMail } from './QueuedMail';
import { renderVisitorMail } from './renderVisitorMail';
import { sendMail } from './sendMail';
import { siteNameOf } from './siteNameOf';

/**
 * Twelve attempts in one and a half hours, with pauses of 2.7 seconds that double. Servers that do greylisting
 * (RFC 6647) accept a mail from a new sender only after some minutes, and a restart takes as long. The links in
 * most mails are valid for a day.
 */
const retries = { attempts: 11, backoff: { type: 'exponential', delay: 2700 } } as const;

/** Decrypts a mail. Null if the secret of the installation has changed since it was stored. */
function decrypt(secret: string, payload: BasePayload): QueuedMail | null {
  try {
    return queuedMail.parse(JSON.parse(payload.decrypt(secret)));
  } catch {
    return null;
  }
}

async function render(mail: QueuedMail, payload: BasePayload): Promise<Omit<Message, 'id'>> {
  if (!('kind' in mail)) return mail;
  const name = await siteNameOf(payload, mail.language).catch(() => 'Studium');
  return renderVisitorMail(mail, { name });
}

async function deliver(input: TaskSendMail['input'], payload: BasePayload): Promise<void> {
  const mail = decrypt(input.secret, payload);
  if (!mail) throw new JobCancelledError('The mail cannot be decrypted.');
  if (mail.to === '') return;
  try {
    await sendMail({ ...(await render(mail, payload)), id: `mail-${input.id}` });
  } catch (error) {
    if (error instanceof MailError && error.isFinal) throw new JobCancelledError(error.message);
    if (error instanceof MailError) throw error;
    logError('mail: not rendered', error);
    // The message of the other error may contain personal data, and this one is stored.
    throw new LogSafeError('The mail was not rendered. The log of the program has the reason.');
  }
}

/** Sends one mail of the queue. */
export const sendMailTask: TaskConfig<'sendMail'> = {
  slug: 'sendMail',
  interfaceName: 'TaskSendMail',
  inputSchema: [
    { name: 'id', type: 'text', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'owner', type: 'text', required: true },
    { name: 'secret', type: 'textarea', required: true },
  ],
  retries,
  handler: async ({ input, job, req }) => {
    await withLease(req.payload, job.id, () => deliver(input, req.payload));
    await recordDone(req.payload, job.id);
    // After an outage each run of the cron sends only a few mails; the runner sends the rest.
    wakeMailRunner();
    return { output: {} };
  },
};

/** The name of the mail in the input of a job, or undefined for other jobs. */
export const mailNameOf = (input: unknown): string | undefined =>
  isRecord(input) && typeof input.name === 'string' ? input.name : undefined;
