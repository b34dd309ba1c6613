import { z } from 'zod';
import { languageColumn } from '../db/columnTypes';

/** The mails to visitors about their account or a saved search, and to the owners of homes. */
const visitorMailKinds = [
  'activation',
  'account-exists',
  'password-reset',
  'password-changed',
  'email-change',
  'email-change-notice',
  'session-replayed',
  'account-deleted',
  'account-unused',
  'account-expired',
  'search-saved',
  'home-question',
  'home-reminder',
  'offer-confirm',
  'offer-question',
  'offer-accepted',
  'offer-refused',
] as const;

const visitorMail = z.object({
  kind: z.enum(visitorMailKinds),
  /** Empty for a mail that is not sent, see queueMailToNobody. */
  to: z.string(),
  language: languageColumn,
  fullName: z.string(),
  /** The target of the button, an address of the site. Without it there is no button. */
  link: z.string().optional(),
  /** The new email address of an account. */
  newEmail: z.string().optional(),
  /** What the office writes to this person. */
  words: z.array(z.string()).optional(),
  /** Entries with a line of facts each. */
  items: z
    .array(z.object({ title: z.string(), link: z.string(), facts: z.array(z.string()) }))
    .optional(),
});

const message = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  fromName: z.string().optional(),
});

/** A mail to a visitor or to the owner of homes. It is rendered when it is sent. */
export type VisitorMail = z.infer<typeof visitorMail>;

/** A mail as it is stored. */
export const queuedMail = z.union([visitorMail, message]);
export type QueuedMail = z.infer<typeof queuedMail>;
