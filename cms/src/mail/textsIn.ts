import { mails } from '@studium/shared/town/mails';
import type { Site } from '../sites';

/** The texts of mails in one language. */
export type MailTexts = (typeof mails)[Site];

/** Returns the texts of mails in a language. */
export const textsIn = (site: Site): MailTexts => mails[site];
