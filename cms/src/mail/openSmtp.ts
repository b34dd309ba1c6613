import { createTransport } from 'nodemailer';
import type { Env } from '../env';
import { isRecord } from '../lib/isRecord';
import { logError } from '../logs/logError';
import { isMailAddress } from './isMailAddress';
import type { Sending } from './MailQueue';
import type { Message } from './Message';
import { oneLine } from './oneLine';

/** Whether the server said that it will never take this mail (RFC 5321 §4.2.1: a reply of 5yz). */
const isFinal = (error: unknown): boolean =>
  isRecord(error) && Number(error.responseCode) >= 500 && error.code !== 'EAUTH';

/**
 * Sends mails through a server, over at most 3 connections that are kept for the next ones.
 *
 * @param url smtp:// or smtps://, with name and password where the server asks for them.
 */
export function openSmtp(
  url: string,
  from: Env['mailFrom'],
): (message: Message) => Promise<Sending> {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    dnsTimeout: 5000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A text of somebody else's must never become a file or an address to read.
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
        // RFC 3834: nobody's holiday notice shall answer this.
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
