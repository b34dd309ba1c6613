import { readSiteName } from './readSiteName';
import { mails } from './mails';
import { renderVisitorMail } from './renderVisitorMail';

/** A mail to a visitor about their account. */
export interface VisitorMail {
  kind:
    | 'activation'
    | 'account-exists'
    | 'password-reset'
    | 'password-changed'
    | 'email-change'
    | 'email-change-notice'
    | 'session-replayed'
    | 'account-deleted'
    | 'search-saved';
  to: string;
  language: 'it' | 'en';
  fullName: string;
  /** The target of the button, an address of the site. Without it there is no button. */
  link?: string;
  /** The new email address of an account. */
  newEmail?: string;
}

/** Queues a mail and returns immediately. A lost mail is logged. */
export function queueVisitorMail(mail: VisitorMail): void {
  mails.queue(mail.kind, async () =>
    renderVisitorMail(mail, { name: await readSiteName(mail.language) }),
  );
}
