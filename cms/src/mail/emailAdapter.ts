import type { EmailAdapter, SendEmailOptions } from 'payload';
import { env } from '../env';
import { isRecord } from '../lib/isRecord';
import { mails } from './mails';
import type { Message } from './Message';

const content = (value: unknown): string => (typeof value === 'string' ? value : '');

const addressOf = (to: unknown): string => (isRecord(to) ? content(to.address) : content(to));

const plain = (html: string): string =>
  html
    .replace(/<a [^>]*href="([^"]+)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

function messageTo(to: unknown, mail: SendEmailOptions): Message {
  const html = content(mail.html);
  const text = content(mail.text) || plain(html);
  return { to: addressOf(to), subject: content(mail.subject), html, text, fromName: 'Studium' };
}

/** Sends Payload's own mails, which go to editors, through the same queue as all other mails. */
export const emailAdapter: EmailAdapter<void> = () => ({
  name: env.smtpUrl === undefined ? 'outbox' : 'smtp',
  defaultFromAddress: env.mailFrom.address,
  defaultFromName: env.mailFrom.name ?? 'Studium',
  async sendEmail(mail) {
    for (const to of [mail.to].flat()) mails.queue('to an editor', () => messageTo(to, mail));
  },
});
