import { domainToASCII, domainToUnicode } from 'node:url';
import { cleanAddress } from '@studium/shared/letters';
import { maxNameLength, nameFault, normalizeName } from '@studium/shared/fullName';
import { isMailAddress } from '../mail/isMailAddress';
import { defaultSite, type Site, sites } from '../sites';
import { refusal } from './refusal';

/**
 * Normalises an email address for comparison and storage. Mail is sent to the domain in its ASCII form, which
 * `ｇmail.com` and `gmail.com` share: with the spelling as it was typed, one mailbox could have many accounts, and
 * many times the mails that the limits allow.
 */
export function normalizeEmail(email: string): string {
  const address = cleanAddress(email).normalize('NFC').toLowerCase();
  // The function for domains cuts other texts at some characters.
  if (!isMailAddress(address)) return address;
  const [name = '', domain = ''] = address.split('@');
  return `${name}@${domainToUnicode(domainToASCII(domain)) || domain}`;
}

/**
 * The mailbox of a normalised address, for limits of mails: without dots and without what follows a plus sign in the
 * name, which many providers ignore. With a limit for each spelling, one mailbox could get any number of mails.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.replace(/(?<=.)\+.*$/, '').replaceAll('.', '')}@${domain}`;
}

/**
 * Validates and normalises an email address that a person typed.
 *
 * @throws GraphQLError EMAIL_INVALID
 */
export function readAddress(email: string): string {
  const address = normalizeEmail(email);
  if (!isMailAddress(address))
    throw refusal('EMAIL_INVALID', 'Email is not a valid email address.');
  return address;
}

/**
 * Validates and normalises a person's name, which may be a nickname.
 *
 * @throws GraphQLError NAME_TOO_LONG or NAME_INVALID
 */
export function readFullName(name: string | null | undefined): string {
  const fault = nameFault(name ?? '');
  if (fault === 'tooLong')
    throw refusal('NAME_TOO_LONG', `Full Name should contain at most ${maxNameLength} characters.`);
  if (fault) throw refusal('NAME_INVALID', 'Full Name is invalid.');
  return normalizeName(name ?? '');
}

/** Returns the language of a language tag such as `en-GB`, or null if the site does not support it. */
export const languageOf = (tag: string | null | undefined): Site | null =>
  sites.find((site) => tag?.toLowerCase().split('-')[0] === site) ?? null;

/** Returns the language for mails: that of a language tag, or Italian by default. */
export const readLanguage = (tag: string | null | undefined): Site =>
  languageOf(tag) ?? defaultSite;

/** Returns the language of the requesting page from the first tag of Accept-Language, or null. */
export const readPageLanguage = (header: string | null): Site | null =>
  languageOf(header?.split(/[,;]/)[0]?.trim());
