import type { EmailAdapter } from 'payload';
import { env } from '../env';
import { LogSafeError } from '@studium/shared/LogSafeError';

/**
 * Refuses mails that Payload would send by itself, because they would bypass the queue. The only such mail of
 * this configuration is turned off, see queueResetMail.
 */
export const emailAdapter: EmailAdapter<void> = () => ({
  name: 'queue',
  defaultFromAddress: env.mailFrom.address,
  defaultFromName: env.mailFrom.name ?? 'Studium',
  sendEmail: () => Promise.reject(new LogSafeError('Mails are stored with queueMail.')),
});
