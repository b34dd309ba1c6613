import { createTransport } from 'nodemailer';
import type { Env } from '../env';
import { isRecord } from '../lib/isRecord';
import { logError } from '../logs/logError';
import { isMailAddress } from './isMailAddress';
import { MailError } from './MailError';
import type { SendMail } from './Message';
import { oneLine } from './oneLine';

/** Codes of errors before a mail is sent: our own login or the encryption is refused. */
const connectionErrors = new Set<unknown>(['EAUTH', 'ETLS']);

/**
 * The error without the texts of the server, which may quote the receiver. A reply of 5yz (RFC 5321 §4.2.1) to the mail
 * itself is final.
 */
function mailErrorOf(error: unknown): MailError {
  const { code, responseCode } = isRecord(error) ? error : {};
  const codes = [code, responseCode].filter((one) => /^[A-Z0-9]{3,20}$/.test(String(one)));
  const isFinal = Number(responseCode) >= 500 && !connectionErrors.has(code);
  return new MailError(codes.join(' ') || 'The mail server did not accept the mail.', isFinal);
}

/** Hosts whose connections do not leave this machine. */
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether the connection must be encrypted: always with a password, except within this machine. Otherwise an attacker
 * on the line could let the server seem to support no encryption, and read the password and the mails.
 */
function needsEncryption(url: string): boolean {
  const { password, hostname } = new URL(url);
  return password !== '' && !localHosts.has(hostname);
}

/**
 * Creates a function that sends mails through a server, over a pool of at most 3 connections.
 *
 * @param url smtp:// or smtps://, with user name and password if the server requires them.
 */
export function openSmtp(url: string, from: Env['mailFrom']): SendMail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    dnsTimeout: 5000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    requireTLS: needsEncryption(url),
    // Texts from users must not make the library read files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text, html, fromName, headers, id }) => {
    if (!isMailAddress(to)) throw new MailError('The receiver is not an address.', true);
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
    } catch (error) {
      logError('mail: not accepted by the server', error);
      throw mailErrorOf(error);
    }
  };
}
