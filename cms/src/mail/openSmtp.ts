import { createTransport } from 'nodemailer';
import type { Env } from '../env';
import { isRecord } from '../lib/isRecord';
import { logError } from '../logs/logError';
import { isMailAddress } from './isMailAddress';
import type { SendResult } from './MailQueue';
import type { Message } from './Message';
import { oneLine } from './oneLine';

/** Whether the server refused the mail permanently (RFC 5321 §4.2.1: a reply of 5yz). */
const isFinal = (error: unknown): boolean =>
  isRecord(error) && Number(error.responseCode) >= 500 && error.code !== 'EAUTH';

/**
 * Creates a function that sends mails through a server, over a pool of at most 3 connections.
 *
 * @param url smtp:// or smtps://, with user name and password if the server requires them.
 */
export function openSmtp(
  url: string,
  from: Env['mailFrom'],
): (message: Message) => Promise<SendResult> {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    dnsTimeout: 5000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Texts from users must not make the library read files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text, html, fromName, headers, id }) => {
    if (!isMailAddress(to)) return 'refused';
    try {
      await transport.sendMail({
        from: { name: from.name ?? oneLine(fromName ?? ''), address: from.address },
        to: { name: '', address: to },
        subject: oneLine(subject),
        text,
        html,
        // This prevents automatic replies (RFC 3834).
        headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
        ...(id !== undefined && { messageId: `<${id}@${from.address.split('@')[1]}>` }),
      });
      return 'sent';
    } catch (error) {
      logError('mail: not taken by the server', error);
      return isFinal(error) ? 'refused' : 'failed';
    }
  };
}
