import { isMailAddress } from '../mail/isMailAddress';
import { defaultSite, type Site, sites } from '../sites';
import { longestName, nameFault, plainName } from './fullName';
import { refusal } from './refusal';

/** An address as it is compared and stored. */
export const normalAddress = (email: string): string => email.normalize('NFC').trim().toLowerCase();

/**
 * The address that somebody types, checked.
 *
 * @throws GraphQLError EMAIL_INVALID
 */
export function readAddress(email: string): string {
  const address = normalAddress(email);
  if (!isMailAddress(address))
    throw refusal('EMAIL_INVALID', 'Email is not a valid email address.');
  return address;
}

/**
 * The name that somebody goes by; a nickname will do.
 *
 * @throws GraphQLError NAME_TOO_LONG or NAME_INVALID
 */
export function readFullName(name: string | null | undefined): string {
  const fault = nameFault(name ?? '');
  if (fault === 'tooLong')
    throw refusal('NAME_TOO_LONG', `Full Name should contain at most ${longestName} characters.`);
  if (fault) throw refusal('NAME_INVALID', 'Full Name is invalid.');
  return plainName(name ?? '');
}

/** The language of a language tag such as `en-GB`; null for one that the site does not have. */
export const languageOf = (tag: string | null | undefined): Site | null =>
  sites.find((site) => tag?.toLowerCase().split('-')[0] === site) ?? null;

/** The language for mails: that of a language tag, else Italian. */
export const readLanguage = (tag: string | null | undefined): Site =>
  languageOf(tag) ?? defaultSite;

/** The language of the page that asks, as the first tag of Accept-Language has it; null without. */
export const readPageLanguage = (header: string | null): Site | null =>
  languageOf(header?.split(/[,;]/)[0]?.trim());
