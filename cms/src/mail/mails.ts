import { env } from '../env';
import { MailQueue, type Sending } from './MailQueue';
import type { Message } from './Message';
import { openOutbox } from './openOutbox';
import { openSmtp } from './openSmtp';

interface Mails {
  waiting: MailQueue;
  send: (message: Message) => Promise<Sending>;
}

// Next may load this module once per route; one program has one queue and one set of connections.
declare global {
  var studiumMails: Mails | undefined;
}

const open = (): Mails => ({
  waiting: new MailQueue({ log: (message) => console.error(message) }),
  send: env.smtpUrl === undefined ? openOutbox(env.dataDir) : openSmtp(env.smtpUrl, env.mailFrom),
});

/** The way of every mail of the program: to the server of SMTP_URL, or into the outbox. */
export const mails = {
  /** Sends what `make` makes, later, trying again when it fails. */
  queue(name: string, make: () => Message | Promise<Message>): void {
    const { waiting, send } = (globalThis.studiumMails ??= open());
    waiting.add(name, async () => send(await make()));
  },
  /** Sends a mail now, and says what became of it. */
  send: (message: Message): Promise<Sending> => (globalThis.studiumMails ??= open()).send(message),
  /** How many are on their way. */
  waiting: (): number => globalThis.studiumMails?.waiting.length ?? 0,
  /** At the end of the program: what waits for its next try, tries at once. Resolves when nothing is on its way. */
  finish: (): Promise<void> => (globalThis.studiumMails ??= open()).waiting.finish(),
  /** Whether `finish` was called. */
  isFinishing: (): boolean => globalThis.studiumMails?.waiting.isFinishing ?? false,
  /** Resolves when `finish` was called and nothing is on its way. */
  finished: (): Promise<void> => (globalThis.studiumMails ??= open()).waiting.finished(),
};
