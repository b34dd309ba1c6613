import { env } from '../env';
import { MailQueue, type SendResult } from './MailQueue';
import type { Message } from './Message';
import { openOutbox } from './openOutbox';
import { openSmtp } from './openSmtp';

interface Mails {
  mailQueue: MailQueue;
  send: (message: Message) => Promise<SendResult>;
}

// The instance is global, because Next may load this module once per route but the program needs one queue.
declare global {
  var studiumMails: Mails | undefined;
}

const openMails = (): Mails => ({
  mailQueue: new MailQueue({ log: (message) => console.error(message) }),
  send: env.smtpUrl === undefined ? openOutbox(env.dataDir) : openSmtp(env.smtpUrl, env.mailFrom),
});

/** Sends all mails of the program: through the server of SMTP_URL, or to the outbox. */
export const mails = {
  /** Renders and sends a mail later, with retries. */
  queue(name: string, render: () => Message | Promise<Message>): void {
    const { mailQueue, send } = (globalThis.studiumMails ??= openMails());
    mailQueue.add(name, async () => send(await render()));
  },
  /** Makes one attempt to send a mail and returns its result. */
  send: (message: Message): Promise<SendResult> =>
    (globalThis.studiumMails ??= openMails()).send(message),
  /** Returns the number of pending mails. */
  waiting: (): number => globalThis.studiumMails?.mailQueue.length ?? 0,
  /** Retries pending mails without pauses, at the end of the program. Resolves when none is pending. */
  finish: (): Promise<void> => (globalThis.studiumMails ??= openMails()).mailQueue.finish(),
};
