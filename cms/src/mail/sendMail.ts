import { env } from '../env';
import type { SendMail } from './Message';
import { openOutbox } from './openOutbox';
import { openSmtp } from './openSmtp';

// Global, because Next may load this module once per route but the program needs one pool of connections.
declare global {
  var studiumMailTransport: SendMail | undefined;
}

const openTransport = (): SendMail =>
  env.smtpUrl === undefined ? openOutbox(env.dataDir) : openSmtp(env.smtpUrl, env.mailFrom);

/** Makes one attempt to send a mail: through the server of SMTP_URL, or to the outbox. */
export const sendMail: SendMail = (message) =>
  (globalThis.studiumMailTransport ??= openTransport())(message);
