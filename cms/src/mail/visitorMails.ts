import { readSiteName } from './readSiteName';
import { mails } from './mails';
import { renderVisitorMail } from './renderVisitorMail';

/** A mail to a visitor about the own account. */
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
  /** Where the button leads: an address of the site. Without it there is no button. */
  link?: string;
  /** The address that an account is moving to. */
  newEmail?: string;
}

/** Sends a mail after this returns, which it does at once; a lost mail is noted in the log. */
export function queueVisitorMail(mail: VisitorMail): void {
  mails.queue(mail.kind, async () =>
    renderVisitorMail(mail, { name: await readSiteName(mail.language) }),
  );
}
