/** A mail that is ready to be sent: one receiver, the body as text and HTML. */
export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The display name of the sender. */
  fromName?: string;
  /** Headers in addition to those of every mail. */
  headers?: Record<string, string>;
  /** The Message-ID, so that a repeated mail is recognised as the same. It is random by default. */
  id?: string;
}

/**
 * Makes one attempt to send a mail.
 *
 * @throws MailError when it was not accepted
 */
export type SendMail = (message: Message) => Promise<void>;
